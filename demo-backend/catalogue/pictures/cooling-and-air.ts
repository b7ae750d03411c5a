import { mix, shade, tint } from "./colour.ts";
import { word } from "./lettering.ts";
import type { Look } from "./look.ts";
import { bodyPaint, edgeLight, led, mesh, metalPaint, roundPaint, slots } from "./parts.ts";
import { circle, group, moved, oval, path, rect, row, stroke } from "./shapes.ts";
import { closeUp, type Family, shadow, type Study } from "./study.ts";
import { cabinet } from "./turned.ts";

function splitUnit(look: Look): string {
  const sheetBody = path(
    "M110 470Q110 430 150 430H930Q970 430 970 470V620Q970 700 890 710H190Q110 700 110 620Z",
    look.paint.linear("down", [0, look.lighter], [0.6, look.body], [1, look.dark]),
  );
  const vane =
    path(
      "M190 660H890Q930 656 950 640L930 690Q900 726 880 726H200Q176 726 150 690L130 640Q150 656 190 660Z",
      look.paint.linear("down", [0, shade(look.body, 0.5)], [0.4, look.light], [1, look.body]),
    ) + stroke("M190 664H890", shade(look.body, 0.65), 5);
  const pattern =
    look.form(3) === 1
      ? row(8, (i) => stroke(`M150 ${470 + i * 22}H930`, look.dark, 2, 'opacity=".4"'))
      : look.form(3) === 2
        ? stroke("M130 600C400 560 660 640 950 590", look.accent, 7)
        : "";
  const air = row(5, (i) =>
    stroke(
      `M${250 + i * 145} 750C${230 + i * 145} 820 ${290 + i * 145} 870 ${250 + i * 145} 950`,
      tint(look.accent, 0.5),
      9,
      `opacity="${0.55 - Math.abs(i - 2) * 0.1}"`,
    ),
  );
  return (
    air +
    sheetBody +
    pattern +
    vane +
    word(look.label, 230, 520, { height: 26, colour: look.ink, tracking: 30, weight: 14, fit: 180 }) +
    word("24", 850, 560, { height: 40, colour: mix(look.accent, "#ffffff", 0.1), weight: 12 }) +
    led(look, 900, 600, 5)
  );
}

function outdoorUnit(look: Look): string {
  const fan = row(5, (i) =>
    group(path("M470 800q30 -90 110 -110q34 70 -110 110z", "#343a44"), `rotate(${i * 72} 470 800)`),
  );
  return (
    rect(190, 560, 700, 490, 18, bodyPaint(look)) +
    edgeLight(190, 560, 700, 490, 18, 0.3) +
    circle(470, 800, 216, "#16181d") +
    fan +
    circle(470, 800, 40, "#4a505b") +
    row(8, (i) => circle(470, 800, 40 + i * 24, "none", 'stroke="#8e96a3" stroke-width="4"')) +
    stroke("M470 584V1016M254 800H686M318 648L622 952M622 648L318 952", "#8e96a3", 4) +
    slots(730, 620, 120, 300, 12, look.dark) +
    word(look.label, 790, 990, { height: 24, colour: look.ink, tracking: 30, fit: 150 }) +
    rect(240, 1046, 90, 30, 6, "#23272e") +
    rect(750, 1046, 90, 30, 6, "#23272e")
  );
}

const airConditioner: Study = {
  front: (look) => moved(rect(128, 460, 830, 290, 60, "#1a2130", 'opacity=".1"') + splitUnit(look), 0, 0),
  angle: (look) => shadow(look, 540, 1084, 400) + outdoorUnit(look),
  detail: (look) => closeUp(splitUnit(look), 760, 600, 2.1),
};

function purifier(look: Look): string {
  if (look.form(2)) {
    return (
      path("M340 300Q340 250 540 250T740 300V1080Q740 1130 540 1130T340 1080Z", roundPaint(look)) +
      group(
        mesh(look, 340, 560, 400, 530, 0, 16, { ground: "none", dot: look.darker }),
        "translate(0 0)",
        look.paint.clip(path("M350 560Q540 600 730 560V1040Q540 1090 350 1040Z", "#000")),
      ) +
      oval(540, 296, 200, 52, look.light) +
      oval(540, 296, 168, 40, "#16181d") +
      row(5, (i) => oval(540, 296, 150 - i * 30, 35 - i * 7, "none", 'stroke="#4a505b" stroke-width="3"')) +
      circle(540, 450, 58, "#14171d") +
      circle(540, 450, 50, "none", `stroke="${look.accent}" stroke-width="7"`) +
      word("12", 540, 450, { height: 34, colour: "#fff" }) +
      word(look.label, 540, 540, { height: 22, colour: look.ink, tracking: 34, fit: 180 })
    );
  }
  return (
    rect(330, 250, 420, 870, 40, bodyPaint(look)) +
    edgeLight(330, 250, 420, 870, 40, 0.35) +
    mesh(look, 366, 520, 348, 500, 22, 15, { ground: tint(look.body, 0.15), dot: look.dark }) +
    rect(366, 290, 348, 50, 16, look.dark) +
    slots(386, 296, 308, 40, 3, "#16181d") +
    rect(430, 390, 220, 84, 42, "#14171d") +
    word("12", 500, 432, { height: 34, colour: tint(look.accent, 0.4) }) +
    circle(590, 432, 16, look.accent) +
    word(look.label, 540, 1070, { height: 28, colour: look.ink, tracking: 34, fit: 230 })
  );
}

