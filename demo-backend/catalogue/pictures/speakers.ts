import { shade, turnHue } from "./colour.ts";
import { word } from "./lettering.ts";
import type { Look } from "./look.ts";
import { ballPaint, bodyPaint, edgeLight, led, mesh, roundPaint } from "./parts.ts";
import { circle, group, oval, path, rect, row, sized, spun, stroke } from "./shapes.ts";
import { closeUp, type Family, shadow, type Study } from "./study.ts";
import { cabinet } from "./turned.ts";

function cloth(look: Look, x: number, y: number, w: number, h: number, r: number): string {
  return (
    mesh(look, x, y, w, h, r, 11, { ground: shade(look.body, 0.12), dot: shade(look.body, 0.34) }) +
    rect(x, y, w, h, r, look.paint.linear("down", [0, "#fff", 0.2], [0.25, "#fff", 0.02], [1, "#000", 0.22]))
  );
}

function cone(look: Look, cx: number, cy: number, r: number, ring = "#2a2e36"): string {
  return (
    circle(cx, cy, r, ring) +
    circle(
      cx,
      cy,
      r * 0.9,
      look.paint.radial(0.5, 0.5, 0.5, [0, "#3b414c"], [0.55, "#15181d"], [0.8, "#31363f"], [1, "#0e1014"]),
    ) +
    circle(cx, cy, r * 0.36, ballPaint(look, "#3d434e")) +
    circle(cx, cy, r * 0.9, "none", 'stroke="#565d69" stroke-width="2" opacity=".6"')
  );
}

function bar(look: Look): string {
  return (
    rect(80, 850, 920, 110, look.form(2) ? 55 : 22, roundPaintDown(look)) +
    cloth(look, 92, 864, 896, 84, look.form(2) ? 42 : 14) +
    word(look.label, 540, 908, { height: 22, colour: look.ink, weight: 15, tracking: 40, fit: 240 }) +
    row(4, (i) => led(look, 870 + i * 22, 908, 4, i === look.seed % 4 ? "#fff" : look.accent))
  );
}

const roundPaintDown = (look: Look): string =>
  look.paint.linear("down", [0, look.lighter], [0.2, look.body], [1, look.darker]);

function woofer(look: Look): string {
  return (
    rect(400, 400, 280, 390, 22, bodyPaint(look)) +
    edgeLight(400, 400, 280, 390, 22, 0.3) +
    (look.form(3) === 1 ? cone(look, 540, 560, 108) : cloth(look, 424, 424, 232, 300, 12)) +
    word(look.label, 540, 756, { height: 16, colour: look.ink, tracking: 36, fit: 180 })
  );
}

const soundbar: Study = {
  front: (look) => {
    const rears =
      look.form(4) === 3
        ? row(
            2,
            (i) =>
              rect(170 + i * 620, 560, 120, 230, 18, bodyPaint(look)) + cloth(look, 184 + i * 620, 576, 92, 198, 10),
          )
        : "";
    const bass = look.form(4) === 1 ? "" : shadow(look, 540, 796, 190, 14) + woofer(look);
    return shadow(look, 540, 974, 480, 20) + bass + rears + bar(look);
  },
  angle: (look) => {
    const front =
      rect(90, 640, 900, 100, 20, roundPaintDown(look)) +
      cloth(look, 100, 652, 880, 76, 12) +
      word(look.label, 540, 690, { height: 22, colour: look.ink, weight: 15, tracking: 40 });
    return (
      shadow(look, 560, 790, 470, 30) +
      cabinet(look, front, { x: 90, y: 640, w: 900, h: 100, r: 20 }, 200, { side: look.darker, top: look.light })
    );
  },
  detail: (look) => closeUp(bar(look), 800, 890, 2.6),
};

function can(look: Look): string {
  const [x, w] = [360, 360];
  const caps =
    oval(540, 330, 180, 46, look.dark) +
    oval(540, 326, 168, 38, look.body) +
    row(3, (i) => circle(476 + i * 64, 326, 11, look.ink, 'opacity=".7"'));
  const body = path(`M${x} 330V1010Q540 1090 ${x + w} 1010V330Q540 400 ${x} 330Z`, roundPaint(look));
  const fabric = group(
    mesh(look, x, 330, w, 740, 0, 12, { ground: "none", dot: shade(look.body, 0.4) }),
    "translate(0 0)",
    `opacity=".45" ${look.paint.clip(path(`M${x} 360V980Q540 1060 ${x + w} 980V360Q540 430 ${x} 360Z`, "#000"))}`,
  );
  const light = stroke(`M${x + 4} 1000Q540 1080 ${x + w - 4} 1000`, look.accent, 10);
  return (
    body +
    fabric +
    light +
    caps +
    rect(440, 600, 200, 70, 35, look.darker, 'opacity=".85"') +
    word(look.label, 540, 635, { height: 26, colour: "#f2f4f7", tracking: 34, fit: 160 })
  );
}

