import { shade, tint, turnHue } from "./colour.ts";
import { word } from "./lettering.ts";
import type { Look } from "./look.ts";
import { bodyPaint, edgeLight, lead, led, slots } from "./parts.ts";
import { group, path, rect, row, sized, stroke } from "./shapes.ts";
import { closeUp, type Family, shadow, type Study } from "./study.ts";
import { cabinet } from "./turned.ts";

const keyBox = { x: 80, y: 560, w: 920, h: 320, r: 26 };

function keys(look: Look): string {
  const play = look.form(2) === 1;
  const cap = (x: number, y: number, w: number, colour: string): string =>
    rect(x, y + 4, w, 46, 9, shade(colour, 0.45)) +
    rect(x, y, w, 46, 9, colour) +
    rect(x + 5, y + 3, w - 10, 34, 7, tint(colour, 0.16));
  const tone = (r: number, c: number): string =>
    play
      ? turnHue(look.accent, (r * 2 + c) * 14)
      : (r + c * 3 + look.seed) % 23 === 0
        ? look.accent
        : look.form(3) === 2
          ? tint(look.body, 0.35)
          : shade(look.body, 0.35);
  const rowsOfKeys = row(4, (r) =>
    row(15, (c) => cap(104 + c * 58.4, 586 + r * 57, 52, r === 0 && c === 0 ? look.accent : tone(r, c))),
  );
  const last =
    [104, 176, 248].map((x, i) => cap(x, 814, 66, tone(4, i))).join("") +
    cap(320, 814, 344, tone(4, 6)) +
    [670, 736, 802, 862, 921].map((x, i) => cap(x, 814, i < 2 ? 60 : 53, tone(4, 10 + i))).join("");
  return (
    rect(80, 560, 920, 320, 26, bodyPaint(look)) +
    edgeLight(80, 560, 920, 320, 26, 0.3) +
    rowsOfKeys +
    last +
    word(look.label, 492, 838, { height: 16, colour: tint(look.ink, 0.2), tracking: 34, fit: 180 }) +
    led(look, 962, 574, 3.5, look.accent)
  );
}

const keyboard: Study = {
  front: (look) => shadow(look, 540, 894, 460, 24) + keys(look),
  angle: (look) =>
    shadow(look, 540, 980, 440, 40) +
    group(rect(80, 580, 920, 340, 26, look.darker), "matrix(.86 -.2 .3 .86 -100 280)") +
    group(keys(look), "matrix(.86 -.2 .3 .86 -100 268)"),
  detail: (look) => closeUp(keys(look), keyBox.x + 260, 700, 3),
};

function pointer(look: Look): string {
  const play = look.form(2) === 1;
  const hull = play
    ? "M400 330Q540 230 680 330Q760 440 730 620Q720 740 770 900Q760 1090 540 1100Q320 1090 310 900Q360 740 350 620Q320 440 400 330Z"
    : "M540 280C720 280 760 480 760 700C760 960 700 1090 540 1090S320 960 320 700C320 480 360 280 540 280Z";
  const split = stroke(
    play ? "M540 300V600M344 600Q540 690 736 600" : "M540 284V560M330 590Q540 650 750 590",
    shade(look.body, 0.5),
    6,
  );
  const wheel =
    rect(512, 380, 56, 150, 28, "#14171d") +
    rect(522, 396, 36, 118, 18, look.accent) +
    slots(522, 400, 36, 110, 9, "#14171d");
  const extra = play
    ? rect(322, 640, 20, 84, 10, look.dark) +
      rect(318, 740, 20, 84, 10, look.dark) +
      stroke("M360 930Q540 1040 720 930", look.accent, 12)
    : "";
  const tail = look.form(3) === 2 ? lead("M540 284C540 160 700 180 720 90", "#23272e", 16) : "";
  return (
    tail +
    path(hull, look.paint.radial(0.4, 0.3, 0.85, [0, look.lighter], [0.35, look.body], [1, look.darker])) +
    split +
    wheel +
    extra +
    word(look.label, 540, 900, { height: 30, colour: look.ink, tracking: 32, weight: 14, fit: 240 })
  );
}

const mouse: Study = {
  front: (look) => sized(shadow(look, 540, 1090, 260) + pointer(look), 0.86, 540, 760),
  angle: (look) =>
    sized(shadow(look, 540, 1030, 310, 40) + group(pointer(look), "matrix(.88 -.3 .3 .62 -150 460)"), 0.95, 540, 760),
  detail: (look) => closeUp(pointer(look), 540, 560, 2),
};

function printing(look: Look): string {
  const tank = look.form(2)
    ? row(
        4,
        (i) =>
          rect(664 + i * 52, 830, 42, 120, 8, "#14171d") +
          rect(
            669 + i * 52,
            860 + ((i * 17) % 40),
            32,
            86 - ((i * 17) % 40),
            5,
            ["#2aa5c9", "#c93a8c", "#e3c23a", "#23272e"][i] ?? "#000",
          ),
      )
    : "";
  const sheet = rect(340, 300, 400, 330, 6, "#ffffff", 'stroke="#d6dbe2" stroke-width="3"');
  const out =
    path("M310 960H640L700 1090H250Z", "#ffffff", 'stroke="#d6dbe2" stroke-width="3"') +
    row(4, (i) => rect(330 - i * 10, 990 + i * 22, 220 + i * 14, 7, 3, i ? "#c3ccd9" : look.accent));
  return (
    sheet +
    rect(300, 560, 480, 110, 12, look.dark) +
    rect(160, 620, 760, 380, 34, bodyPaint(look)) +
    edgeLight(160, 620, 760, 380, 34, 0.35) +
    rect(160, 620, 760, 50, 25, look.lighter) +
    rect(196, 690, 260, 110, 14, "#14171d") +
    rect(
      212,
      704,
      130,
      82,
      6,
      look.paint.linear("diagonal", [0, shade(look.accent, 0.3)], [1, tint(look.accent, 0.3)]),
    ) +
    row(3, (i) => led(look, 374 + i * 28, 746, 6, i ? "#9aa2ae" : "#4fd08a")) +
    rect(230, 900, 400, 70, 10, "#0b0d11") +
    out +
    tank +
    word(look.label, 760, 736, { height: 34, colour: look.ink, tracking: 32, weight: 15, fit: 250 })
  );
}

const printer: Study = {
  front: (look) => shadow(look, 540, 1012, 430) + printing(look),
  angle: (look) =>
    shadow(look, 540, 1030, 430) +
    cabinet(look, printing(look), { x: 160, y: 620, w: 760, h: 380 }, 380, { side: look.dark, top: look.light }),
  detail: (look) => closeUp(printing(look), look.form(2) ? 700 : 330, look.form(2) ? 860 : 800, 2.2),
};

export const deskGear = { keyboard, mouse, printer } satisfies Family;
