import { shade, tint } from "./colour.ts";
import { word } from "./lettering.ts";
import type { Look } from "./look.ts";
import { bodyPaint, knob, lead, led, metalPaint, slots } from "./parts.ts";
import { circle, group, oval, path, rect, row, spun, stroke } from "./shapes.ts";
import { closeUp, type Family, shadow, type Study } from "./study.ts";

function upright(look: Look): string {
  const tube =
    rect(520, 430, 40, 600, 14, metalPaint(look, look.accent)) + rect(526, 430, 8, 600, 4, "#fff", 'opacity=".35"');
  const head =
    path(
      "M330 1060Q340 1010 420 1006H660Q740 1010 750 1060V1110Q750 1130 730 1130H350Q330 1130 330 1110Z",
      look.paint.linear("down", [0, look.light], [1, look.darker]),
    ) +
    rect(350, 1090, 380, 26, 12, tint(look.accent, 0.25)) +
    row(4, (i) => led(look, 420 + i * 80, 1080, 6, "#fff3c2"));
  const handle = path("M470 160Q470 110 540 110T640 190V330H590V210Q590 170 550 170T520 210V300H470Z", look.dark);
  const motor =
    rect(440, 290, 220, 170, 60, bodyPaint(look)) +
    circle(550, 376, 50, "#14171d") +
    word("MAX", 550, 376, { height: 18, colour: tint(look.accent, 0.4) });
  const bin =
    path(
      "M452 450H640L620 640Q614 670 580 670H512Q478 670 472 640Z",
      look.paint.linear("across", [0, "#9fb2c4", 0.85], [0.4, "#eef5fa", 0.75], [1, "#7c90a3", 0.9]),
    ) + slots(490, 500, 120, 110, 6, look.accent);
  return (
    tube +
    head +
    handle +
    bin +
    motor +
    word(look.label, 548, 436, { height: 16, colour: look.ink, tracking: 30, fit: 130 })
  );
}

function canister(look: Look): string {
  const hose = lead("M470 790C330 700 330 420 520 330C640 270 760 300 800 420", "#2b2f37", 40);
  const wand =
    spun(rect(786, 390, 34, 600, 12, metalPaint(look)), -6, 800, 420) +
    path(
      "M780 980H1000Q1016 980 1010 1010L1000 1060H760Q750 1000 780 980Z",
      look.paint.linear("down", [0, look.light], [1, look.darker]),
    );
  return (
    hose +
    wand +
    path("M170 900Q170 730 340 700H520Q640 710 640 880V1000Q640 1040 600 1040H230Q170 1040 170 980Z", bodyPaint(look)) +
    circle(250, 990, 92, "#16181d") +
    circle(250, 990, 56, look.light) +
    circle(560, 1030, 44, "#16181d") +
    path("M330 730Q460 706 560 760L580 860Q450 800 320 840Z", "#14171d", 'opacity=".55"') +
    slots(380, 880, 140, 90, 5, look.dark) +
    knob(look, 330, 800, 30, look.accent) +
    word(look.label, 450, 1004, { height: 30, colour: look.ink, weight: 15, tracking: 30, fit: 200 })
  );
}

const vacuum: Study = {
  front: (look) =>
    look.form(2) ? shadow(look, 560, 1070, 440) + canister(look) : shadow(look, 540, 1140, 250) + upright(look),
  angle: (look) =>
    shadow(look, 560, 1130, 360) +
    (look.form(2) ? group(canister(look), "matrix(.9 -.08 0 1 54 90)") : group(upright(look), "rotate(22 540 900)")),
  detail: (look) => (look.form(2) ? closeUp(canister(look), 420, 880, 2) : closeUp(upright(look), 550, 430, 2.3)),
};

