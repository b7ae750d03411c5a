import { shade, tint } from "./colour.ts";
import { word } from "./lettering.ts";
import type { Look } from "./look.ts";
import { ballPaint, bodyPaint, edgeLight, knob, lead, led, mesh, metalPaint, roundPaint } from "./parts.ts";
import { circle, group, mirrored, moved, oval, path, rect, sized, stroke } from "./shapes.ts";
import { closeUp, type Family, shadow, type Study } from "./study.ts";

function overEar(look: Look): string {
  const band =
    stroke("M262 760C230 330 390 210 540 210S850 330 818 760", look.dark, 62) +
    stroke("M268 700C250 350 396 232 540 232S830 350 812 700", look.body, 40) +
    stroke("M290 520C310 330 420 236 540 228", look.lighter, 12, 'opacity=".7"') +
    stroke("M380 296C460 228 620 228 700 296", shade(look.body, 0.5), 34);
  const ear = look.form(2)
    ? rect(176, 640, 150, 330, 75, shade(look.body, 0.55)) +
      rect(214, 620, 140, 370, 70, bodyPaint(look)) +
      rect(320, 650, 84, 310, 42, look.paint.linear("across", [0, "#2b2f37"], [1, "#14161a"]))
    : oval(272, 800, 110, 184, bodyPaint(look)) +
      oval(262, 800, 76, 142, look.paint.linear("diagonal", [0, look.lighter], [0.4, look.body], [1, look.darker])) +
      path(
        "M330 640C420 650 430 950 330 962C400 900 400 700 330 640Z",
        look.paint.linear("across", [0, "#343942"], [1, "#121419"]),
      ) +
      oval(262, 800, 30, 58, look.accent, 'opacity=".85"');
  return (
    band +
    ear +
    mirrored(ear, 540) +
    word(look.label, 540, 262, { height: 22, colour: tint(look.ink, 0.1), tracking: 36, fit: 240 })
  );
}

function earcup(look: Look): string {
  return (
    circle(540, 720, 330, bodyPaint(look)) +
    circle(540, 720, 324, "none", `stroke="${look.lighter}" stroke-width="5" opacity=".6"`) +
    circle(540, 720, 236, look.paint.linear("diagonal", [0, look.dark], [1, look.light])) +
    circle(540, 720, 226, look.paint.linear("diagonal", [0, look.lighter], [0.5, look.body], [1, look.dark])) +
    circle(540, 720, 240, "none", `stroke="${look.accent}" stroke-width="5" opacity=".8"`) +
    word(look.label, 540, 720, { height: 52, colour: look.ink, tracking: 34, fit: 330 }) +
    rect(470, 250, 140, 170, 30, look.dark) +
    rect(490, 120, 100, 220, 20, metalPaint(look, look.light))
  );
}

const headphones: Study = {
  front: (look) => shadow(look, 540, 1040, 340) + overEar(look),
  angle: (look) => {
    const boom =
      look.form(3) === 2
        ? lead("M420 880C380 1010 470 1080 640 1060", "#23272f", 20) + rect(620, 1034, 110, 52, 26, "#16181d")
        : "";
    return (
      shadow(look, 560, 1130, 350) +
      group(oval(790, 800, 96, 200, look.dark) + oval(770, 806, 84, 184, "#1b1e24"), "rotate(-8 790 800)") +
      stroke("M452 560C440 110 800 90 800 640", look.dark, 54) +
      stroke("M454 560C446 124 790 106 794 640", look.body, 34) +
      stroke("M462 520C470 170 700 130 760 330", look.lighter, 9, 'opacity=".6"') +
      group(earcup(look), "translate(20 246) scale(.8)") +
      boom
    );
  },
  detail: (look) => closeUp(earcup(look), 540, 640, 1.5),
};

function bud(look: Look): string {
  const stem = look.form(2)
    ? rect(250, 470, 74, 250, 37, roundPaint(look)) + rect(268, 690, 38, 14, 7, metalPaint(look))
    : "";
  return (
    stem +
    group(oval(300, 430, 116, look.form(2) ? 104 : 128, ballPaint(look)), "rotate(-18 300 430)") +
    group(
      oval(404, 470, 58, 66, shade(look.body, 0.35)) +
        oval(424, 476, 46, 60, look.paint.radial(0.4, 0.3, 0.8, [0, "#5a606b"], [1, "#1b1e24"])),
      "rotate(14 404 470)",
    ) +
    circle(264, 420, 34, look.dark, 'opacity=".5"') +
    circle(264, 420, 10, look.accent) +
    rect(278, 510, 20, 6, 3, "#0e1014", look.form(2) ? "" : 'opacity="0"')
  );
}

