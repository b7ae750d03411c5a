import { tint } from "./colour.ts";
import { word } from "./lettering.ts";
import type { Look } from "./look.ts";
import { bodyPaint, edgeLight, lead, led, metalPaint } from "./parts.ts";
import { circle, group, moved, oval, path, rect, row, spun } from "./shapes.ts";
import { closeUp, type Family, shadow, type Study } from "./study.ts";
import { cabinet, plate } from "./turned.ts";

const socketC = (cx: number, cy: number): string =>
  rect(cx - 46, cy - 17, 92, 34, 17, "#0b0d11") + rect(cx - 30, cy - 6, 60, 12, 6, "#5a6270");

const socketA = (cx: number, cy: number): string =>
  rect(cx - 52, cy - 22, 104, 44, 6, "#0b0d11") + rect(cx - 44, cy - 14, 88, 16, 3, "#e8ebef");

const outlets = ["CA", "CCA", "C", "CCCA", "CC", ""];
const outletsOf = (look: Look): string => outlets[look.form(6)] ?? "C";
const isPad = (look: Look): boolean => outletsOf(look) === "";

function brick(look: Look): string {
  if (isPad(look)) {
    return (
      oval(540, 740, 320, 320, look.dark) +
      circle(540, 726, 316, bodyPaint(look)) +
      circle(540, 726, 250, "none", `stroke="${look.lighter}" stroke-width="4"`) +
      circle(540, 726, 130, "none", `stroke="${look.accent}" stroke-width="8"`) +
      path("M560 640L500 740H545L525 820L585 716H540Z", look.accent) +
      word(look.label, 540, 930, { height: 30, colour: look.ink, tracking: 34, weight: 14, fit: 230 }) +
      lead("M540 1050C540 1160 700 1120 780 1180", look.dark, 22)
    );
  }
  const ports = [...outletsOf(look)];
  return (
    rect(350, 500, 380, 520, 66, bodyPaint(look)) +
    edgeLight(350, 500, 380, 520, 66, 0.4) +
    word(look.label, 540, 590, { height: 36, colour: look.ink, weight: 14, tracking: 34, fit: 260 }) +
    row(ports.length, (i) => {
      const y = 830 + (i - (ports.length - 1) / 2) * 70;
      return ports[i] === "A" ? socketA(540, y) : socketC(540, y);
    }) +
    rect(350, 960, 380, 8, 0, look.accent, 'opacity=".8"')
  );
}

const pins = (look: Look): string =>
  outletsOf(look).length > 3 ? lead("M540 520C540 380 700 420 720 330", "#2b2f37", 26) : plug;

const plug =
  rect(512, 350, 56, 160, 26, "#c9a84e") +
  rect(410, 420, 40, 90, 19, "#c9a84e") +
  rect(630, 420, 40, 90, 19, "#c9a84e") +
  rect(512, 350, 16, 160, 8, "#fff", 'opacity=".35"');

const charger: Study = {
  front: (look) => shadow(look, 540, isPad(look) ? 1070 : 1034, 260) + (isPad(look) ? "" : pins(look)) + brick(look),
  angle: (look) =>
    shadow(look, 540, 1060, 330) +
    (isPad(look)
      ? group(brick(look), "matrix(1 0 0 .5 0 420)")
      : cabinet(look, brick(look), { x: 350, y: 500, w: 380, h: 520 }, 250, { side: look.dark, top: look.light })),
  detail: (look) => closeUp(brick(look), 540, isPad(look) ? 730 : 820, 2.3),
};

function bank(look: Look): string {
  const w = 360 + look.scale * 90;
  const x = 540 - w / 2;
  const ports = look.form(2) ? socketC(540, 290) : socketA(540 - 74, 290) + socketC(540 + 74, 290);
  const show =
    look.form(3) === 2
      ? rect(x + w / 2 - 80, 400, 160, 90, 18, "#0b0d11") +
        word("86%", 540, 446, { height: 38, colour: tint(look.accent, 0.45) })
      : row(4, (i) => led(look, 540 + (i - 1.5) * 44, 430, 8, i < 3 ? look.accent : "#9aa2ae"));
  const grip =
    look.form(3) === 1 ? row(9, (i) => rect(x + 40, 560 + i * 40, w - 80, 8, 4, look.dark, 'opacity=".55"')) : "";
  return (
    rect(x, 240, w, 840, 56, bodyPaint(look)) +
    rect(x, 240, w, 100, 50, look.dark, 'opacity=".55"') +
    edgeLight(x, 240, w, 840, 56, 0.35) +
    ports +
    show +
    grip +
    word(look.label, 540, 980, { height: 40, colour: look.ink, tracking: 32, weight: 14, fit: w - 110 })
  );
}

function solarPanel(look: Look): string {
  const cell = (i: number): string => {
    const [x, y] = [272 + (i % 3) * 182, 300 + Math.floor(i / 3) * 250];
    const lines = row(4, (k) => rect(x, y + 46 + k * 46, 168, 2, 0, "#8fa3d6", 'opacity=".5"'));
    return (
      rect(x, y, 168, 232, 8, look.paint.linear("diagonal", [0, "#3a4f8f"], [0.5, "#1b2547"], [1, "#10162c"])) + lines
    );
  };
  return (
    rect(480, 176, 120, 70, 30, "none", `stroke="${look.dark}" stroke-width="14"`) +
    rect(240, 220, 600, 880, 40, bodyPaint(look)) +
    edgeLight(240, 220, 600, 880, 40, 0.3) +
    row(9, cell) +
    word(look.label, 540, 1064, { height: 30, colour: look.ink, tracking: 32, weight: 14, fit: 300 })
  );
}

