import { shade, tint, turnHue } from "./colour.ts";
import { word } from "./lettering.ts";
import type { Look } from "./look.ts";
import { metalPaint } from "./parts.ts";
import { glare } from "./lit-screen.ts";
import { circle, group, moved, n, onRing, oval, path, rect, row, stroke } from "./shapes.ts";
import { closeUp, type Family, shadow, type Study } from "./study.ts";

function strap(look: Look, w: number): string {
  const links = look.form(4) === 3;
  const paint = look.paint.linear(
    "across",
    [0, look.dark],
    [0.15, look.light],
    [0.5, look.body],
    [0.85, look.dark],
    [1, look.darker],
  );
  const x = 540 - w / 2;
  const shape = (y: number, to: number): string =>
    path(
      `M${x} 670L${x + 26} ${y}Q540 ${to} ${x + w - 26} ${y}L${x + w} 670Z`,
      links ? metalPaint(look, look.body) : paint,
    );
  const details = links
    ? row(14, (i) => rect(x + 20, 180 + i * 72, w - 40, 5, 0, look.darker, 'opacity=".6"')) +
      rect(540 - w * 0.18, 170, w * 0.36, 1000, 0, "#fff", 'opacity=".16"')
    : row(5, (i) => oval(540, 990 + i * 36, 13, 8, look.darker));
  return shape(160, 130) + shape(1180, 1206) + details;
}

function dial(look: Look, round: boolean): string {
  const [light, hot] = ["#ffffff", turnHue(look.accent, 120)];
  const hour = `${(look.seed % 3) + 9}:${(look.seed % 5) + 1}${look.seed % 9}`;
  const [a, b] = [onRing(540, 670, 70, 0.14), onRing(540, 670, 112, 0.84)];
  const ticks = row(12, (i) => {
    const [[x1, y1], [x2, y2]] = [onRing(540, 670, 150, i / 12), onRing(540, 670, 166, i / 12)];
    return stroke(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, light, i % 3 ? 4 : 8);
  });
  if (round && look.form(4) === 0)
    return (
      ticks +
      stroke(`M540 670L${n(a[0])} ${n(a[1])}`, light, 12) +
      stroke(`M540 670L${n(b[0])} ${n(b[1])}`, light, 8) +
      stroke(`M540 690L${n(onRing(540, 670, 130, 0.5)[0])} 790`, look.accent, 4) +
      circle(540, 670, 11, look.accent) +
      word(look.label, 540, 602, { height: 14, colour: "#cfd6e2", tracking: 40, fit: 110 })
    );
  const arc = (r: number, share: number, colour: string): string =>
    `<circle cx="540" cy="770" r="${r}" fill="none" stroke="${colour}" stroke-width="13" stroke-linecap="round" stroke-dasharray="${n(share * 2 * Math.PI * r)} 999" transform="rotate(-90 540 770)"/>`;
  return (
    word(hour, 540, 600, { height: 76, colour: light, weight: 11, tracking: 22, fit: 250 }) +
    word(look.label, 540, 530, { height: 15, colour: "#cfd6e2", tracking: 40, fit: 130 }) +
    arc(62, 0.78, look.accent) +
    arc(44, 0.56, hot) +
    arc(26, 0.9, "#f2b84b")
  );
}