const airPurifier: Study = {
  front: (look) => shadow(look, 540, 1130, 280) + purifier(look),
  angle: (look) =>
    shadow(look, 540, 1140, 310) +
    (look.form(2)
      ? closeUp(purifier(look), 540, 640, 0.95)
      : cabinet(look, purifier(look), { x: 330, y: 250, w: 420, h: 870 }, 260, { side: look.dark, top: look.dark })),
  detail: (look) => closeUp(purifier(look), 540, 440, 2.2),
};

function ceilingFan(look: Look): string {
  const blade =
    path("M0 -40C60 -90 250 -120 400 -80Q440 -60 430 -20C300 10 120 20 0 30Z", bodyPaint(look)) +
    path("M340 -96Q410 -92 424 -60Q420 -30 400 -14L356 -8Z", look.accent, 'opacity=".8"');
  const count = look.form(3) === 1 ? 4 : 3;
  const blades = row(count, (i) =>
    group(blade, `translate(540 720) scale(1 .62) rotate(${i * (360 / count) + 20 + (look.seed % 3) * 12})`),
  );
  return (
    rect(526, 120, 28, 480, 8, metalPaint(look, look.dark)) +
    path("M470 120H610L584 190H496Z", look.body) +
    path("M480 590H600L576 540H504Z", look.dark) +
    blades +
    oval(540, 700, 130, 84, look.dark) +
    oval(540, 686, 128, 80, look.paint.linear("diagonal", [0, look.lighter], [0.5, look.body], [1, look.darker])) +
    oval(540, 700, 74, 40, look.form(2) ? tint("#ffe9b0", 0.3) : look.accent) +
    word(look.label, 540, 700, { height: 18, colour: look.form(2) ? "#4a3a12" : "#fff", fit: 110, tracking: 26 })
  );
}

function standFan(look: Look): string {
  const blades = row(5, (i) =>
    group(path("M540 480q50 -160 170 -170q70 130 -170 170z", look.accent, 'opacity=".8"'), `rotate(${i * 72} 540 480)`),
  );
  const cage =
    row(6, (i) => circle(540, 480, 60 + i * 48, "none", `stroke="${look.dark}" stroke-width="${i === 5 ? 14 : 4}"`)) +
    row(20, (i) => group(stroke("M540 420V186", look.dark, 3), `rotate(${i * 18} 540 480)`));
  return (
    rect(518, 760, 44, 360, 10, metalPaint(look, look.light)) +
    oval(540, 1126, 220, 46, look.darker) +
    oval(540, 1112, 220, 46, bodyPaint(look)) +
    rect(490, 900, 100, 130, 30, look.body) +
    row(3, (i) => circle(540, 930 + i * 34, 10, look.ink)) +
    circle(540, 480, 304, "#ffffff", 'opacity=".5"') +
    blades +
    cage +
    circle(540, 480, 64, bodyPaint(look)) +
    word(look.label, 540, 480, { height: 18, colour: look.ink, fit: 96, tracking: 24 })
  );
}

const fan: Study = {
  front: (look) => (look.form(3) === 2 ? shadow(look, 540, 1140, 250) + standFan(look) : ceilingFan(look)),
  angle: (look) =>
    look.form(3) === 2
      ? shadow(look, 540, 1140, 250) + group(standFan(look), "matrix(.8 -.08 0 1 108 44)")
      : group(ceilingFan(look), "rotate(-10 540 700)"),
  detail: (look) =>
    closeUp(look.form(3) === 2 ? standFan(look) : ceilingFan(look), 540, look.form(3) === 2 ? 500 : 690, 2),
};

export const coolingAndAir = { "air-conditioner": airConditioner, "air-purifier": airPurifier, fan } satisfies Family;
