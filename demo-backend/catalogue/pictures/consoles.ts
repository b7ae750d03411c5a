import { shade, tint, turnHue } from "./colour.ts";
import { word } from "./lettering.ts";
import type { Look } from "./look.ts";
import { bodyPaint, darkGlass, edgeLight, led } from "./parts.ts";
import { lit } from "./lit-screen.ts";
import { game } from "./scenes.ts";
import { circle, group, mirrored, moved, oval, path, rect, row, sized, spun, stroke } from "./shapes.ts";
import { closeUp, type Family, shadow, type Study } from "./study.ts";
import { cabinet } from "./turned.ts";

function diamond(draw: (x: number, y: number, index: number) => string): string {
  return draw(0, -40, 0) + draw(40, 0, 1) + draw(0, 40, 2) + draw(-40, 0, 3);
}

/** 600 wide, centred at (300, 190). */
function pad(look: Look): string {
  const grips =
    "M130 60Q170 20 230 30Q300 42 370 30Q430 20 470 60Q560 150 590 330Q596 420 530 420Q480 416 430 320Q400 286 300 286T170 320Q120 416 70 420Q4 420 10 330Q40 150 130 60Z";
  const stick = (x: number, y: number): string =>
    circle(x, y + 4, 48, "#0b0d11", 'opacity=".45"') +
    circle(x, y, 44, "#1b1e24") +
    circle(x, y - 3, 36, look.paint.radial(0.4, 0.35, 0.7, [0, "#5d6470"], [1, "#20242b"])) +
    circle(x, y - 3, 22, "none", 'stroke="#14161b" stroke-width="4"');
  const cross = (x: number, y: number): string =>
    rect(x - 15, y - 46, 30, 92, 8, "#23272e") +
    rect(x - 46, y - 15, 92, 30, 8, "#23272e") +
    rect(x - 12, y - 43, 24, 86, 6, "#30353f");
  const buttons = diamond(
    (x, y, i) => circle(456 + x, 122 + y, 19, "#23272e") + circle(456 + x, 120 + y, 16, turnHue(look.accent, i * 90)),
  );
  const shoulders =
    path("M120 66Q140 18 220 14L236 34Q170 30 130 66Z", look.darker) +
    path("M480 66Q460 18 380 14L364 34Q430 30 470 66Z", look.darker);
  const sticks = look.form(2)
    ? stick(200, 236) + stick(400, 236) + cross(142, 124)
    : stick(150, 124) + stick(390, 236) + cross(212, 236);
  return (
    shoulders +
    path(grips, bodyPaint(look)) +
    path("M130 66Q170 30 230 38Q300 50 370 38Q430 30 470 66", "none", 'stroke="#fff" stroke-width="4" opacity=".4"') +
    (look.form(2)
      ? rect(
          224,
          60,
          152,
          84,
          18,
          look.paint.linear("down", [0, look.light], [1, look.dark]),
          `stroke="${look.accent}" stroke-width="3"`,
        )
      : circle(300, 88, 24, look.dark) + led(look, 300, 88, 6, look.accent)) +
    sticks +
    buttons +
    word(look.label, 300, look.form(2) ? 186 : 168, {
      height: 15,
      colour: look.ink,
      tracking: 30,
      weight: 15,
      fit: 110,
    })
  );
}

