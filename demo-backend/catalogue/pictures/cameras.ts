import { shade } from "./colour.ts";
import { word } from "./lettering.ts";
import type { Look } from "./look.ts";
import { bodyPaint, darkGlass, edgeLight, knob, led, lens, mesh, metalPaint, roundPaint, slots } from "./parts.ts";
import { lit } from "./lit-screen.ts";
import { landscape } from "./scenes.ts";
import { circle, group, oval, path, rect, row, sized, stroke } from "./shapes.ts";
import { closeUp, type Family, shadow, type Study } from "./study.ts";
import { cabinet } from "./turned.ts";

function barrel(look: Look, cx: number, cy: number, r: number): string {
  const ribs = row(60, (i) => group(rect(cx - 2.5, cy - r, 5, r * 0.09, 2, "#0d0f13"), `rotate(${i * 6} ${cx} ${cy})`));
  return (
    circle(cx, cy + r * 0.05, r * 1.04, "#0b0d12", 'opacity=".35"') +
    circle(cx, cy, r, look.paint.linear("diagonal", [0, "#5b626e"], [0.5, "#23272e"], [1, "#0d0f13"])) +
    ribs +
    circle(cx, cy, r * 0.88, "#15181d") +
    circle(cx, cy, r * 0.86, "none", `stroke="${look.accent}" stroke-width="5"`) +
    lens(look, cx, cy, r * 0.74, "#2b2f37")
  );
}

function mirrorless(look: Look): string {
  const classic = look.form(2) === 1;
  const body = path(
    classic
      ? "M180 560Q180 520 220 520H860Q900 520 900 560V960Q900 1000 860 1000H220Q180 1000 180 960Z"
      : "M170 600Q170 540 230 536L400 520L440 430Q446 414 466 414H614Q634 414 640 430L680 520L850 536Q910 540 910 600V950Q910 1000 860 1000H220Q170 1000 170 950Z",
    bodyPaint(look),
  );
  const leather = mesh(look, 172, 640, 736, 270, 20, 13, {
    ground: shade(look.body, classic ? 0.55 : 0.32),
    dot: shade(look.body, 0.6),
  });
  const grip = classic
    ? ""
    : path(
        "M176 620Q260 590 290 640V960Q280 1000 220 1000Q176 1000 174 950Z",
        look.paint.linear("across", [0, look.light], [0.3, look.dark], [1, look.darker]),
      );
  const plateTop = classic
    ? rect(180, 520, 720, 118, 40, metalPaint(look, "#b9bec7")) +
      rect(690, 548, 130, 66, 12, darkGlass(look)) +
      knob(look, 290, 520, 52, "#9aa1ac")
    : knob(look, 290, 530, 48, look.dark) + rect(740, 500, 90, 40, 16, look.dark);
  const print = classic
    ? word(look.label, 420, 552, { height: 24, colour: "#23272e", tracking: 30, weight: 15, fit: 150 })
    : word(look.label, 540, 474, { height: 26, colour: look.ink, tracking: 26, weight: 16, fit: 140 });
  return (
    body +
    leather +
    grip +
    plateTop +
    print +
    barrel(look, 560, 770, 232) +
    circle(820, 600, 12, "#e9d9a6", classic ? 'opacity="0"' : "") +
    circle(258, 560, 15, "#c94b3f", classic ? 'opacity="0"' : "")
  );
}

function cameraBack(look: Look): string {
  const body = path(
    "M170 600Q170 540 230 536L400 520L440 430Q446 414 466 414H614Q634 414 640 430L680 520L850 536Q910 540 910 600V950Q910 1000 860 1000H220Q170 1000 170 950Z",
    bodyPaint(look),
  );
  const buttons =
    circle(806, 770, 62, look.dark) +
    circle(806, 770, 30, look.light) +
    circle(760, 660, 18, look.dark) +
    circle(840, 650, 18, look.dark) +
    circle(770, 890, 18, look.dark) +
    circle(846, 890, 18, look.dark);
  return (
    body +
    rect(452, 440, 176, 110, 30, "#101216") +
    rect(474, 460, 132, 66, 12, darkGlass(look)) +
    rect(214, 590, 480, 356, 18, "#0b0d11") +
    lit(look, { x: 232, y: 606, w: 444, h: 324, r: 8 }, landscape) +
    buttons +
    knob(look, 850, 536, 44, look.dark) +
    word(look.label, 300, 566, { height: 20, colour: look.ink, tracking: 30, fit: 150 })
  );
}

const camera: Study = {
  front: (look) => shadow(look, 540, 1010, 400) + mirrorless(look),
  angle: (look) => shadow(look, 540, 1010, 400) + cameraBack(look),
  detail: (look) => closeUp(mirrorless(look), 560, 770, 2.1),
};

function cube(look: Look): string {
  const shell =
    rect(230, 500, 620, 460, 64, bodyPaint(look)) +
    edgeLight(230, 500, 620, 460, 64, 0.3) +
    rect(290, 488, 120, 22, 10, "#c94b3f");
  const face = look.form(2)
    ? rect(268, 560, 250, 220, 22, "#0b0d11") + lit(look, { x: 280, y: 572, w: 226, h: 196, r: 12 }, landscape)
    : slots(300, 640, 180, 130, 6, look.darker);
  return (
    rect(500, 950, 80, 60, 10, "#23272e") +
    shell +
    face +
    rect(560, 540, 250, 250, 54, "#16191f") +
    lens(look, 685, 665, 104, "#2b2f37") +
    word(look.label, 390, 868, { height: 34, colour: look.ink, tracking: 30, weight: 15, fit: 230 }) +
    led(look, 780, 880, 6, "#e25a4e")
  );
}

