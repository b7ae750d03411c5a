import { n } from "./shapes.ts";

/** SVG shapes with the paints they use, on a canvas of this size. */
export interface Drawing {
  width: number;
  height: number;
  shapes: string;
}

export interface Extent {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Marks what belongs to the surroundings of a thing and not to the thing itself. */
export const around = 'class="around"';

/** `reduced`: as many times smaller. */
export function toSvg({ width, height, shapes }: Drawing, reduced = 1): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width / reduced}" height="${height / reduced}" viewBox="0 0 ${width} ${height}">${shapes}</svg>`;
}

/** The thing alone: without its shadow and the colour behind it. */
export function thingOf({ shapes, ...canvas }: Drawing): Drawing {
  return { ...canvas, shapes: `<style>.around{display:none}</style>${shapes}` };
}

/** Pages show the middle of the picture: cards a square of it, strips a little less of its height. */
const fills = { width: 900, height: 900, most: 1.1 };

/**
 * Puts a thing in its place: `largest` is how much of the canvas the largest of its kind covers. That one fills the
 * picture, smaller ones are smaller beside it, and all stand on the same line.
 */
export function framed(drawing: Drawing, own: Extent, largest: Extent): Drawing {
  const zoom = Math.min(fills.width / largest.width, fills.height / largest.height, fills.most);
  const foot = (drawing.height + zoom * largest.height) / 2;
  const x = drawing.width / 2 - zoom * (own.left + own.width / 2);
  const y = foot - zoom * (own.top + own.height);
  return {
    ...drawing,
    shapes: `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round(zoom * 1000) / 1000})">${drawing.shapes}</g>`,
  };
}