function watch(look: Look): string {
  const round = look.form(2) === 0;
  const metal = look.paint.linear("diagonal", [0, "#f4f6f8"], [0.4, "#a7adb7"], [0.6, "#7b828d"], [1, "#d5d9df"]);
  const crown =
    rect(786, 640, 26, 62, 9, metalPaint(look)) +
    (look.form(3) === 1
      ? rect(760, 540, 22, 50, 9, metalPaint(look)) + rect(760, 752, 22, 50, 9, metalPaint(look))
      : "");
  const face = look.paint.radial(0.5, 0.4, 0.75, [0, shade(look.accent, 0.55)], [1, "#05070b"]);
  if (round) {
    const bezel =
      look.form(3) === 1
        ? row(60, (i) => {
            const [[x1, y1], [x2, y2]] = [onRing(540, 670, 214, i / 60), onRing(540, 670, 230, i / 60)];
            return stroke(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, i % 5 ? "#8e96a3" : "#fff", i % 5 ? 2 : 4);
          })
        : "";
    return (
      strap(look, 300) +
      crown +
      circle(540, 670, 252, metal) +
      circle(540, 670, 238, "#14171d") +
      bezel +
      circle(540, 670, 204, face) +
      dial(look, true) +
      path("M380 560A200 200 0 0 1 640 494L430 840A200 200 0 0 1 380 560Z", "#fff", 'opacity=".07"')
    );
  }
  return (
    strap(look, 320) +
    rect(760, 600, 30, 90, 14, metalPaint(look)) +
    rect(762, 740, 12, 90, 6, "#8e96a3") +
    rect(318, 410, 448, 520, 118, metal) +
    rect(332, 424, 420, 492, 106, "#0b0d11") +
    rect(350, 444, 380, 452, 90, face) +
    dial(look, false) +
    glare(look, { x: 340, y: 432, w: 404, h: 476, r: 98 }, 0.1)
  );
}

function watchBack(look: Look): string {
  return (
    circle(540, 670, 252, look.paint.linear("diagonal", [0, "#f4f6f8"], [0.5, "#a7adb7"], [1, "#8a919c"])) +
    circle(540, 670, 170, "#14171d") +
    circle(540, 670, 160, look.paint.radial(0.4, 0.35, 0.8, [0, "#3b4250"], [1, "#0b0d11"])) +
    row(4, (i) => {
      const [x, y] = onRing(540, 670, 78, i / 4 + 0.125);
      return circle(x, y, 26, "#23302a") + circle(x, y, 12, i % 2 ? "#5fd08a" : "#d0574e");
    }) +
    circle(540, 670, 30, "#05070b") +
    stroke("M420 560L470 600", look.accent, 6)
  );
}

const smartwatch: Study = {
  front: (look) => shadow(look, 540, 1206, 190) + watch(look),
  angle: (look) => shadow(look, 560, 1190, 260) + group(watch(look), "matrix(.8 -.16 .1 .96 40 120)"),
  detail: (look) =>
    look.form(2) ? closeUp(watch(look), 560, 640, 2.1) : closeUp(strap(look, 300) + watchBack(look), 540, 670, 1.8),
};

function band(look: Look): string {
  const paint = look.paint.linear("across", [0, look.darker], [0.2, look.light], [0.6, look.body], [1, look.darker]);
  const wide = look.form(2) ? 210 : 160;
  const x = 540 - wide / 2;
  const belt =
    rect(x + 12, 130, wide - 24, 1070, 66, paint) + row(7, (i) => rect(534, 900 + i * 38, 12, 20, 6, look.darker));
  const hour = `${(look.seed % 3) + 9}${(look.seed % 5) + 1}`;
  const face =
    word(hour.slice(0, -1), 540, 540, { height: 62, colour: "#fff", weight: 12, fit: wide - 70 }) +
    word(`${(look.seed % 5) + 1}${look.seed % 9}`, 540, 630, {
      height: 62,
      colour: tint(look.accent, 0.35),
      weight: 12,
      fit: wide - 70,
    }) +
    path("M540 760l-34 -34a22 22 0 0 1 34 -28a22 22 0 0 1 34 28z", "#e2584e") +
    word("72", 540, 786, { height: 24, colour: "#fff" });
  return (
    belt +
    rect(x - 8, 400, wide + 16, 460, 92, metalPaint(look, "#3a404b")) +
    rect(x + 2, 410, wide - 4, 440, 84, look.paint.linear("diagonal", [0, shade(look.accent, 0.75)], [1, "#05070b"])) +
    face +
    glare(look, { x: x + 2, y: 410, w: wide - 4, h: 440, r: 84 }, 0.1) +
    word(look.label, 540, 450, { height: 12, colour: "#cfd6e2", tracking: 36, fit: wide - 70 })
  );
}