const actionCamera: Study = {
  front: (look) => shadow(look, 540, 1010, 300) + cube(look),
  angle: (look) =>
    shadow(look, 540, 1010, 320) +
    cabinet(look, cube(look), { x: 230, y: 500, w: 620, h: 460 }, 200, { side: look.darker, top: look.dark }),
  detail: (look) => closeUp(cube(look), 640, 680, 2.3),
};

function quad(look: Look): string {
  const arm = (d: string): string => stroke(d, look.dark, 38) + stroke(d, look.body, 26);
  const rotor = (x: number, y: number, rx: number): string =>
    oval(
      x,
      y,
      rx,
      rx * 0.2,
      look.paint.radial(0.5, 0.5, 0.5, [0, "#8b93a0", 0.5], [0.8, "#8b93a0", 0.24], [1, "#8b93a0", 0.1]),
    ) +
    group(oval(x, y, rx * 0.96, 8, "#23272e"), `rotate(${look.seed % 8} ${x} ${y})`) +
    rect(x - 24, y, 48, 66, 12, metalPaint(look, look.dark)) +
    rect(x - 20, y - 8, 40, 16, 8, look.accent);
  const back = arm("M470 610L250 500") + arm("M610 610L830 500") + rotor(250, 470, 180) + rotor(830, 470, 180);
  const nose =
    path("M390 640Q400 560 540 560T690 640L720 790Q716 850 640 860H440Q364 850 360 790Z", bodyPaint(look)) +
    path("M420 620Q540 590 660 620L640 680Q540 660 440 680Z", look.lighter, 'opacity=".7"');
  const front =
    arm("M420 700L170 720") +
    arm("M660 700L910 720") +
    rotor(170, 690, 210) +
    rotor(910, 690, 210) +
    stroke("M200 760L180 900", look.dark, 18) +
    stroke("M880 760L900 900", look.dark, 18);
  const gimbal =
    rect(460, 800, 160, 130, 50, "#23272e") +
    lens(look, 540, 866, 62, "#3a404b") +
    led(look, 430, 800, 8, look.form(2) ? "#e25a4e" : "#4fd08a") +
    led(look, 650, 800, 8, look.accent);
  return (
    back +
    front +
    nose +
    gimbal +
    word(look.label, 540, 740, { height: 28, colour: look.ink, tracking: 30, weight: 15, fit: 210 })
  );
}

const drone: Study = {
  front: (look) => shadow(look, 540, 1120, 330, 34) + quad(look),
  angle: (look) => shadow(look, 540, 1150, 330, 34) + group(quad(look), "rotate(-9 540 700) translate(0 -30)"),
  detail: (look) => closeUp(quad(look), 540, 790, 2.5),
};

function standingLens(look: Look): string {
  const long = look.scale > 0.6;
  const top = long ? 260 : 520;
  const tube = path(
    `M330 ${top + 60}H750V${long ? 620 : 700}L730 ${long ? 660 : 740}V1010H350V${long ? 660 : 740}L330 ${long ? 620 : 700}Z`,
    roundPaint(look, shade(look.body, 0.05)),
  );
  const ring = (y: number, h: number): string =>
    rect(322, y, 436, h, 10, roundPaint(look, "#23262d")) +
    row(34, (i) => rect(328 + i * 12.7, y + 4, 6, h - 8, 2, "#0d0f13", 'opacity=".75"'));
  const print =
    word(look.label, 540, 960, { height: 32, colour: look.ink, tracking: 30, weight: 15, fit: 260 }) +
    row(9, (i) => rect(420 + i * 30, long ? 690 : 754, 3, i === look.form(4) * 2 ? 22 : 12, 1, look.ink));
  return (
    rect(380, 1006, 320, 52, 8, metalPaint(look)) +
    tube +
    ring(top + 110, long ? 180 : 110) +
    (long ? ring(740, 130) : ring(800, 90)) +
    rect(350, 900, 380, 12, 0, look.accent) +
    oval(540, top + 60, 210, 62, look.darker) +
    oval(540, top + 54, 196, 54, "#15181d") +
    oval(540, top + 56, 170, 44, look.paint.radial(0.4, 0.3, 0.8, [0, "#6f86c4"], [0.35, "#26345c"], [1, "#05070c"])) +
    oval(470, top + 44, 52, 12, "#dfe8ff", 'opacity=".45"') +
    print
  );
}

const lensStudy: Study = {
  front: (look) => shadow(look, 540, 1066, 230) + standingLens(look),
  angle: (look) =>
    shadow(look, 540, 1060, 330) +
    sized(barrel(look, 540, 720, 320), 1, 540, 720) +
    word(look.label, 540, 445, { height: 20, colour: "#dfe3ea", tracking: 40, fit: 180 }),
  detail: (look) => closeUp(standingLens(look), 540, look.scale > 0.6 ? 440 : 640, 2.1),
};

export const cameras = { camera, lens: lensStudy, "action-camera": actionCamera, drone } satisfies Family;
