import { group, stroke } from "./shapes.ts";

/** Vector capitals, ten high, so that pictures do not depend on installed fonts. */
const letters: Record<string, [width: number, d: string]> = {
  A: [8, "M0 10L4 0L8 10M1.5 6.6H6.5"],
  B: [6.6, "M0 4.8H3.8A2.4 2.4 0 0 0 3.8 0H0V10H4A2.6 2.6 0 0 0 4 4.8"],
  C: [8, "M8 1.9A5 5 0 1 0 8 8.1"],
  D: [7.6, "M0 0V10H2.8A4.9 5 0 0 0 2.8 0Z"],
  E: [5.8, "M5.8 0H0V10H5.8M0 4.9H5"],
  F: [5.6, "M5.6 0H0V10M0 4.9H4.8"],
  G: [8.6, "M8.2 1.9A5 5 0 1 0 8.6 5.3H5.4"],
  H: [7.2, "M0 0V10M7.2 0V10M0 4.9H7.2"],
  I: [0, "M0 0V10"],
  J: [4.6, "M4.6 0V7.4A2.3 2.6 0 0 1 0 7.6"],
  K: [6.8, "M0 0V10M6.6 0L0 6M2.4 4L6.8 10"],
  L: [5.4, "M0 0V10H5.4"],
  M: [9, "M0 10V0L4.5 6.8L9 0V10"],
  N: [7.4, "M0 10V0L7.4 10V0"],
  O: [10, "M5 0A5 5 0 1 0 5 10A5 5 0 1 0 5 0Z"],
  P: [6.2, "M0 10V0H3.5A2.7 2.7 0 0 1 3.5 5.5H0"],
  Q: [10, "M5 0A5 5 0 1 0 5 10A5 5 0 1 0 5 0ZM6.2 6.8L9.6 10.4"],
  R: [6.6, "M0 10V0H3.6A2.7 2.7 0 0 1 3.6 5.4H0M3.2 5.4L6.6 10"],
  S: [
    6.2,
    "M6 1.8C5.5.6 4.4 0 3.1 0C1.4 0 .2 1 .2 2.5C.2 4 1.4 4.5 3.1 4.9C5 5.3 6.2 6 6.2 7.5C6.2 9 5 10 3.2 10C1.6 10 .5 9.3 0 8",
  ],
  T: [7, "M0 0H7M3.5 0V10"],
  U: [7.2, "M0 0V6.4A3.6 3.6 0 0 0 7.2 6.4V0"],
  V: [8, "M0 0L4 10L8 0"],
  W: [11.4, "M0 0L2.8 10L5.7 1L8.6 10L11.4 0"],
  X: [7.4, "M0 0L7.4 10M7.4 0L0 10"],
  Y: [7.6, "M0 0L3.8 5.2L7.6 0M3.8 5.2V10"],
  Z: [6.8, "M0 0H6.8L0 10H6.8"],
  "0": [6.8, "M3.4 0C1.2 0 0 2 0 5S1.2 10 3.4 10S6.8 8 6.8 5S5.6 0 3.4 0Z"],
  "1": [3, "M0 1.8L3 0V10"],
  "2": [6, "M.2 2.6A2.8 2.7 0 0 1 5.8 2.8C5.8 5 2.6 6.6 0 10H6"],
  "3": [6, "M.4 0H5.8L2.8 4A3 3 0 1 1 0 8.4"],
  "4": [6.8, "M5 10V0L0 7.2H6.8"],
  "5": [6, "M5.6 0H.9L.5 4.4C3.2 2.9 6 4.4 6 6.8C6 9 4.4 10 2.8 10C1.5 10 .5 9.4 0 8.4"],
  "6": [6.2, "M5.4 0L1 4.9A3.1 3.1 0 1 0 3 3.8"],
  "7": [6, "M0 0H6L2 10"],
  "8": [6, "M3 4.7A2.3 2.35 0 1 0 3 0A2.3 2.35 0 1 0 3 4.7A2.7 2.65 0 1 0 3 10A2.7 2.65 0 1 0 3 4.7Z"],
  "9": [6.2, "M.8 10L5.2 5.1A3.1 3.1 0 1 0 3.2 6.2"],
  "-": [3.4, "M0 5.2H3.4"],
  "+": [5, "M0 5.2H5M2.5 2.7V7.7"],
  ".": [0, "M0 9.9V10"],
  ":": [0, "M0 3V3.1M0 8V8.1"],
  "/": [4, "M0 11L4 -1"],
  "%": [8, "M7 0L1 10M1.7 .4A1.4 1.6 0 1 0 1.71 .4M6.4 6.4A1.4 1.6 0 1 0 6.41 6.4"],
  "₹": [6, "M0 0H6M0 3H6M0 0H1.8A3 3 0 0 1 1.8 6H.2L4.6 10"],
};

const space = 3.6;

interface Style {
  height: number;
  colour: string;
  /** In hundredths of the letter height. */
  weight?: number;
  /** In hundredths of the letter height. */
  tracking?: number;
  opacity?: number;
  /** A longer word is set smaller. */
  fit?: number;
}

/** Centred. Skips unknown characters. */
export function word(text: string, cx: number, cy: number, style: Style): string {
  const tracking = (style.tracking ?? 26) / 10;
  const signs = [...text.toUpperCase()].filter((sign) => sign === " " || letters[sign]);
  let pen = 0;
  const strokes = signs.map((sign) => {
    const [width, d] = letters[sign] ?? [space, ""];
    const at = pen;
    pen += width + tracking;
    return d ? group(stroke(d, style.colour, (style.weight ?? 13) / 10), `translate(${at.toFixed(2)} 0)`) : "";
  });
  const width = Math.max(pen - tracking, 0.1);
  const scale = Math.min(style.height / 10, (style.fit ?? Infinity) / width);
  const place = `translate(${(cx - (width * scale) / 2).toFixed(2)} ${(cy - 5 * scale).toFixed(2)}) scale(${scale.toFixed(4)})`;
  return group(strokes.join(""), place, style.opacity === undefined ? "" : `opacity="${style.opacity}"`);
}
