import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type CssColor, transform } from "lightningcss";

type Rgb = readonly [red: number, green: number, blue: number];
/** Colours by token, without `--color-`; null if not opaque or not in sRGB. */
type Theme = ReadonlyMap<string, Rgb | null>;

/** Text on each ground it stands on: at least 4.5:1 (WCAG 1.4.3). */
const TEXTS: readonly (readonly [text: string, ...grounds: string[]])[] = [
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
const MARKS: typeof TEXTS = [
  ["control", "page", "surface"],
  ["star", "surface"],
  ["brand", "surface", "page"],
];
const OTHERS = [
  "--color-line",
  "--font-sans",
  ...["xs", "s", "m", "l", "xl", "2xl", "3xl"].map((size) => `--text-${size}`),
  ...["--tracking-display", "--radius-card", "--radius-control", "--shadow-panel", "--cut"],
];
/** Tokens that a brand must have. */
export const TOKENS = [...new Set([...TEXTS, ...MARKS].flat().map((name) => `--color-${name}`)), ...OTHERS];

/** What is wrong with the brand in `folder`, one sentence each. */
export function brandFaults(folder: string): string[] {
  const absent = ["tokens.css", "logo.svg"].filter((name) => !existsSync(join(folder, name)));
  if (absent.length > 0) return absent.map((name) => `${join(folder, name)} is missing`);
  const file = join(folder, "tokens.css");
  const { names, light, dark } = readTokens(readFileSync(file, "utf8"));
  const missing = TOKENS.filter((name) => !names.has(name)).map((name) => `${name} is missing`);
  const faults = missing.length > 0 ? missing : [...themeFaults("light", light), ...themeFaults("dark", dark)];
  return [...new Set(faults)].map((fault) => `${file}: ${fault}`);
}

/** All tokens, and the colours of each theme. What is in a media query is the dark theme's. */
export function readTokens(css: string): { names: ReadonlySet<string>; light: Theme; dark: Theme } {
  const [names, light, own] = [new Set<string>(), new Map<string, Rgb | null>(), new Map<string, Rgb | null>()];
  let isDark = false;
  transform({
    filename: "tokens.css",
    code: new TextEncoder().encode(css),
    customAtRules: { theme: { prelude: null, body: "declaration-list" } },
    visitor: {
      Rule: { media: () => void (isDark = true) },
      RuleExit: { media: () => void (isDark = false) },
      Declaration: {
        custom({ name, value: [value] }) {
          names.add(name);
          if (!name.startsWith("--color-")) return;
          (isDark ? own : light).set(
            name.slice("--color-".length),
            value?.type === "color" ? toRgb(value.value) : null,
          );
        },
      },
    },
  });
  return { names, light, dark: new Map([...light, ...own]) };
}

function toRgb(color: CssColor): Rgb | null {
  if (typeof color === "string" || color.type !== "rgb" || color.alpha < 1) return null;
  return [color.r, color.g, color.b];
}

function themeFaults(themeName: string, theme: Theme): string[] {
  return [...faultsOf(TEXTS, 4.5), ...faultsOf(MARKS, 3)];
  function faultsOf(rows: typeof TEXTS, need: number): string[] {
    return rows.flatMap(([mark, ...grounds]) => grounds.flatMap((ground) => faultOf(mark, ground, need)));
  }
  function faultOf(mark: string, ground: string, need: number): string[] {
    const [one, other] = [theme.get(mark), theme.get(ground)];
    if (!one || !other) return [`--color-${one ? ground : mark} has to be opaque: #rrggbb, rgb() or hsl()`];
    const ratio = contrast(one, other);
    if (ratio >= need) return [];
    const known = Math.floor(ratio * 100) / 100;
    return [`in the ${themeName} theme, ${mark} on ${ground} has a contrast of ${known}:1 and needs ${need}:1`];
  }
}

function contrast(...colors: [Rgb, Rgb]): number {
  const [lighter = 0, darker = 0] = colors.map(luminance).sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
