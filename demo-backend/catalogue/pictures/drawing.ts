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

interface Room {
  width: number;
  height: number;
  /** How many times a small thing is enlarged at most. */
  most: number;
}

/** Pages show the middle of the picture: cards a square of it, strips a little less of its height. */
const middle: Room = { width: 900, height: 900, most: 1.1 };

/** How a drawing is enlarged and moved. */
export interface Placing {
  zoom: number;
  x: number;
  y: number;
}

/**
 * Puts a thing in its place: `largest` is how much of the canvas the largest of its kind covers. That one fills the
 * room there is, smaller ones are smaller beside it, and all stand on the same line.
 */
export function placing(canvas: Drawing, own: Extent, largest: Extent, room = middle): Placing {
  const zoom = Math.min(room.width / largest.width, room.height / largest.height, room.most);
  const foot = (canvas.height + zoom * largest.height) / 2;
  return standing(own, { x: canvas.width / 2, y: foot }, zoom);
}

/** With the middle of its foot at this place. */
export function standing(own: Extent, at: { x: number; y: number }, zoom: number): Placing {
  return { zoom, x: at.x - zoom * (own.left + own.width / 2), y: at.y - zoom * (own.top + own.height) };
}

export function placed(drawing: Drawing, { zoom, x, y }: Placing): Drawing {
  const transform = `translate(${n(x)} ${n(y)}) scale(${Math.round(zoom * 1000) / 1000})`;
  return { ...drawing, shapes: `<g transform="${transform}">${drawing.shapes}</g>` };
}

export function framed(drawing: Drawing, own: Extent, largest: Extent): Drawing {
  return placed(drawing, placing(drawing, own, largest));
}
