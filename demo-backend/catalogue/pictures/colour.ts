type Rgb = readonly [number, number, number];

const named: Record<string, string> = {
  black: "#000000",
  white: "#ffffff",
  silver: "#c0c0c0",
  gray: "#808080",
  grey: "#808080",
  red: "#ff0000",
  maroon: "#800000",
  blue: "#0000ff",
  navy: "#000080",
  green: "#008000",
  teal: "#008080",
  olive: "#808000",
  purple: "#800080",
  orange: "#ffa500",
  yellow: "#ffff00",
  gold: "#ffd700",
  pink: "#ffc0cb",
  brown: "#a52a2a",
  beige: "#f5f5dc",
  ivory: "#fffff0",
  coral: "#ff7f50",
  lavender: "#e6e6fa",
  turquoise: "#40e0d0",
  indigo: "#4b0082",
};

function parseColour(css: string): Rgb {
  const text = css.trim().toLowerCase();
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(named[text] ?? text)?.[1];
  if (hex) {
    const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join("") : hex;
    return [0, 2, 4].map((at) => parseInt(full.slice(at, at + 2), 16)) as unknown as Rgb; // three offsets, three channels
  }
  const channels = /^rgb\((\d{1,3})[ ,]+(\d{1,3})[ ,]+(\d{1,3})\)$/.exec(text);
  if (channels) return [Number(channels[1]), Number(channels[2]), Number(channels[3])];
  throw new Error(`drawing a picture: the colour is not hex, rgb() or a known name (${css})`);
}

function toHex(colour: Rgb): string {
  return `#${colour
    .map((channel) =>
      Math.round(clamp(channel, 0, 255))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** `share` of `other`, from 0 to 1. */
export function mix(colour: string, other: string, share: number): string {
  const [a, b] = [parseColour(colour), parseColour(other)];
  return toHex([0, 1, 2].map((i) => (a[i] ?? 0) * (1 - share) + (b[i] ?? 0) * share) as unknown as Rgb); // three channels in, three out
}

export const tint = (colour: string, share: number): string => mix(colour, "#ffffff", share);
export const shade = (colour: string, share: number): string => mix(colour, "#0b0d12", share);

/** 0 (black) to 1 (white). */
export function brightness(colour: string): number {
  const [red, green, blue] = parseColour(colour);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/** 0 for greys, 1 for a pure colour. */
export function saturation(colour: string): number {
  const channels = parseColour(colour);
  const high = Math.max(...channels);
  return high === 0 ? 0 : (high - Math.min(...channels)) / high;
}

/** Keeps saturation and brightness. */
export function turnHue(colour: string, degrees: number): string {
  const [red, green, blue] = parseColour(colour);
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin, third, root] = [Math.cos(angle), Math.sin(angle), 1 / 3, Math.sqrt(1 / 3)];
  const same = cos + third * (1 - cos);
  const next = third * (1 - cos) - root * sin;
  const last = third * (1 - cos) + root * sin;
  return toHex([
    red * same + green * next + blue * last,
    red * last + green * same + blue * next,
    red * next + green * last + blue * same,
  ]);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
