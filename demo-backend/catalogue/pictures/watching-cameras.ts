import { tint } from "./colour.ts";
import { word } from "./lettering.ts";
import type { Look } from "./look.ts";
import { ballPaint, bodyPaint, darkGlass, edgeLight, led, lens, metalPaint, slots } from "./parts.ts";
import { circle, group, oval, path, rect, row, sized } from "./shapes.ts";
import { closeUp, type Family, shadow, type Study } from "./study.ts";
import { cabinet } from "./turned.ts";

function deskCamera(look: Look): string {
  const clip =
    path("M420 800H660L690 960H390Z", look.paint.linear("down", [0, look.dark], [1, look.darker])) +
    rect(370, 950, 340, 44, 18, look.dark);
  const head = look.form(2)
    ? circle(540, 660, 190, ballPaint(look)) + circle(540, 660, 150, "#111419")
    : rect(250, 540, 580, 230, 115, bodyPaint(look)) +
      edgeLight(250, 540, 580, 230, 115, 0.35) +
      rect(270, 560, 540, 190, 95, "#111419");
  const mics = look.form(2) ? "" : slots(320, 610, 80, 90, 5, "#343a44") + slots(680, 610, 80, 90, 5, "#343a44");
  return (
    clip +
    head +
    mics +
    lens(look, 540, 656, 84, "#2b2f37") +
    led(look, 540, look.form(2) ? 548 : 572, 5, look.accent) +
    word(look.label, 540, 880, { height: 24, colour: look.ink, tracking: 30, fit: 180 })
  );
}

const webcam: Study = {
  front: (look) => sized(shadow(look, 540, 1004, 240) + deskCamera(look), 1.3, 540, 800),
  angle: (look) =>
    sized(shadow(look, 540, 1020, 250) + group(deskCamera(look), "matrix(.9 -.13 0 1 54 80)"), 1.3, 540, 800),
  detail: (look) => closeUp(deskCamera(look), 540, 660, 2.6),
};

function guard(look: Look): string {
  if (look.form(2)) {
    const arm =
      rect(640, 560, 230, 46, 20, metalPaint(look, look.light)) + rect(850, 430, 60, 300, 24, bodyPaint(look));
    return (
      arm +
      rect(170, 500, 580, 250, 125, look.paint.linear("down", [0, look.lighter], [0.35, look.body], [1, look.dark])) +
      rect(170, 500, 250, 250, 125, "#15181d") +
      lens(look, 295, 625, 96, "#2b2f37") +
      row(8, (i) =>
        circle(
          295 + 112 * Math.cos((i * Math.PI) / 4 + 0.4),
          625 + 112 * Math.sin((i * Math.PI) / 4 + 0.4),
          6,
          "#59303a",
        ),
      ) +
      word(look.label, 570, 640, { height: 34, colour: look.ink, tracking: 30, weight: 15, fit: 220 })
    );
  }
  const base =
    oval(540, 1040, 190, 46, look.dark) +
    oval(540, 1028, 190, 46, look.paint.linear("diagonal", [0, look.lighter], [1, look.body])) +
    rect(494, 900, 92, 120, 30, look.dark);
  return (
    base +
    circle(540, 660, 270, ballPaint(look)) +
    path(
      "M330 560A240 240 0 0 1 750 560A240 240 0 0 1 750 760A240 240 0 0 1 330 760A240 240 0 0 1 330 560Z",
      "#14171d",
      'opacity=".95"',
    ) +
    lens(look, 540, 650, 118, "#2b2f37") +
    led(look, 540, 820, 7, look.accent) +
    word(look.label, 540, 1028, { height: 24, colour: look.ink, tracking: 30, fit: 180 })
  );
}

const securityCamera: Study = {
  front: (look) => shadow(look, 540, look.form(2) ? 1010 : 1080, 260) + guard(look),
  angle: (look) =>
    shadow(look, 540, 1080, 250) +
    (look.form(2) ? group(guard(look), "rotate(-14 540 650)") : group(guard(look), "matrix(.9 -.1 0 1 54 54)")),
  detail: (look) => closeUp(guard(look), look.form(2) ? 330 : 540, 650, 2.2),
};

function bell(look: Look): string {
  const tall = look.form(2);
  const [y, h] = tall ? [260, 800] : [380, 600];
  return (
    rect(380, y, 320, h, tall ? 160 : 50, bodyPaint(look)) +
    edgeLight(380, y, 320, h, tall ? 160 : 50, 0.35) +
    rect(400, y + 20, 280, 290, tall ? 140 : 36, darkGlass(look)) +
    lens(look, 540, y + 165, 88, "#2b2f37") +
    circle(540, y + h - 170, 92, look.dark) +
    circle(540, y + h - 170, 78, "none", `stroke="${look.accent}" stroke-width="11"`) +
    circle(540, y + h - 170, 66, look.paint.linear("diagonal", [0, look.lighter], [1, look.body])) +
    path(
      `M516 ${y + h - 158}q6 -8 6 -24a18 18 0 0 1 36 0q0 16 6 24zM530 ${y + h - 150}h20a10 10 0 0 1 -20 0z`,
      look.dark,
    ) +
    word(look.label, 540, y + h - 42, { height: 20, colour: look.ink, tracking: 34, fit: 150 })
  );
}

const videoDoorbell: Study = {
  front: (look) => bricks(look) + bell(look),
  angle: (look) =>
    shadow(look, 540, 1100, 220) +
    cabinet(look, bell(look), { x: 400, y: look.form(2) ? 400 : 390, w: 280, h: look.form(2) ? 520 : 580 }, 46, {
      side: look.darker,
      top: look.light,
    }),
  detail: (look) => closeUp(bell(look), 540, look.form(2) ? 860 : 800, 2.6),
};

function bricks(look: Look): string {
  const tone = tint("#c9bdb2", 0.45);
  return (
    group(
      row(9, (r) => row(5, (c) => rect(150 + c * 160 - (r % 2) * 70, 230 + r * 98, 150, 88, 8, tone))),
      "translate(0 0)",
      'opacity=".55"',
    ) + rect(368, look.form(2) ? 268 : 388, 350, look.form(2) ? 816 : 616, 80, "#2b2f37", 'opacity=".16"')
  );
}

export const watchingCameras = {
  webcam,
  "security-camera": securityCamera,
  "video-doorbell": videoDoorbell,
} satisfies Family;
