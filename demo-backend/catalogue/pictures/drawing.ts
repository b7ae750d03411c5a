import { n } from "./shapes.ts";

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

/** Class of shadows and surroundings. */
export const around = 'class="around"';

export function toSvg({ width, height, shapes }: Drawing, reduced = 1): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width / reduced}" height="${height / reduced}" viewBox="0 0 ${width} ${height}">${shapes}</svg>`;
}

export function thingOf({ shapes, ...canvas }: Drawing): Drawing {
  return { ...canvas, shapes: `<style>.around{display:none}</style>${shapes}` };
}

interface Room {
  width: number;
  height: number;
  most: number;
}

/** Pages show the middle: cards a square, strips slightly less of the height. */
const middle: Room = { width: 900, height: 900, most: 1.1 };

export interface Placing {
  zoom: number;
  x: number;
  y: number;
}

/** The largest of its kind fills the room; smaller ones are proportionally smaller, on the same base line. */
export function placing(canvas: Drawing, own: Extent, largest: Extent, room = middle): Placing {
  const zoom = Math.min(room.width / largest.width, room.height / largest.height, room.most);
  const foot = (canvas.height + zoom * largest.height) / 2;
  return standing(own, { x: canvas.width / 2, y: foot }, zoom);
}

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
