import { mix, tint } from "./colour.ts";
import { word } from "./lettering.ts";
import type { Look } from "./look.ts";
import { bodyPaint, edgeLight, led, lens, mesh, metalPaint, slots } from "./parts.ts";
import { lit } from "./lit-screen.ts";
import { desktop, game, landscape } from "./scenes.ts";
import { circle, moved, path, polygon, rect, row, sized } from "./shapes.ts";
import { closeUp, type Family, shadow, type Study } from "./study.ts";
import { type Box, cabinet, plate } from "./turned.ts";

const reach = (look: Look): number => 300 + look.scale * 200;

function television(look: Look): string {
  const w = reach(look) * 2;
  const h = (w * 9) / 16;
  const [x, y] = [540 - w / 2, 960 - h];
  const shell =
    rect(
      x,
      y,
      w,
      h + 10,
      10,
      look.paint.linear("across", [0, look.darker], [0.01, look.light], [0.99, look.light], [1, look.darker]),
    ) + rect(x + 4, y + 4, w - 8, h + 2, 7, "#07080a");
  const pane = lit(look, { x: x + 8, y: y + 8, w: w - 16, h: h - 14, r: 4 }, landscape);
  const name = word(look.label, 540, y + h + 1, { height: 8, colour: "#c9ced6", tracking: 40, fit: 120 });
  return televisionStand(look, w, x) + shell + pane + name;
}

function televisionStand(look: Look, w: number, x: number): string {
  const metal = metalPaint(look, mix(look.body, "#8d949f", 0.35));
  const leg = (at: number, lean: number): string =>
    path(`M${at - 9} 962h18L${at + lean + 26} 1024h-20L${at} 978L${at + lean - 46} 1024h-20Z`, metal);
  switch (look.form(3)) {
    case 0:
      return leg(x + w * 0.17, 0) + leg(x + w * 0.83, 0);
    case 1:
      return (
        rect(495, 960, 90, 56, 4, metal) +
        path(`M${540 - w * 0.22} 1026L${540 - w * 0.2} 1010H${540 + w * 0.2}L${540 + w * 0.22} 1026Z`, metal)
      );
    default:
      return (
        rect(x + w * 0.12, 962, 12, 62, 3, metal) +
        rect(x + w * 0.12 - 40, 1016, 92, 9, 4, metal) +
        rect(x + w * 0.88 - 12, 962, 12, 62, 3, metal) +
        rect(x + w * 0.88 - 52, 1016, 92, 9, 4, metal)
      );
  }
}

/** The same bench in every picture, so that a larger set looks larger. */
function bench(): string {
  return (
    rect(120, 1026, 840, 20, 4, "#c9ab86") +
    rect(130, 1046, 820, 96, 2, "#b8976f") +
    row(3, (i) => rect(142 + i * 268, 1056, 260, 76, 3, "#c2a27a")) +
    row(3, (i) => rect(250 + i * 268, 1066, 44, 6, 3, "#8d6f4b")) +
    rect(160, 1142, 22, 50, 4, "#8d6f4b") +
    rect(898, 1142, 22, 50, 4, "#8d6f4b")
  );
}

function televisionBack(look: Look, box: Box): string {
  const { x, y, w, h } = box;
  return (
    rect(x, y, w, h, 10, look.paint.linear("down", [0, "#33373f"], [1, "#1b1e24"])) +
    rect(
      x + w * 0.14,
      y + h * 0.38,
      w * 0.72,
      h * 0.56,
      26,
      look.paint.linear("down", [0, "#3a3f48"], [1, "#23262d"]),
    ) +
    slots(x + w * 0.3, y + h * 0.44, w * 0.4, 44, 4, "#14161b") +
    row(4, (i) => circle(540 + (i % 2 ? 70 : -70), y + h * 0.6 + (i < 2 ? 0 : 90), 9, "#0d0f13")) +
    rect(x + w * 0.74, y + h * 0.58, 44, 130, 8, "#0d0f13") +
    row(4, (i) => rect(x + w * 0.74 + 9, y + h * 0.58 + 12 + i * 29, 26, 18, 3, "#4a505b")) +
    word(look.label, 540, y + h * 0.2, { height: 26, colour: "#aeb5c0", tracking: 40, fit: 240 })
  );
}

const tv: Study = {
  ownSize: true,
  front: (look) => shadow(look, 540, 1026, reach(look) * 0.8, 14) + television(look),
  staged: (look) => moved(shadow(look, 540, 1190, 440, 20) + bench() + television(look), 0, -90),
  angle: (look) => {
    const w = reach(look) * 2;
    const box: Box = { x: 540 - w / 2, y: 960 - (w * 9) / 16, w, h: (w * 9) / 16, r: 10 };
    return (
      shadow(look, 560, 1050, 380) +
      rect(500, 880, 80, 140, 6, "#2b2f37") +
      polygon(
        [
          [330, 1044],
          [640, 1000],
          [720, 1022],
          [430, 1070],
        ],
        "#3a3f48",
      ) +
      plate(televisionBack(look, box), box, 26, { near: "#4a4f59", far: "#16181d" })
    );
  },
  detail: (look) => closeUp(television(look), 540 - reach(look) * 0.55, 930, 2.7),
};

