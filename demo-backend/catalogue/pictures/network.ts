import { word } from "./lettering.ts";
import type { Look } from "./look.ts";
import { bodyPaint, edgeLight, lead, led, mesh, roundPaint, slots } from "./parts.ts";
import { group, moved, oval, path, polygon, rect, row, sized, stroke } from "./shapes.ts";
import { closeUp, type Family, shadow, type Study } from "./study.ts";
import { cabinet } from "./turned.ts";

const aerials = (look: Look): number => [4, 6, 2, 0][look.form(4)] ?? 4;

function antenna(look: Look, x: number, lean: number, h: number): string {
  return group(
    rect(-15, -h, 30, h, 13, look.paint.linear("across", [0, look.darker], [0.35, look.light], [1, look.darker])) +
      rect(-18, -64, 36, 70, 10, look.dark),
    `translate(${x} 860) rotate(${lean})`,
  );
}

function hub(look: Look): string {
  const count = aerials(look);
  const masts = row(count, (i) => {
    const place = i / (count - 1);
    return antenna(look, 210 + place * 660, (place - 0.5) * 34, 430 - Math.abs(place - 0.5) * 90);
  });
  const play = look.form(4) === 3;
  const body = play
    ? polygon(
        [
          [150, 900],
          [270, 820],
          [810, 820],
          [930, 900],
          [880, 1010],
          [200, 1010],
        ],
        bodyPaint(look),
      ) + stroke("M170 905L280 840H800L910 905", look.accent, 8)
    : rect(150, 820, 780, 190, 46, bodyPaint(look)) + edgeLight(150, 820, 780, 190, 46, 0.35);
  const vents = slots(440, 836, 200, 44, 3, look.dark);
  const lamps = row(6, (i) => led(look, 230 + i * 34, 960, 5, i === 5 ? "#e0a13a" : look.accent));
  return (
    masts +
    body +
    vents +
    lamps +
    word(look.label, 720, 950, { height: 34, colour: look.ink, tracking: 32, weight: 15, fit: 260 }) +
    rect(220, 1004, 80, 20, 8, "#16181d") +
    rect(780, 1004, 80, 20, 8, "#16181d")
  );
}

function sockets(look: Look, x: number, y: number, count: number): string {
  return row(
    count,
    (i) =>
      rect(x + i * 96, y, 80, 70, 8, i === 0 ? "#2f6fc4" : look.darker) +
      path(
        `M${x + 12 + i * 96} ${y + 60}V${y + 26}H${x + 26 + i * 96}V${y + 14}H${x + 54 + i * 96}V${y + 26}H${x + 68 + i * 96}V${y + 60}Z`,
        "#0b0d11",
      ) +
      row(5, (k) => rect(x + 20 + i * 96 + k * 9, y + 50, 4, 10, 0, "#c9a84e")),
  );
}

function hubBack(look: Look): string {
  const count = aerials(look);
  return (
    row(count, (i) => antenna(look, 210 + (i / (count - 1)) * 660, (i / (count - 1) - 0.5) * 14, 420)) +
    rect(150, 820, 780, 190, 46, bodyPaint(look)) +
    sockets(look, 300, 890, 5) +
    rect(200, 898, 60, 60, 30, "#0b0d11") +
    rect(820, 905, 60, 46, 8, look.darker) +
    word("WAN", 340, 985, { height: 12, colour: look.ink }) +
    word("LAN", 580, 985, { height: 12, colour: look.ink })
  );
}

const router: Study = {
  front: (look) => shadow(look, 540, 1022, 420, 22) + hub(look),
  angle: (look) => shadow(look, 540, 1022, 420, 22) + hubBack(look),
  detail: (look) => closeUp(hubBack(look), 460, 900, 2.5),
};

function pod(look: Look, x: number, size: number): string {
  const flat = look.form(3) === 1;
  const drawn = flat
    ? path(
        "M-170 0V-230Q-170 -300 -100 -300H100Q170 -300 170 -230V0Q170 40 120 40H-120Q-170 40 -170 0Z",
        bodyPaint(look),
      ) + oval(0, -262, 110, 16, look.dark, 'opacity=".4"')
    : path("M-150 20V-440Q-150 -520 0 -520T150 -440V20Q150 70 0 70T-150 20Z", roundPaint(look)) +
      oval(0, -446, 150, 66, look.light) +
      oval(0, -446, 120, 50, look.paint.linear("down", [0, look.dark], [1, look.body]));
  const skirt =
    look.form(3) === 2 ? mesh(look, -150, -150, 300, 170, 10, 13, { ground: "none", dot: look.darker }) : "";
  return group(
    drawn +
      skirt +
      led(look, 0, flat ? -90 : -210, 9, look.accent) +
      word(look.label, 0, flat ? -20 : -60, { height: 26, colour: look.ink, tracking: 30, fit: 190 }),
    `translate(${x} 1010) scale(${size})`,
  );
}