function budCase(look: Look): string {
  const wide = look.form(3) === 2;
  const [x, w] = wide ? [270, 540] : [310, 460];
  return (
    rect(x, 800, w, 320, wide ? 110 : 130, bodyPaint(look)) +
    path(`M${x + 10} 820Q540 900 ${x + w - 10} 820L${x + w - 26} 800H${x + 26}Z`, shade(look.body, 0.55)) +
    edgeLight(x, 800, w, 320, wide ? 110 : 130, 0.35) +
    led(look, 540, 940, 8, look.accent) +
    word(look.label, 540, 1030, { height: 26, colour: look.ink, tracking: 36, fit: 260 })
  );
}

function budLid(look: Look): string {
  const wide = look.form(3) === 2;
  const [x, w] = wide ? [274, 532] : [314, 452];
  return (
    rect(x, 560, w, 260, 120, look.paint.linear("down", [0, look.light], [1, look.dark])) +
    rect(x + 22, 590, w - 44, 220, 96, look.paint.linear("down", [0, look.darker], [1, look.dark]))
  );
}

function openCase(look: Look): string {
  const seated = group(bud(look), "translate(238 440) scale(.74)");
  return budLid(look) + seated + mirrored(seated, 540) + budCase(look);
}

const earbuds: Study = {
  front: (look) =>
    shadow(look, 540, 1126, 300) +
    budLid(look) +
    budCase(look) +
    moved(bud(look), -10, -150) +
    mirrored(moved(bud(look), -10, -150), 540),
  angle: (look) => shadow(look, 540, 1140, 330) + sized(openCase(look), 1.25, 540, 1100),
  detail: (look) => closeUp(bud(look), 330, 500, 2.3),
};

function collar(look: Look): string {
  const cord = lead("M300 620C210 250 400 170 540 170S870 250 780 620", look.body, 34);
  const stick =
    rect(262, 600, 74, 330, 37, roundPaint(look)) +
    rect(280, 650, 14, 120, 7, look.dark) +
    edgeLight(262, 600, 74, 330, 37, 0.3) +
    circle(299, 860, 12, look.accent);
  const wire = lead("M300 925C300 1080 380 1120 420 1050", look.dark, 10);
  const tip = group(
    rect(0, 0, 66, 96, 33, bodyPaint(look)) + oval(33, 100, 36, 30, "#23272e") + circle(33, 40, 16, look.accent),
    look.form(2) ? "translate(392 940) rotate(-12)" : "translate(396 950) rotate(14)",
  );
  const side = wire + stick + tip;
  return (
    cord +
    side +
    mirrored(side, 540) +
    group(
      word(look.label, 0, 0, { height: 24, colour: look.ink, tracking: 34, fit: 150 }),
      "translate(781 730) rotate(90)",
    )
  );
}

const neckband: Study = {
  front: (look) => shadow(look, 540, 1140, 300) + collar(look),
  angle: (look) => shadow(look, 540, 1040, 380, 40) + group(collar(look), "matrix(.92 -.22 .22 .66 -60 360)"),
  detail: (look) => closeUp(collar(look), 770, 860, 2.5),
};

function stage(look: Look): string {
  const head =
    rect(
      400,
      200,
      280,
      440,
      140,
      look.paint.linear("across", [0, "#3a3f49"], [0.3, "#aab0ba"], [0.55, "#6b717c"], [1, "#23262d"]),
    ) +
    mesh(look, 412, 212, 256, 300, 128, 18, { ground: "#2a2e36", dot: "#8e95a1" }) +
    rect(412, 212, 256, 300, 128, look.paint.linear("across", [0, "#000", 0.4], [0.3, "#fff", 0.25], [1, "#000", 0.5]));
  const body =
    rect(400, 490, 280, 300, 40, roundPaint(look)) +
    rect(400, 486, 280, 26, 8, metalPaint(look, look.accent)) +
    word(look.label, 540, 590, { height: 26, colour: look.ink, tracking: 36, fit: 200 }) +
    knob(look, 540, 690, 46, look.light) +
    led(look, 540, 626, 5, look.accent);
  const stand = look.form(2)
    ? rect(522, 780, 36, 260, 10, metalPaint(look, "#4a505b")) +
      oval(540, 1060, 210, 40, "#23272e") +
      oval(540, 1050, 210, 40, look.paint.linear("down", [0, "#5d6470"], [1, "#2b2f37"]))
    : stroke("M366 560V800Q366 860 430 860H650Q714 860 714 800V560", "#3b414c", 22) +
      rect(520, 860, 40, 180, 8, "#3b414c") +
      oval(540, 1056, 190, 36, "#2b2f37") +
      oval(540, 1048, 190, 36, "#454b56");
  return stand + head + body;
}

const microphone: Study = {
  front: (look) => shadow(look, 540, 1086, 250) + stage(look),
  angle: (look) => shadow(look, 560, 1090, 260) + group(stage(look), "rotate(-14 540 1050) translate(30 0)"),
  detail: (look) => closeUp(stage(look), 540, 480, 2.2),
};

export const personalAudio = { headphones, earbuds, neckband, microphone } satisfies Family;
