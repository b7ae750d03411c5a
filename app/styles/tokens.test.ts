import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const source = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const [light = "", dark = ""] = source.split("prefers-color-scheme: dark");
const colours = (text: string) =>
  new Map([...text.matchAll(/--color-([\w-]+): (#\w+);/g)].map(([, name, hex]) => [name, hex]));
const themes = { light: colours(light), dark: new Map([...colours(light), ...colours(dark)]) };

/** Text on each ground: at least 4.5:1 (WCAG 1.4.3). */
const texts: readonly (readonly [text: string, ...grounds: string[]])[] = [
  ["ink", "page", "surface", "sunken", "tile", "brand-soft", "ok-soft", "warn-soft", "danger-soft"],
  ["muted", "page", "surface", "sunken", "tile", "brand-soft"],
  ["brand", "page", "surface", "sunken", "tile", "brand-soft"],
  ["brand-strong", "page", "surface", "brand-soft"],
  ["on-brand", "brand", "brand-strong"],
  ["on-deep", "deep"],
  ["on-deep-muted", "deep"],
  ["spark", "deep"],
  ["on-spark", "spark"],
  ["on-spark-soft", "spark-soft"],
  ["danger", "page", "surface", "danger-soft"],
  ["ok", "page", "surface", "ok-soft"],
  ["warn", "page", "surface", "warn-soft"],
];
/** Outlines of controls and marks without text: at least 3:1 (WCAG 1.4.11). */
const marks: typeof texts = [
  ["control", "page", "surface"],
  ["star", "surface"],
  ["brand", "surface", "page"],
];

describe.each(Object.entries(themes))("the %s theme", (_, theme) => {
  test.each(pairs(texts))("text %s on %s: at least 4.5:1", (text, ground) => {
    expect(contrast(theme, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(marks))("%s on %s: at least 3:1", (mark, ground) => {
    expect(contrast(theme, mark, ground)).toBeGreaterThanOrEqual(3);
  });

  test("has every colour of the other one, or keeps it on purpose", () => {
    const kept = [...theme].filter(([name, hex]) => themes.light.get(name) === hex).map(([name]) => name);
    if (theme === themes.dark) expect(kept).toEqual(["on-deep", "on-deep-muted", "spark", "on-spark"]);
  });
});

function pairs(rows: typeof texts): [string, string][] {
  return rows.flatMap(([text, ...grounds]) => grounds.map((ground): [string, string] => [text, ground]));
}

function contrast(theme: ReadonlyMap<string | undefined, string | undefined>, ...names: [string, string]): number {
  const [lighter = 0, darker = 0] = names.map((name) => luminance(theme.get(name))).sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string | undefined): number {
  if (!hex) throw new Error("no such colour");
  const digits = hex.length === 4 ? hex.replace(/[^#]/g, "$&$&") : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(digits.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