function homeConsole(look: Look): string {
  if (look.form(3) === 1) {
    return (
      rect(200, 300, 300, 800, 24, bodyPaint(look)) +
      edgeLight(200, 300, 300, 800, 24, 0.3) +
      rect(222, 322, 256, 90, 16, "#0e1014") +
      row(6, (r) => row(8, (c) => circle(246 + c * 30, 338 + r * 12, 3.6, r % 2 ? "#30353f" : look.accent))) +
      rect(228, 700, 190, 9, 4, "#0b0d11") +
      circle(250, 470, 20, look.dark) +
      led(look, 250, 470, 6, look.accent) +
      word(look.label, 350, 1030, { height: 30, colour: look.ink, tracking: 34, weight: 15, fit: 210 })
    );
  }
  const wing = "M300 250Q250 260 248 330L222 1030Q220 1100 280 1110L330 1116V246Z";
  const core =
    rect(316, 270, 170, 840, 20, darkGlass(look)) +
    rect(390, 600, 14, 300, 7, "#000") +
    led(look, 400, 480, 5, look.accent) +
    stroke("M322 276V1100", look.accent, 4, 'opacity=".9"') +
    stroke("M480 276V1100", look.accent, 4, 'opacity=".9"');
  const base = oval(400, 1112, 170, 26, "#1b1e24");
  return (
    base +
    core +
    path(wing, bodyPaint(look)) +
    mirrored(path(wing, bodyPaint(look)), 401) +
    group(
      word(look.label, 0, 0, { height: 26, colour: look.ink, tracking: 40, fit: 260 }),
      "translate(282 700) rotate(-90)",
    )
  );
}

function handheld(look: Look): string {
  const side =
    path("M250 460H180Q80 460 80 570V830Q80 940 180 940H250Z", bodyPaint(look)) +
    circle(164, 580, 48, "#14161b") +
    circle(164, 577, 38, look.paint.radial(0.4, 0.35, 0.7, [0, "#5d6470"], [1, "#20242b"]));
  const other =
    path(
      "M250 460H180Q80 460 80 570V830Q80 940 180 940H250Z",
      look.paint.linear("diagonal", [0, tint(look.accent, 0.3)], [1, shade(look.accent, 0.2)]),
    ) +
    circle(164, 800, 48, "#14161b") +
    circle(164, 797, 38, look.paint.radial(0.4, 0.35, 0.7, [0, "#5d6470"], [1, "#20242b"]));
  const dots = (x: number, y: number): string => diamond((dx, dy) => circle(x + dx, y + dy, 19, "#1b1e24"));
  return (
    rect(244, 452, 592, 496, 16, "#1b1e24") +
    lit(look, { x: 268, y: 478, w: 544, h: 444, r: 6 }, game) +
    side +
    dots(164, 780) +
    mirrored(other, 540) +
    dots(916, 590) +
    word(look.label, 540, 936, { height: 13, colour: "#8e96a3", tracking: 40 })
  );
}

const consoleStudy: Study = {
  front: (look) =>
    look.form(3) === 2
      ? shadow(look, 540, 980, 460) + handheld(look)
      : shadow(look, 420, 1126, 240) +
        shadow(look, 730, 1130, 270, 16) +
        homeConsole(look) +
        moved(group(pad(look), "scale(.78)"), 500, 800),
  angle: (look) =>
    look.form(3) === 2
      ? shadow(look, 540, 980, 440) + group(handheld(look), "rotate(-10 540 700)")
      : shadow(look, 540, 1126, 300) +
        (look.form(3) === 1
          ? moved(
              cabinet(look, homeConsole(look), { x: 200, y: 300, w: 300, h: 800 }, 300, {
                side: look.dark,
                top: look.light,
              }),
              190,
              0,
            )
          : moved(sized(homeConsole(look), 1.08, 400, 1110), 140, 0)),
  detail: (look) =>
    look.form(3) === 2
      ? closeUp(handheld(look), 200, 690, 2.4)
      : closeUp(moved(group(pad(look), "scale(1.4)"), 120, 420), 540, 640, 1.35),
};

const gamepad: Study = {
  front: (look) => shadow(look, 540, 1010, 400) + moved(group(pad(look), "scale(1.42)"), 114, 400),
  angle: (look) => shadow(look, 540, 1080, 360) + spun(moved(group(pad(look), "scale(1.32)"), 144, 400), -20, 540, 680),
  detail: (look) => closeUp(moved(group(pad(look), "scale(1.42)"), 114, 400), look.form(2) ? 690 : 760, 590, 2.3),
};

export const consoles = { console: consoleStudy, gamepad } satisfies Family;