const meshRouter: Study = {
  front: (look) => {
    const isSet = look.form(8) > 3;
    const others =
      shadow(look, 300, 950, 150) +
      shadow(look, 790, 950, 150) +
      moved(pod(look, 300, 0.8) + pod(look, 790, 0.8), 0, -110);
    return (isSet ? others : "") + shadow(look, 540, 1080, 210) + pod(look, 540, 1.12);
  },
  angle: (look) => shadow(look, 540, 1100, 250) + moved(pod(look, 540, 1.5), 0, 0),
  detail: (look) => closeUp(pod(look, 540, 1.5), 540, 680, 1.9),
};

function ports(look: Look): string {
  const many = look.form(2) ? 8 : 5;
  const w = many * 96 + 140;
  const x = 540 - w / 2;
  const plugged = row(
    (look.seed % 3) + 1,
    (i) =>
      lead(
        `M${x + 60 + i * 2 * 96 + 40} 850C${x + 100 + i * 160} 1000 ${x - 40 + i * 200} 1060 ${x + i * 190} 1160`,
        [look.accent, "#3a404b", "#d9a441"][i] ?? "#3a404b",
        22,
      ) + rect(x + 60 + i * 2 * 96 + 12, 800, 56, 76, 8, "#dfe3ea"),
  );
  return (
    rect(x, 660, w, 230, 20, bodyPaint(look)) +
    edgeLight(x, 660, w, 230, 20, 0.35) +
    sockets(look, x + 60, 790, many) +
    row(many, (i) => led(look, x + 100 + i * 96, 766, 4.5, i % 3 ? "#4fd08a" : "#e0a13a")) +
    word(look.label, x + 60 + 110, 712, { height: 30, colour: look.ink, tracking: 32, weight: 15, fit: 220 }) +
    plugged
  );
}

const switchStudy: Study = {
  front: (look) => shadow(look, 540, 900, 420, 22) + ports(look),
  angle: (look) =>
    shadow(look, 540, 920, 430, 30) +
    cabinet(
      look,
      ports(look),
      { x: 540 - ((look.form(2) ? 8 : 5) * 96 + 140) / 2, y: 660, w: (look.form(2) ? 8 : 5) * 96 + 140, h: 230 },
      280,
      { side: look.dark, top: look.light },
    ),
  detail: (look) => closeUp(ports(look), 460, 800, 2.5),
};

function plug(look: Look): string {
  const ears = look.form(2) ? antenna(look, 400, -24, 380) + antenna(look, 680, 24, 380) : "";
  return (
    moved(ears, 0, -240) +
    rect(360, 540, 360, 520, 60, bodyPaint(look)) +
    edgeLight(360, 540, 360, 520, 60, 0.35) +
    row(4, (i) => led(look, 540, 640 + i * 44, 7, i < 3 ? look.accent : "#8b93a0")) +
    word(look.label, 540, 870, { height: 32, colour: look.ink, tracking: 32, weight: 15, fit: 250 }) +
    slots(440, 960, 200, 50, 3, look.dark)
  );
}

const socket = (): string =>
  rect(300, 480, 480, 640, 30, "#ffffff", 'stroke="#d9dee6" stroke-width="4"') +
  rect(330, 510, 420, 580, 16, "#f4f6f8");

const rangeExtender: Study = {
  front: (look) => socket() + rect(372, 560, 368, 520, 60, "#2b2f37", 'opacity=".18"') + plug(look),
  angle: (look) =>
    shadow(look, 540, 1090, 230) +
    stroke("M330 800H250M330 700H262M330 880H262", "#c9a84e", 26) +
    sized(
      cabinet(look, plug(look), { x: 360, y: 540, w: 360, h: 520 }, 150, { side: look.dark, top: look.light }),
      1,
      540,
      800,
    ),
  detail: (look) => closeUp(plug(look), 540, 760, 2.4),
};

export const network = {
  router,
  "mesh-router": meshRouter,
  switch: switchStudy,
  "range-extender": rangeExtender,
} satisfies Family;
