import type { Look } from "./look.ts";
import type { Scene } from "./scenes.ts";
import { group, polygon, rect } from "./shapes.ts";
import type { Box } from "./turned.ts";

export function lit(look: Look, box: Box, scene: Scene): string {
  const { x, y, w, h, r = 0 } = box;
  const frame = look.paint.clip(rect(x, y, w, h, r, "#000"));
  const content = group(
    scene(look, (100 * h) / w),
    `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(w / 100).toFixed(4)})`,
  );
  return group(content, "translate(0 0)", frame) + glare(look, box);
}

export function glare(look: Look, { x, y, w, h, r = 0 }: Box, strength = 0.13): string {
  const frame = look.paint.clip(rect(x, y, w, h, r, "#000"));
  const light = look.paint.linear("diagonal", [0, "#fff", strength * 1.6], [1, "#fff", strength * 0.2]);
  const points: [number, number][] = [
    [x, y],
    [x + w * 0.62, y],
    [x + w * 0.12, y + h],
    [x, y + h],
  ];
  return group(polygon(points, light), "translate(0 0)", frame);
}
