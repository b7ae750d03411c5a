import { type Stop } from "./paints.ts";
import type { Look } from "./look.ts";
import { group, n, polygon, rect, row } from "./shapes.ts";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
  r?: number;
}

// Parallel projection from the upper left: the front goes right and slightly up, the depth left and up.
const along = { x: 0.84, y: -0.12 };
const into = { x: -0.6, y: -0.22 };

interface Turn {
  frontAt(content: string): string;
  at(a: number, b: number, c: number): [number, number];
}

function turn(box: Box, depth: number): Turn {
  const left = box.x + box.w / 2 - (along.x * box.w + into.x * depth) / 2;
  const top = box.y - (along.y * box.w + into.y * depth) / 2;
  return {
    at: (a, b, c) => [left + a * along.x + c * into.x, top + b + a * along.y + c * into.y],
    frontAt: (content) =>
      group(
        content,
        `matrix(${along.x} ${along.y} 0 1 ${n(left - box.x * along.x)} ${n(top - box.y - box.x * along.y)})`,
      ),
  };
}

export function cabinet(
  look: Look,
  front: string,
  box: Box,
  depth: number,
  colours: { side: string; top: string },
): string {
  const { at, frontAt } = turn(box, depth);
  const { w, h } = box;
  const sideLight: Stop[] = [
    [0, "#000", 0.22],
    [1, "#000", 0.02],
  ];
  const side: [number, number][] = [at(0, 0, depth), at(0, 0, 0), at(0, h, 0), at(0, h, depth)];
  const top: [number, number][] = [at(0, 0, 0), at(w, 0, 0), at(w, 0, depth), at(0, 0, depth)];
  return (
    polygon(side, colours.side, `stroke="${colours.side}" stroke-width="3" stroke-linejoin="round"`) +
    polygon(side, look.paint.linear("across", ...sideLight)) +
    polygon(top, colours.top, `stroke="${colours.top}" stroke-width="3" stroke-linejoin="round"`) +
    frontAt(front)
  );
}

export function plate(front: string, box: Box, depth: number, edge: { near: string; far: string }): string {
  const { frontAt, at } = turn(box, depth);
  const steps = Math.max(2, Math.ceil(depth / 3));
  const [x0, y0] = at(0, 0, 0);
  const rim = row(steps, (i) => {
    const c = depth * (1 - i / steps);
    const [x, y] = at(0, 0, c);
    const colour = i === 0 || i === steps - 1 ? edge.far : edge.near;
    return group(frontAt(rect(box.x, box.y, box.w, box.h, box.r ?? 0, colour)), `translate(${n(x - x0)} ${n(y - y0)})`);
  });
  return rim + frontAt(front);
}
