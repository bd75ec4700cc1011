// A token's value in few words.
"use strict";

/** `#RRGGBBAA` without an alpha that hides nothing. */
function hex(color) {
  return color.endsWith("FF") && color.length === 9 ? color.slice(0, 7) : color;
}

function member(name, value) {
  const said = describe(value);
  return said ? [`${name}: ${said}`] : [];
}

function font(value) {
  const lineHeight = value.lineHeight == null ? undefined : `line ${value.lineHeight}`;
  return [value.family, value.textStyle, value.size, value.weight, lineHeight].filter((part) => part != null).join(" ");
}

/** @param value As `parlance tokens --format json` gives it. */
function describe(value) {
  if (value == null) return "";
  if (typeof value === "string") return value.startsWith("#") ? hex(value) : value;
  if (typeof value !== "object") return String(value);
  if (Array.isArray(value)) return value.map(describe).join(", ");
  if (value.ref) return value.ref;
  if (value.system) return value.system;
  if (value.light) return [value.light, value.dark].filter(Boolean).map(hex).join(" / ");
  if (value.properties) return Object.entries(value.properties).flatMap(([name, one]) => member(name, one)).join(", ");
  if (value.size != null || value.textStyle) return font(value);
  if (value.value != null) return describe(value.value);
  if (value.class) return value.base ? `${value.class}: ${value.base}` : value.class;
  return Object.entries(value).flatMap(([name, one]) => member(name, one)).join(", ");
}

module.exports = { describe };
