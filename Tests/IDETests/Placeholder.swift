// import Testing
