import { shade } from "./colour.ts";
import { word } from "./lettering.ts";
import type { Look } from "./look.ts";
import { bodyPaint, darkGlass, edgeLight, led, mesh, metalPaint, slots } from "./parts.ts";
import { lit } from "./lit-screen.ts";
import { desktop } from "./scenes.ts";
import { circle, group, moved, path, polygon, rect, row, sized } from "./shapes.ts";
import { closeUp, type Family, shadow, type Study } from "./study.ts";
import { type Box, cabinet, plate } from "./turned.ts";

const tower: Box = { x: 330, y: 260, w: 400, h: 820, r: 18 };

function towerFront(look: Look): string {
  const { x, y, w, h } = tower;
  const shell = rect(x, y, w, h, 18, bodyPaint(look)) + edgeLight(x, y, w, h, 18, 0.3);
  const foot = rect(x + 30, y + h - 4, 70, 18, 6, "#1a1d23") + rect(x + w - 100, y + h - 4, 70, 18, 6, "#1a1d23");
  const name = word(look.label, x + w / 2, y + h - 62, { height: 26, colour: look.ink, tracking: 36, fit: 260 });
  const button = circle(x + w / 2, y + 56, 20, look.dark) + led(look, x + w / 2, y + 56, 6, look.accent);
  const ports =
    row(3, (i) => rect(x + 90 + i * 62, y + 100, 40, 14, 4, "#111419")) + circle(x + 298, y + 107, 9, "#111419");
  if (look.form(3) === 1)
    return (
      foot +
      shell +
      button +
      ports +
      mesh(look, x + 40, y + 150, w - 80, 560, 14, 22, { ground: look.dark, dot: look.darker }) +
      name
    );
  if (look.form(3) === 2)
    return foot + shell + button + ports + slots(x + 50, y + 160, w - 100, 520, 13, look.darker) + name;
  const fan = (cy: number): string =>
    circle(x + w / 2, cy, 132, "#0b0d12") +
    circle(x + w / 2, cy, 122, "none", `stroke="${look.accent}" stroke-width="12" opacity=".9"`) +
    row(9, (i) =>
      group(path(`M${x + w / 2} ${cy}q26 -62 64 -84q22 34 -64 84z`, "#2c323d"), `rotate(${i * 40} ${x + w / 2} ${cy})`),
    ) +
    circle(x + w / 2, cy, 28, "#3a414e");
  return (
    foot +
    shell +
    button +
    ports +
    rect(x + 36, y + 142, w - 72, 590, 16, darkGlass(look)) +
    fan(y + 296) +
    fan(y + 578) +
    name
  );
}

const pc: Study = {
  front: (look) =>
    shadow(look, 540, 1096, 290) + cabinet(look, towerFront(look), tower, 420, { side: look.dark, top: look.light }),
  angle: (look) => shadow(look, 540, 1096, 250) + moved(sized(towerFront(look), 1.05, 530, 1080), 10, 0),
  detail: (look) => closeUp(towerFront(look), 530, 420, 2.3),
};

function allInOneFront(look: Look): string {
  const stand =
    path("M440 880H640L664 1060H416Z", metalPaint(look, look.dark)) +
    rect(310, 1050, 460, 26, 13, metalPaint(look, look.light));
  const shell = rect(90, 250, 900, 660, 26, bodyPaint(look)) + rect(98, 258, 884, 560, 20, "#0b0d11");
  const pane = lit(look, { x: 116, y: 276, w: 848, h: 524, r: 6 }, desktop);
  const chin = word(look.label, 540, 864, { height: 28, colour: look.ink, tracking: 40, fit: 320 });
  const bar = look.form(2)
    ? mesh(look, 130, 836, 160, 56, 10, 12, { ground: look.dark, dot: look.darker }) +
      mesh(look, 790, 836, 160, 56, 10, 12, { ground: look.dark, dot: look.darker })
    : "";
  const board =
    rect(250, 1112, 500, 54, 12, look.light) +
    row(3, (r) => row(18, (c) => rect(262 + c * 26.6, 1119 + r * 15, 22, 11, 3, shade(look.body, 0.5)))) +
    rect(790, 1106, 52, 66, 26, look.light) +
    rect(813, 1116, 6, 16, 3, look.dark);
  return stand + shell + pane + chin + bar + board;
}

function allInOneBack(look: Look): string {
  return (
    rect(90, 250, 900, 660, 26, bodyPaint(look)) +
    slots(330, 310, 420, 70, 4, look.dark) +
    word(look.label, 540, 560, { height: 56, colour: look.ink, tracking: 40, fit: 420, opacity: 0.8 }) +
    rect(390, 760, 300, 60, 14, look.dark) +
    row(5, (i) => rect(412 + i * 54, 776, 38, 26, 5, "#0e1116"))
  );
}

const allInOne: Study = {
  front: (look) => shadow(look, 540, 1076, 270) + shadow(look, 540, 1170, 330, 12) + allInOneFront(look),
  angle: (look) =>
    shadow(look, 560, 1120, 300) +
    rect(500, 850, 110, 250, 12, metalPaint(look, look.dark)) +
    polygon(
      [
        [370, 1110],
        [640, 1070],
        [740, 1100],
        [470, 1146],
      ],
      look.light,
    ) +
    plate(allInOneBack(look), { x: 90, y: 250, w: 900, h: 660, r: 26 }, 44, { near: look.dark, far: look.darker }),
  detail: (look) => closeUp(allInOneFront(look), 300, 800, 2.2),
};

export const desktops = { desktop: pc, "all-in-one": allInOne } satisfies Family;