function loop(look: Look): string {
  return (
    oval(540, 760, 340, 250, look.dark) +
    oval(540, 760, 300, 214, "#eef0f3") +
    path(
      "M200 760A340 250 0 0 0 880 760V900A340 250 0 0 1 200 900Z",
      look.paint.linear("across", [0, look.darker], [0.3, look.light], [0.7, look.body], [1, look.darker]),
    ) +
    path("M360 974A340 250 0 0 0 720 974V1112A340 250 0 0 1 360 1112Z", "#0b0d11") +
    path(
      "M384 990A340 250 0 0 0 696 990V1098A340 250 0 0 1 384 1098Z",
      look.paint.linear("across", [0, shade(look.accent, 0.6)], [1, shade(look.accent, 0.2)]),
    ) +
    word("10:24", 540, 1070, { height: 46, colour: "#fff", weight: 12 }) +
    word(look.label, 800, 960, { height: 16, colour: look.ink, fit: 90, tracking: 30 })
  );
}

const fitnessBand: Study = {
  front: (look) => shadow(look, 540, 1206, 110) + band(look),
  angle: (look) => shadow(look, 540, 1170, 340) + moved(loop(look), 0, -10),
  detail: (look) => closeUp(band(look), 540, 630, 2.2),
};

function ring(look: Look): string {
  const metal = look.paint.linear(
    "across",
    [0, look.darker],
    [0.12, look.light],
    [0.28, look.lighter],
    [0.5, look.body],
    [0.8, look.light],
    [1, look.darker],
  );
  const inner = look.paint.linear("across", [0, "#343943"], [0.5, "#14171c"], [1, "#3f4550"]);
  const outer = "M210 640A330 250 0 1 1 870 640V800A330 250 0 1 1 210 800Z";
  const groove = look.form(2)
    ? stroke("M214 760A330 250 0 0 0 866 760", look.accent, 12)
    : stroke("M214 690A330 250 0 0 0 866 690M214 790A330 250 0 0 0 866 790", look.darker, 4, 'opacity=".7"');
  const sensors =
    row(3, (i) =>
      rect(430 + i * 90, 466 + (i === 1 ? -10 : 0), 50, 34, 10, ["#3fb57a", "#1f252e", "#d0574e"][i] ?? "#333"),
    ) + rect(404, 448, 272, 6, 3, "#5a6270", 'opacity=".6"');
  return (
    path(outer, metal) +
    oval(540, 640, 330, 250, look.light) +
    oval(540, 640, 316, 238, look.dark) +
    oval(540, 644, 286, 212, inner) +
    path(
      "M254 644A286 212 0 0 1 826 644A286 170 0 0 0 254 644Z",
      look.paint.linear("down", [0, "#4a515d"], [1, "#23272e"]),
    ) +
    sensors +
    path("M268 700A286 200 0 0 0 812 700A286 212 0 0 1 268 700Z", "#fff", 'opacity=".18"') +
    groove +
    word(look.label, 540, 960, { height: 28, colour: look.ink, tracking: 40, fit: 230, opacity: 0.75 }) +
    path("M300 880Q330 960 400 1000L420 980Q350 940 322 860Z", "#fff", 'opacity=".4"')
  );
}

const smartRing: Study = {
  front: (look) => shadow(look, 540, 1060, 330) + ring(look),
  angle: (look) => shadow(look, 540, 1130, 250) + group(ring(look), "rotate(-68 540 720) translate(0 0)"),
  detail: (look) => closeUp(ring(look), 540, 560, 2),
};

export const wearables = { smartwatch, "fitness-band": fitnessBand, "smart-ring": smartRing } satisfies Family;