function disc(look: Look): string {
  const turret = look.form(2)
    ? circle(540, 590, 92, "#14171d") +
      circle(540, 590, 76, "none", `stroke="${look.accent}" stroke-width="7"`) +
      circle(540, 590, 48, look.paint.linear("diagonal", [0, "#5d6470"], [1, "#1b1e24"]))
    : rect(450, 500, 180, 70, 35, "#14171d") + row(3, (i) => led(look, 490 + i * 50, 535, 7, look.accent));
  return (
    circle(540, 700, 370, look.dark) +
    circle(540, 692, 366, bodyPaint(look)) +
    circle(540, 692, 340, "none", `stroke="${look.lighter}" stroke-width="5" opacity=".6"`) +
    path("M214 880A370 370 0 0 0 866 880L820 850A320 320 0 0 1 260 850Z", look.darker, 'opacity=".7"') +
    turret +
    circle(540, 800, 34, look.dark) +
    circle(540, 800, 22, look.accent) +
    word(look.label, 540, 906, { height: 34, colour: look.ink, weight: 14, tracking: 34, fit: 280 }) +
    row(2, (i) =>
      group(
        stroke("M0 0L70 60M0 0L86 20M0 0L46 78", shade(look.body, 0.5), 8),
        i ? "translate(830 960) scale(1 1)" : "translate(250 960) scale(-1 1)",
      ),
    )
  );
}

const robotVacuum: Study = {
  front: (look) => shadow(look, 540, 1090, 380, 30) + disc(look),
  angle: (look) =>
    shadow(look, 540, 910, 440, 44) +
    group(
      path(
        "M170 692V820A370 370 0 0 0 910 820V692Z",
        look.paint.linear("across", [0, look.darker], [0.3, look.body], [1, look.darker]),
      ) + rect(420, 1100, 240, 40, 20, "#0b0d11"),
      "matrix(1 0 0 .42 0 400)",
    ) +
    group(disc(look), "matrix(1 0 0 .42 0 400)"),
  detail: (look) => closeUp(disc(look), 540, 610, 2.1),
};

function press(look: Look): string {
  const sole = path(
    "M130 960C220 830 460 780 930 800L950 960Q952 980 930 980H150Q116 980 130 960Z",
    metalPaint(look, "#b4bac4"),
  );
  const shell =
    path("M170 930C250 800 400 690 620 650H860Q920 650 924 710L930 900Q930 930 900 930Z", bodyPaint(look)) +
    path("M250 880C330 790 440 720 600 690L580 740C470 770 390 820 330 890Z", "#fff", 'opacity=".3"');
  const handle =
    path(
      "M430 640C500 500 640 440 800 450Q920 460 924 560V660H850V590Q850 530 790 524C700 516 600 560 540 650Z",
      look.darker,
    ) + path("M470 620C540 510 660 462 800 474", "none", 'stroke="#fff" stroke-width="6" opacity=".25"');
  return (
    lead("M916 520C990 470 1000 330 960 230", "#23272e", 22) +
    sole +
    shell +
    handle +
    knob(look, 700, 790, 66, look.light, 0.2) +
    led(look, 600, 720, 7, look.accent) +
    word(look.label, 480, 850, { height: 34, colour: look.ink, weight: 15, tracking: 30, fit: 210 }) +
    (look.form(2)
      ? path("M400 660q40 -40 90 -30l-10 50q-40 0 -60 20z", tint("#9fc6e6", 0.2)) +
        row(3, (i) => stroke(`M${130 + i * 34} 820q-20 -30 0 -60q20 -30 0 -60`, "#b9cbdc", 8, 'opacity=".7"'))
      : "") +
    row(6, (i) => circle(240 + i * 50, 962, 5, "#6b7280"))
  );
}

function soleplate(look: Look): string {
  return (
    path(
      "M540 240C700 400 760 620 740 900Q736 1020 640 1030H440Q344 1020 340 900C320 620 380 400 540 240Z",
      metalPaint(look, "#c6cbd3"),
      `stroke="${look.body}" stroke-width="26"`,
    ) +
    row(9, (i) => oval(540 + (i - 4) * 32, 470 + Math.abs(i - 4) * 66, 9, 18, "#4a505b")) +
    row(5, (i) => oval(540 + (i - 2) * 60, 840, 9, 18, "#4a505b")) +
    stroke("M430 700H650M420 760H660", "#8e96a3", 5) +
    word(look.label, 540, 940, { height: 30, colour: "#6b7280", tracking: 34, fit: 240 })
  );
}

const iron: Study = {
  front: (look) => shadow(look, 540, 990, 430) + press(look),
  angle: (look) => shadow(look, 540, 1070, 240) + soleplate(look),
  detail: (look) => closeUp(press(look), 680, 770, 2.2),
};

export const floorAndIroning = { vacuum, "robot-vacuum": robotVacuum, iron } satisfies Family;
