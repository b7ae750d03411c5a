import type { PictureKind } from "../seed.ts";
import type { Look } from "./look.ts";
import { around } from "./drawing.ts";
import { group, n, oval } from "./shapes.ts";

/** The three pictures of one kind of thing, each drawn on the 1080 × 1340 canvas. */
export interface Study {
  front(look: Look): string;
  angle(look: Look): string;
  detail(look: Look): string;
  /** With what it needs to stand free in a banner. */
  staged?(look: Look): string;
  /** It sizes itself: against something of a known size, or because there is only one size. */
  ownSize?: true;
}

/** A family of drawings; the register in draw-study.ts proves that together they cover every kind. */
export type Family = Partial<Record<PictureKind, Study>>;

/** Enlarges the neighbourhood of (`x`, `y`) to fill the canvas. */
export function closeUp(content: string, x: number, y: number, zoom: number): string {
  return group(content, `translate(540 670) scale(${zoom}) translate(${n(-x)} ${n(-y)})`);
}

/** The soft shadow of a thing standing on the ground. A gradient, because a blur of this size costs a second. */
export function shadow(look: Look, cx: number, cy: number, rx: number, ry = Math.max(16, rx * 0.07)): string {
  const dusk = look.paint.radial(0.5, 0.5, 0.5, [0, "#1a2130", 0.34], [0.55, "#1a2130", 0.17], [1, "#1a2130", 0]);
  return oval(cx, cy, rx * 1.1, ry * 1.35, dusk, around);
}
