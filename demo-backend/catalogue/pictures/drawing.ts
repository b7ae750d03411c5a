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

export function withoutSurroundings({ shapes, ...canvas }: Drawing): Drawing {
  return { ...canvas, shapes: `<style>.around{display:none}</style>${shapes}` };
}

interface Area {
  width: number;
  height: number;
  maxZoom: number;
}

/** Pages show the middle: cards a square, strips slightly less of the height. */
const middleArea: Area = { width: 900, height: 900, maxZoom: 1.1 };

export interface Placement {
  zoom: number;
  x: number;
  y: number;
}

/** The largest of its kind fills the area; smaller ones are proportionally smaller, on the same base line. */
export function placementOf(canvas: Drawing, own: Extent, largest: Extent, area = middleArea): Placement {
  const zoom = Math.min(area.width / largest.width, area.height / largest.height, area.maxZoom);
  const foot = (canvas.height + zoom * largest.height) / 2;
  return standOn(own, { x: canvas.width / 2, y: foot }, zoom);
}

export function standOn(own: Extent, at: { x: number; y: number }, zoom: number): Placement {
  return { zoom, x: at.x - zoom * (own.left + own.width / 2), y: at.y - zoom * (own.top + own.height) };
}

export function withPlacement(drawing: Drawing, { zoom, x, y }: Placement): Drawing {
  const transform = `translate(${n(x)} ${n(y)}) scale(${Math.round(zoom * 1000) / 1000})`;
  return { ...drawing, shapes: `<g transform="${transform}">${drawing.shapes}</g>` };
}

export function framed(drawing: Drawing, own: Extent, largest: Extent): Drawing {
  return withPlacement(drawing, placementOf(drawing, own, largest));
}