/** A scale over 0.7 is an ultrawide. */
function monitorFront(look: Look): string {
  const play = look.form(3) === 1;
  const w = 640 + look.scale * 280;
  const h = look.scale > 0.7 ? w * 0.46 : w * 0.58;
  const [x, y] = [540 - w / 2, 850 - h];
  const metal = metalPaint(look, look.light);
  const stand =
    rect(508, 830, 64, 220, 8, look.paint.linear("across", [0, look.dark], [0.4, look.lighter], [1, look.dark])) +
    (play
      ? path("M540 1030L300 1086L306 1102L540 1062L774 1102L780 1086Z", metal)
      : rect(370, 1046, 340, 24, 12, metal)) +
    (look.form(3) === 2 ? circle(540, 960, 22, look.darker) : "");
  const shell =
    rect(x, y, w, h + 28, 14, look.paint.linear("down", [0, look.light], [1, look.dark])) +
    rect(x + 5, y + 5, w - 10, h, 10, "#08090c");
  const pane = lit(look, { x: x + 12, y: y + 12, w: w - 24, h: h - 18, r: 4 }, play ? game : desktop);
  return (
    stand +
    shell +
    pane +
    word(look.label, 540, y + h + 16, { height: 13, colour: look.ink, tracking: 40, fit: 180 }) +
    led(look, x + w - 34, y + h + 16, 3.5, look.accent)
  );
}

function monitorBack(look: Look, box: Box): string {
  const { x, y, w, h } = box;
  const ring =
    look.form(3) === 1 ? circle(540, y + h * 0.5, 104, "none", `stroke="${look.accent}" stroke-width="12"`) : "";
  return (
    rect(x, y, w, h, 18, bodyPaint(look)) +
    edgeLight(x, y, w, h, 18, 0.25) +
    rect(540 - 150, y + h * 0.5 - 120, 300, 240, 30, look.dark) +
    ring +
    word(look.label, 540, y + 70, { height: 30, colour: look.ink, tracking: 40, fit: 260 }) +
    slots(x + 60, y + h - 80, 150, 40, 3, look.darker) +
    slots(x + w - 210, y + h - 80, 150, 40, 3, look.darker)
  );
}

const monitor: Study = {
  front: (look) => shadow(look, 540, 1086, 320) + monitorFront(look),
  angle: (look) => {
    const box: Box = { x: 540 - 300 - look.scale * 140, y: 340, w: 600 + look.scale * 280, h: 520, r: 18 };
    return (
      shadow(look, 560, 1110, 320) +
      polygon(
        [
          [350, 1090],
          [660, 1044],
          [760, 1074],
          [450, 1124],
        ],
        look.light,
      ) +
      plate(monitorBack(look, box), box, 34, { near: look.dark, far: look.darker }) +
      path(
        "M505 600h90l14 474h-118z",
        look.paint.linear("across", [0, look.dark], [0.35, look.lighter], [1, look.darker]),
      )
    );
  },
  detail: (look) => closeUp(monitorFront(look), 560, 900, 2.4),
};

const caseBox: Box = { x: 250, y: 620, w: 580, h: 290, r: 40 };

function projectorFront(look: Look): string {
  const shell =
    rect(250, 620, 580, 290, 44, bodyPaint(look)) +
    edgeLight(250, 620, 580, 290, 44) +
    rect(290, 900, 60, 24, 8, "#23272f") +
    rect(730, 900, 60, 24, 8, "#23272f");
  const eyeX = look.form(2) ? 540 : 420;
  const grille = look.form(2)
    ? slots(290, 690, 100, 150, 6, look.dark) + slots(690, 690, 100, 150, 6, look.dark)
    : mesh(look, 560, 680, 230, 170, 24, 16, { ground: look.dark, dot: look.darker });
  return (
    shell +
    grille +
    circle(eyeX, 765, 118, look.dark) +
    lens(look, eyeX, 765, 104, "#343a45") +
    circle(
      eyeX,
      765,
      48,
      look.paint.radial(0.5, 0.5, 0.5, [0, "#fff"], [0.4, tint(look.accent, 0.5), 0.9], [1, look.accent, 0]),
    ) +
    word(look.label, look.form(2) ? 540 : 675, 880, { height: 17, colour: look.ink, tracking: 40, fit: 190 })
  );
}

function projectorScene(look: Look): string {
  const eyeX = look.form(2) ? 540 : 420;
  const beam = polygon(
    [
      [150, 210],
      [930, 210],
      [eyeX + 30, 770],
      [eyeX - 30, 770],
    ],
    look.paint.linear("down", [0, look.accent, 0.1], [1, look.accent, 0.3]),
  );
  return (
    rect(136, 170, 808, 462, 6, "#ffffff", 'stroke="#d4d9e0" stroke-width="3"') +
    lit(look, { x: 152, y: 186, w: 776, h: 430 }, landscape) +
    beam
  );
}

const projector: Study = {
  front: (look) => shadow(look, 540, 1120, 330) + projectorScene(look) + moved(projectorFront(look), 0, 190),
  angle: (look) =>
    shadow(look, 540, 990, 380) +
    sized(cabinet(look, projectorFront(look), caseBox, 460, { side: look.dark, top: look.lighter }), 1.1, 540, 760),
  detail: (look) => closeUp(projectorFront(look), look.form(2) ? 540 : 440, 765, 3),
};

export const screens = { tv, monitor, projector } satisfies Family;
