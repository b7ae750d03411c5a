import valueParser from "postcss-value-parser";
import { numberOf } from "./values.server";

/**
 * Whether text on the merchant's background is dark or light. Null without one: then it is on the
 * shop's ground, which follows the theme. `colour`: checked.
 */
export function groundOf(colour: string | undefined, hasPicture: boolean): "light" | "dark" | null {
  const channels = colour ? channelsOf(colour) : null;
  const isSolid = channels !== null && channels.alpha >= 0.5;
  if (!isSolid) return hasPicture ? "light" : null;
  return channels.luminance < 0.35 ? "dark" : "light";
}

interface Channels {
  /** 0 to 1, by the eye: weighted, not linear. */
  readonly luminance: number;
  readonly alpha: number;
}

/** Null for `transparent`. Other names are taken as light. */
function channelsOf(colour: string): Channels | null {
  if (colour.startsWith("#")) return ofHex(colour.slice(1));
  if (colour.startsWith("rgb") || colour.startsWith("hsl")) return ofFunction(colour);
  const named = NAMED[colour];
  return named ? ofHex(named) : colour === "transparent" ? null : { luminance: 1, alpha: 1 };
}

const NAMED: Readonly<Record<string, string>> = {
  black: "000",
  navy: "000080",
  maroon: "800000",
  purple: "800080",
  green: "008000",
  teal: "008080",
  blue: "00f",
  darkblue: "00008b",
  darkred: "8b0000",
  darkgreen: "006400",
  indigo: "4b0082",
  midnightblue: "191970",
};

function ofHex(digits: string): Channels {
  const long = digits.length <= 4 ? [...digits].map((digit) => digit + digit).join("") : digits;
  const [red = 0, green = 0, blue = 0, alpha = 255] = [0, 2, 4, 6]
    .filter((at) => at < long.length)
    .map((at) => Number.parseInt(long.slice(at, at + 2), 16));
  return { luminance: luminanceOf(red, green, blue), alpha: alpha / 255 };
}

function ofFunction(colour: string): Channels {
  const [call] = valueParser(colour).nodes;
  const nodes = call?.type === "function" ? call.nodes : [];
  const found = nodes.flatMap((node) => (node.type === "word" ? (numberOf(node.value) ?? []) : []));
  const [red = 0, green = 0, blue = 0] = found.map(({ number, unit }) => (unit === "%" ? number * 2.55 : number));
  const alpha = found[3];
  const luminance = colour.startsWith("hsl") ? (found[2]?.number ?? 100) / 100 : luminanceOf(red, green, blue);
  return { luminance, alpha: alpha ? (alpha.unit === "%" ? alpha.number / 100 : alpha.number) : 1 };
}

function luminanceOf(red: number, green: number, blue: number): number {
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}
