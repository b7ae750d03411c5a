import type { Drawing } from "./drawing.ts";
import type { Port, Socket } from "./facts.ts";
import { word } from "./lettering.ts";
import type { Look } from "./look.ts";
import { bodyPaint, edgeLight } from "./parts.ts";
import { circle, moved, path, rect, row } from "./shapes.ts";

const dark = "#0b0d12";
const metal = "#aab2bc";

/** One pixel for a tenth of a millimetre. */
const faces: Record<Socket, string> = {
  "usb-c": rect(-46, -17, 92, 34, 17, metal) + rect(-40, -11, 80, 22, 11, dark) + rect(-26, -3, 52, 6, 3, "#5b636e"),
  "usb-a": rect(-66, -28, 132, 56, 6, metal) + rect(-60, -22, 120, 44, 3, dark) + rect(-52, -16, 104, 16, 2, "#3c6fc4"),
  "usb-b":
    path("M-42 44V-26L-24 -44H24L42 -26V44Z", metal) +
    path("M-35 37V-22L-20 -37H20L35 -22V37Z", dark) +
    rect(-17, -12, 34, 30, 3, "#5b636e"),
  hdmi:
    path("M-76 -26H76V6L56 26H-56L-76 6Z", metal) +
    path("M-69 -19H69V3L53 19H-53L-69 3Z", dark) +
    rect(-50, -5, 100, 7, 3, "#5b636e"),
  displayport:
    path("M-80 -24H80V24H-60L-80 4Z", metal) +
    path("M-73 -17H73V17H-57L-73 1Z", dark) +
    rect(-52, -4, 104, 7, 3, "#5b636e"),
  vga:
    path("M-86 -34H86L74 34H-74Z", "#3a5fae") +
    row(15, (i) => circle(-52 + (i % 5) * 26 + (i > 4 && i < 10 ? 8 : 0), -16 + Math.floor(i / 5) * 16, 4, "#10131a")),
  network:
    rect(-58, -50, 116, 100, 6, metal) +
    path("M-50 42V-18H-24V-34H24V-18H50V42Z", dark) +
    row(8, (i) => rect(-36 + i * 10, 22, 4, 18, 1, "#d9b45c")),
  optical: rect(-36, -36, 72, 72, 8, metal) + rect(-29, -29, 58, 58, 5, dark) + circle(0, 0, 9, "#e0413a"),
  jack: circle(0, 0, 32, metal) + circle(0, 0, 24, "#20242c") + circle(0, 0, 15, dark),
  card: rect(-100, -12, 200, 24, 6, metal) + rect(-94, -7, 188, 14, 3, dark),
};

const pitch = { x: 190, y: 172 };

/** Kinds and counts of sockets, not their positions. */
export function drawPorts(look: Look, ports: readonly Port[]): Drawing {
  const height = ports.length * pitch.y + 56;
  const [left, top, width] = [110, 670 - height / 2, 860];
  const lines = ports.map(({ socket, count, name }, at) => {
    const y = top + 84 + at * pitch.y;
    const shown = Math.min(count, 4);
    const step = Math.min(pitch.x, socket === "card" ? 230 : pitch.x);
    const rowOf = row(shown, (i) => moved(faces[socket], 540 + (i - (shown - 1) / 2) * step, y));
    const text = count > 1 ? `${count} x ${name}` : name;
    return rowOf + word(text, 540, y + 86, { height: 28, colour: look.ink, weight: 13, tracking: 34, fit: 760 });
  });
  const plate = rect(left, top, width, height, 44, bodyPaint(look)) + edgeLight(left, top, width, height, 44, 0.3);
  return { width: 1080, height: 1340, shapes: look.paint.toDefs() + plate + lines.join("") };
}
