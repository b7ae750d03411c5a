import { shade } from "./colour.ts";
import { word } from "./lettering.ts";
import type { Look } from "./look.ts";
import { bodyPaint, darkGlass, led, lens, metalPaint } from "./parts.ts";
import { circle, group, mirrored, moved, path, rect, row, spun, stroke } from "./shapes.ts";
import { closeUp, type Family, shadow, type Study } from "./study.ts";

function visor(look: Look): string {
  const strap =
    stroke("M210 640C150 420 380 330 540 330S930 420 870 640", look.dark, 60) +
    stroke("M216 620C170 430 390 348 540 348S910 430 864 620", look.body, 36) +
    rect(496, 300, 88, 100, 30, look.dark);
  const face =
    path(
      "M180 640Q190 540 320 530H760Q890 540 900 640V790Q890 910 770 920Q700 920 660 870Q600 800 540 800T420 870Q380 920 310 920Q190 910 180 790Z",
      bodyPaint(look),
    ) +
    path(
      "M214 650Q224 576 330 566H750Q856 576 866 650V780Q856 870 764 880Q712 878 684 840Q620 762 540 762T396 840Q368 878 316 880Q224 870 214 780Z",
      darkGlass(look),
    );
  const eyes = row(look.form(2) ? 4 : 3, (i) =>
    lens(look, 300 + i * (look.form(2) ? 160 : 240), look.form(2) && (i === 1 || i === 2) ? 690 : 660, 34, "#343a44"),
  );
  return (
    strap +
    face +
    path(
      "M240 650Q250 600 330 594H640L520 760Q440 770 396 830Q368 866 316 866Q240 856 236 780Z",
      "#fff",
      'opacity=".07"',
    ) +
    eyes +
    led(look, 540, 600, 6, look.accent) +
    word(look.label, 540, 728, { height: 26, colour: "#c7cdd7", tracking: 36, fit: 200 })
  );
}

function wand(look: Look, x: number, y: number): string {
  return moved(
    rect(0, 80, 86, 190, 40, bodyPaint(look)) +
      circle(43, 60, 64, bodyPaint(look)) +
      circle(43, 54, 48, "#1b1e24") +
      circle(43, 48, 22, "#3b414c") +
      rect(4, 170, 22, 60, 11, look.accent),
    x,
    y,
  );
}

const vrHeadset: Study = {
  front: (look) =>
    shadow(look, 540, 1180, 380) +
    moved(visor(look), 0, -70) +
    spun(wand(look, 320, 900), 14, 363, 1000) +
    spun(wand(look, 674, 900), -14, 717, 1000),
  angle: (look) => shadow(look, 540, 1010, 380) + group(visor(look), "matrix(.86 -.14 .04 1 50 90)"),
  detail: (look) => closeUp(visor(look), 430, 700, 2.3),
};

function seat(look: Look): string {
  const castors: [number, number][] = [
    [260, 1130],
    [380, 1176],
    [540, 1190],
    [700, 1176],
    [820, 1130],
  ];
  const base = castors
    .map(([x, y]) => stroke(`M540 1080L${x} ${y}`, "#2b2f37", 26) + circle(x, y + 20, 22, "#14161b"))
    .join("");
  const column = rect(520, 960, 40, 130, 8, metalPaint(look, "#4a505b"));
  const arm = stroke("M330 900V780", "#2b2f37", 30) + rect(270, 750, 110, 40, 20, "#23272e");
  const back = path(
    "M410 200Q430 160 540 160T670 200L690 330Q760 360 760 440L720 800H360L320 440Q320 360 390 330Z",
    look.paint.linear("across", [0, "#14161b"], [0.2, "#2b2f37"], [0.8, "#23272e"], [1, "#0f1115"]),
  );
  const wings =
    path("M390 330Q320 360 320 440L360 800H420L388 470Z", bodyPaint(look)) +
    mirrored(path("M390 330Q320 360 320 440L360 800H420L388 470Z", bodyPaint(look)), 540);
  const trim = look.form(2)
    ? stroke("M440 230L470 780", look.accent, 8) + stroke("M640 230L610 780", look.accent, 8)
    : stroke("M430 520H650M436 640H644M440 730H640", shade(look.body, 0.3), 6);
  const cushion =
    path(
      "M330 830Q330 790 380 790H700Q750 790 750 830L780 930Q780 970 730 970H350Q300 970 300 930Z",
      look.paint.linear("down", [0, "#3a404b"], [1, "#14161b"]),
    ) +
    path("M330 830Q330 790 380 790H400L380 970H350Q300 970 300 930Z", bodyPaint(look)) +
    path("M750 830Q750 790 700 790H680L700 970H730Q780 970 780 930Z", bodyPaint(look));
  return (
    base +
    column +
    back +
    wings +
    trim +
    rect(440, 210, 200, 96, 44, look.dark) +
    word(look.label, 540, 258, { height: 24, colour: "#f0f2f5", tracking: 30, weight: 15, fit: 160 }) +
    rect(430, 660, 220, 100, 46, look.dark) +
    arm +
    mirrored(arm, 540) +
    cushion
  );
}

const gamingChair: Study = {
  front: (look) => shadow(look, 540, 1220, 330) + seat(look),
  angle: (look) => shadow(look, 540, 1220, 300) + group(seat(look), "matrix(.82 -.06 0 1 97 32)"),
  detail: (look) => closeUp(seat(look), 540, 340, 2.1),
};

export const immersion = { "vr-headset": vrHeadset, "gaming-chair": gamingChair } satisfies Family;
