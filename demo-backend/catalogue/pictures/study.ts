import type { PictureKind } from "../seed.ts";
import type { Look } from "./look.ts";
import { around } from "./drawing.ts";
import { group, n, oval } from "./shapes.ts";

/** On a 1080 × 1340 canvas. */
export interface Study {
  front(look: Look): string;
  angle(look: Look): string;
  detail(look: Look): string;
  /** With the support it needs in a banner. */
  staged?(look: Look): string;
  ownSize?: true;
}

export type Family = Partial<Record<PictureKind, Study>>;

export function closeUp(content: string, x: number, y: number, zoom: number): string {
  return group(content, `translate(540 670) scale(${zoom}) translate(${n(-x)} ${n(-y)})`);
}

/** A gradient, because a blur of this size takes a second. */
export function shadow(look: Look, cx: number, cy: number, rx: number, ry = Math.max(16, rx * 0.07)): string {
  const dusk = look.paint.radial(0.5, 0.5, 0.5, [0, "#1a2130", 0.34], [0.55, "#1a2130", 0.17], [1, "#1a2130", 0]);
  return oval(cx, cy, rx * 1.1, ry * 1.35, dusk, around);
}