const isPanel = (look: Look): boolean => look.form(5) === 4;
const stored = (look: Look): string => (isPanel(look) ? solarPanel(look) : bank(look));

const powerBank: Study = {
  front: (look) => shadow(look, 540, isPanel(look) ? 1112 : 1094, 260) + stored(look),
  angle: (look) =>
    shadow(look, 540, 1130, 280) +
    plate(stored(look), { x: 540 - 180 - look.scale * 45, y: 240, w: 360 + look.scale * 90, h: 840, r: 56 }, 90, {
      near: look.dark,
      far: look.darker,
    }),
  detail: (look) => closeUp(stored(look), 540, 380, 2.4),
};

function plugTip(look: Look, kind: number): string {
  const shell =
    rect(-52, -30, 104, 190, 26, bodyPaint(look)) +
    rect(-36, 150, 72, 60, 16, look.dark) +
    row(3, (i) => rect(-36, 160 + i * 16, 72, 6, 3, look.darker)) +
    word(look.label, 0, 60, { height: 18, colour: look.ink, fit: 84, tracking: 26 });
  const tip =
    kind === 0
      ? rect(-34, -96, 68, 70, 22, metalPaint(look)) + rect(-20, -92, 40, 12, 6, "#2b2f37")
      : kind === 1
        ? rect(-46, -130, 92, 104, 5, metalPaint(look)) +
          rect(-30, -100, 24, 24, 2, "#2b2f37") +
          rect(8, -100, 24, 24, 2, "#2b2f37")
        : kind === 2
          ? path("M-62 -110H62V-46L46 -26H-46L-62 -46Z", metalPaint(look, "#d9b45a")) +
            rect(-46, -100, 92, 14, 4, "#2b2f37")
          : rect(-50, -120, 100, 96, 6, "#dfe5ea", 'opacity=".9"') +
            row(8, (i) => rect(-40 + i * 11, -114, 5, 40, 1, "#c9a84e")) +
            path("M-18 -60H18L26 20H-26Z", "#c8d0d7");
  return tip + shell;
}

const tips = { c: 0, a: 1, hdmi: 2, network: 3 };

const ends: [number, number][] = [
  [tips.c, tips.a],
  [tips.c, tips.c],
  [tips.c, tips.c],
  [tips.hdmi, tips.hdmi],
  [tips.network, tips.network],
];

function cord(look: Look): string {
  const d =
    "M330 560C330 980 780 1140 800 860C816 640 480 620 420 800C360 980 560 1080 660 960C720 880 750 800 750 690";
  const braid =
    look.form(5) < 3
      ? `<path d="${d}" fill="none" stroke="${look.lighter}" stroke-width="20" stroke-dasharray="4 9" opacity=".5"/>`
      : "";
  const [near, far] = ends[look.form(5)] ?? [0, 0];
  return (
    lead(d, look.body, 28) +
    braid +
    rect(382, 770, 76, 60, 14, look.accent) +
    moved(plugTip(look, near), 330, 370) +
    moved(plugTip(look, far), 750, 500)
  );
}

const cable: Study = {
  front: (look) => shadow(look, 560, 1110, 330) + cord(look),
  angle: (look) => shadow(look, 540, 1110, 340) + spun(cord(look), -34, 540, 720),
  detail: (look) => closeUp(cord(look), 330, 420, 2.9),
};

function portHub(look: Look): string {
  const places = row(look.form(2) ? 3 : 2, (i) => socketA(420 + i * 130, 760));
  return (
    lead("M200 700C120 560 200 420 330 380", look.dark, 26) +
    group(plugTip(look, 0), "translate(380 362) rotate(78) scale(.8)") +
    rect(190, 660, 720, 190, 40, bodyPaint(look)) +
    edgeLight(190, 660, 720, 190, 40, 0.4) +
    places +
    socketC(270, 760) +
    (look.form(2) ? "" : rect(640, 736, 90, 48, 6, "#0b0d11")) +
    (look.form(2) ? rect(786, 738, 70, 44, 6, "#0b0d11") : rect(770, 730, 70, 60, 6, "#0b0d11")) +
    led(look, 870, 694, 6, look.accent) +
    word(look.label, 400, 694, { height: 22, colour: look.ink, tracking: 34, weight: 14, fit: 240 })
  );
}

const hub: Study = {
  front: (look) => shadow(look, 540, 862, 380, 22) + portHub(look),
  angle: (look) =>
    shadow(look, 540, 900, 400, 30) +
    cabinet(look, portHub(look), { x: 190, y: 660, w: 720, h: 190 }, 130, { side: look.darker, top: look.light }),
  detail: (look) => closeUp(portHub(look), 420, 750, 2.5),
};

export const power = { charger, "power-bank": powerBank, cable, hub } satisfies Family;