function pill(look: Look): string {
  const ends =
    oval(180, 760, 60, 190, look.darker) +
    oval(900, 760, 60, 190, look.dark) +
    circle(912, 760, 74, ballPaint(look, shade(look.body, 0.25)));
  const fabric =
    mesh(look, 178, 570, 724, 380, 30, 14, { ground: look.body, dot: shade(look.body, 0.3) }) +
    rect(
      178,
      570,
      724,
      380,
      30,
      look.paint.linear("down", [0, "#fff", 0.05], [0.22, "#fff", 0.34], [0.5, "#fff", 0], [1, "#000", 0.36]),
    );
  const loop = stroke("M300 566C300 500 430 480 470 520", look.dark, 22);
  return (
    loop +
    ends +
    fabric +
    rect(390, 716, 300, 86, 16, look.darker) +
    word(look.label, 540, 760, { height: 36, colour: "#fff", tracking: 34, weight: 15, fit: 260 }) +
    row(4, (i) => circle(440 + i * 66, 610, 13, look.ink, 'opacity=".75"'))
  );
}

function cube(look: Look): string {
  return (
    rect(250, 470, 580, 560, 120, bodyPaint(look)) +
    cloth(look, 274, 494, 532, 512, 100) +
    stroke("M380 470Q540 400 700 470", look.dark, 26) +
    word(look.label, 540, 940, { height: 34, colour: look.ink, tracking: 34, weight: 15, fit: 300 }) +
    circle(540, 730, 150, shade(look.body, 0.4), 'opacity=".35"') +
    circle(540, 730, 70, look.accent, 'opacity=".8"')
  );
}

const forms = [can, pill, cube];

function speakerFront(look: Look): string {
  return (forms[look.form(3)] ?? can)(look);
}

const speaker: Study = {
  front: (look) =>
    shadow(look, 540, [1066, 956, 1034][look.form(3)] ?? 1066, [220, 380, 290][look.form(3)] ?? 220) +
    speakerFront(look),
  angle: (look) =>
    shadow(look, 540, 1080, 330, 30) +
    spun(sized(speakerFront(look), 0.92, 540, 740), look.form(3) === 0 ? 62 : -16, 540, 760),
  detail: (look) => closeUp(speakerFront(look), 520, look.form(3) === 2 ? 760 : 640, 2.3),
};

function stack(look: Look): string {
  const glow = (cy: number, r: number): string =>
    circle(
      540,
      cy,
      r * 1.14,
      look.paint.linear("diagonal", [0, look.accent], [0.5, turnHue(look.accent, 90)], [1, turnHue(look.accent, 180)]),
    ) + cone(look, 540, cy, r);
  const handle = rect(420, 190, 240, 56, 28, "none", `stroke="${look.dark}" stroke-width="26"`);
  const shell =
    path(
      "M340 230H740Q790 230 794 280L810 1090Q810 1130 770 1130H310Q270 1130 270 1090L286 280Q290 230 340 230Z",
      bodyPaint(look),
    ) +
    path(
      "M350 262H730Q758 262 760 290L774 1076Q774 1100 750 1100H330Q306 1100 306 1076L320 290Q322 262 350 262Z",
      "#16191f",
    );
  const small = look.form(2)
    ? glow(430, 112)
    : circle(430, 390, 60, "#0c0e12") +
      circle(650, 390, 60, "#0c0e12") +
      cone(look, 430, 390, 54) +
      cone(look, 650, 390, 54);
  return (
    handle +
    shell +
    small +
    glow(look.form(2) ? 780 : 820, look.form(2) ? 196 : 214) +
    word(look.label, 540, look.form(2) ? 1068 : 530, {
      height: 32,
      colour: "#f2f4f7",
      tracking: 34,
      weight: 15,
      fit: 300,
    }) +
    circle(340, 1130, 26, "#0f1115") +
    circle(740, 1130, 26, "#0f1115")
  );
}

const partySpeaker: Study = {
  front: (look) => shadow(look, 540, 1160, 330) + stack(look),
  angle: (look) =>
    shadow(look, 540, 1170, 330) +
    cabinet(look, stack(look), { x: 280, y: 236, w: 520, h: 890 }, 340, { side: "#1c2027", top: "#343a44" }),
  detail: (look) => closeUp(stack(look), 540, 800, 2),
};

export const speakers = { soundbar, speaker, "party-speaker": partySpeaker } satisfies Family;
