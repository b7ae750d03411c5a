import { type Drawing, type Extent, withPlacement, placementOf } from "./drawing.ts";
import type { Size } from "./facts.ts";
import { word } from "./lettering.ts";
import { group, n, stroke } from "./shapes.ts";

/** Legible in both themes. */
const colour = "#74808a";
const style = { height: 38, colour, weight: 13, tracking: 30 };
const area = { width: 700, height: 760, maxZoom: 1.1 };

export function withDimensions(size: Size) {
  return (front: Drawing, own: Extent, largest: Extent): Drawing => {
    const place = placementOf(front, own, largest, area);
    const { zoom } = place;
    const [left, top] = [place.x - 40 + zoom * own.left, place.y + zoom * own.top];
    const [right, bottom] = [left + zoom * own.width, top + zoom * own.height];
    const [beside, below] = [right + 56, bottom + 70];
    const across = `M${n(left)} ${n(below - 18)}v36M${n(right)} ${n(below - 18)}v36M${n(left)} ${n(below)}H${n(right)}`;
    const upright = `M${n(beside - 18)} ${n(top)}h36M${n(beside - 18)} ${n(bottom)}h36M${n(beside)} ${n(top)}V${n(bottom)}`;
    const high = `translate(${n(beside + 54)} ${n((top + bottom) / 2)}) rotate(90)`;
    return {
      ...front,
      shapes:
        withPlacement(front, { ...place, x: place.x - 40 }).shapes +
        stroke(across + upright, colour, 4) +
        word(`${size.width} mm`, (left + right) / 2, below + 58, style) +
        group(word(`${size.height} mm`, 0, 0, style), high),
    };
  };
}
