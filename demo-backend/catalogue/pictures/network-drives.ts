import { mix, shade } from "./colour.ts";
import { word } from "./lettering.ts";
import type { Look } from "./look.ts";
import { bodyPaint, edgeLight, led, slots } from "./parts.ts";
import { circle, group, rect, row } from "./shapes.ts";
import { closeUp, type Family, shadow, type Study } from "./study.ts";
import { cabinet } from "./turned.ts";

function bays(look: Look): string {
  const count = look.form(2) ? 4 : 2;
  const w = count * 118 + 130;
  const x = 540 - w / 2;
  const bay = (i: number): string =>
    rect(
      x + 105 + i * 118,
      440,
      106,
      560,
      10,
      look.paint.linear("across", [0, "#343a44"], [0.5, "#23272e"], [1, "#14161b"]),
    ) +
    slots(x + 121 + i * 118, 560, 74, 340, 12, "#0b0d11") +
    rect(x + 121 + i * 118, 470, 74, 54, 8, mix(look.accent, "#23272e", 0.4)) +
    led(look, x + 158 + i * 118, 960, 5);
  return (
    rect(x, 390, w, 660, 26, bodyPaint(look)) +
    edgeLight(x, 390, w, 660, 26, 0.3) +
    row(count, bay) +
    row(3, (i) => led(look, x + 52, 480 + i * 50, 6, i ? look.accent : "#4fd08a")) +
    circle(x + 52, 970, 22, shade(look.body, 0.3)) +
    group(
      word(look.label, 0, 0, { height: 28, colour: look.ink, tracking: 30, weight: 15, fit: 220 }),
      `translate(${x + 52} 760) rotate(-90)`,
    )
  );
}

const nas: Study = {
  front: (look) => shadow(look, 540, 1070, 320) + bays(look),
  angle: (look) => {
    const w = (look.form(2) ? 4 : 2) * 118 + 130;
    return (
      shadow(look, 540, 1080, 340) +
      cabinet(look, bays(look), { x: 540 - w / 2, y: 390, w, h: 660 }, 420, { side: look.dark, top: look.light })
    );
  },
  detail: (look) => closeUp(bays(look), 480, 620, 2.2),
};

export const networkDrives = { nas } satisfies Family;
