import { shade, tint, turnHue } from "./colour.ts";
import { word } from "./lettering.ts";
import type { Look } from "./look.ts";
import { edgeLight } from "./parts.ts";
import { circle, group, n, onRing, path, polygon, rect, row, spun, stroke } from "./shapes.ts";
import { closeUp, type Family, shadow, type Study } from "./study.ts";
import type { Box } from "./turned.ts";

const cardBox: Box = { x: 140, y: 480, w: 800, h: 500, r: 44 };

function voucher(look: Look): string {
  const { x, y, w, h } = cardBox;
  const frame = look.paint.clip(rect(x, y, w, h, 44, "#000"));
  const motif =
    look.form(3) === 0
      ? row(7, (i) =>
          circle(
            x + w,
            y + h,
            120 + i * 70,
            "none",
            `stroke="${look.lighter}" stroke-width="12" opacity="${0.36 - i * 0.04}"`,
          ),
        )
      : look.form(3) === 1
        ? row(26, (i) =>
            circle(
              x + 40 + ((i * 173) % 720),
              y + 30 + ((i * 97) % 440),
              6 + (i % 4) * 4,
              turnHue(look.accent, i * 40),
              'opacity=".5"',
            ),
          )
        : row(12, (i) => {
            const [px, py] = onRing(x + 640, y + 250, 320, i / 12);
            return stroke(`M${n(x + 640)} ${y + 250}L${n(px)} ${n(py)}`, look.lighter, 16, 'opacity=".22"');
          });
  const ribbon =
    rect(x + 560, y, 64, h, 0, look.accent) + rect(x + 568, y, 10, h, 0, tint(look.accent, 0.4), 'opacity=".6"');
  const bow =
    path(
      `M${x + 592} ${y + 250}C${x + 500} ${y + 130} ${x + 430} ${y + 190} ${x + 470} ${y + 260}S${x + 560} ${y + 290} ${x + 592} ${y + 250}Z`,
      look.accent,
    ) +
    path(
      `M${x + 592} ${y + 250}C${x + 684} ${y + 130} ${x + 754} ${y + 190} ${x + 714} ${y + 260}S${x + 624} ${y + 290} ${x + 592} ${y + 250}Z`,
      look.accent,
    ) +
    path(
      `M${x + 580} ${y + 270}L${x + 500} ${y + 400}L${x + 560} ${y + 390}L${x + 592} ${y + 290}L${x + 624} ${y + 390}L${x + 684} ${y + 400}L${x + 604} ${y + 270}Z`,
      shade(look.accent, 0.18),
    ) +
    rect(x + 562, y + 222, 60, 58, 18, tint(look.accent, 0.2));
  return (
    group(
      rect(x, y, w, h, 44, look.paint.linear("diagonal", [0, look.light], [0.5, look.body], [1, look.dark])) +
        motif +
        ribbon +
        bow,
      "translate(0 0)",
      frame,
    ) +
    edgeLight(x, y, w, h, 44, 0.4) +
    word(look.label, x + 250, y + 110, { height: 44, colour: look.ink, weight: 15, tracking: 30, fit: 360 }) +
    word("GIFT CARD", x + 250, y + 400, { height: 32, colour: look.ink, tracking: 44, fit: 360, opacity: 0.85 })
  );
}

function envelope(look: Look): string {
  return (
    rect(170, 640, 740, 470, 20, tint(look.accent, 0.6)) +
    path("M170 660L540 900L910 660V640Q910 620 890 620H190Q170 620 170 640Z", tint(look.accent, 0.35)) +
    path(
      "M170 1100L430 830M910 1100L650 830",
      "none",
      `stroke="${shade(look.accent, 0.1)}" stroke-width="4" opacity=".5"`,
    )
  );
}

const giftVoucher: Study = {
  front: (look) => shadow(look, 540, 1060, 400, 34) + spun(voucher(look), -6, 540, 730),
  angle: (look) =>
    shadow(look, 540, 1130, 400, 30) + group(voucher(look), "translate(65 -150) scale(.88)") + envelope(look),
  detail: (look) => closeUp(voucher(look), 620, 730, 1.9),
};

function certificate(look: Look): string {
  const seal =
    row(16, (i) => {
      const [x, y] = onRing(720, 960, 92, i / 16);
      return circle(x, y, 22, look.accent);
    }) +
    circle(720, 960, 96, look.accent) +
    circle(720, 960, 72, "none", 'stroke="#fff" stroke-width="5" opacity=".8"') +
    stroke("M684 962L710 988L758 934", "#fff", 15);
  const tails =
    polygon(
      [
        [670, 1020],
        [640, 1150],
        [690, 1120],
        [720, 1150],
        [730, 1030],
      ],
      shade(look.accent, 0.25),
    ) +
    polygon(
      [
        [720, 1030],
        [740, 1150],
        [770, 1120],
        [810, 1146],
        [776, 1016],
      ],
      shade(look.accent, 0.15),
    );
  const sign =
    look.form(3) === 1
      ? path(
          "M520 520l40 -40a60 60 0 0 1 70 76l-30 -10l-30 30l10 30a60 60 0 0 1 -76 -70l-150 150l-40 -40z",
          look.body,
          'transform="translate(40 30)"',
        )
      : look.form(3) === 2
        ? path("M420 470H660V640H420ZM500 640H580V680H640V704H440V680H500Z", look.body) +
          rect(440, 490, 200, 130, 4, tint(look.body, 0.6))
        : path("M540 430L660 476V570C660 650 606 696 540 726C474 696 420 650 420 570V476Z", look.body) +
          stroke("M486 578L526 620L600 536", "#fff", 22);
  return (
    rect(230, 220, 620, 880, 18, "#ffffff", 'stroke="#d6dbe2" stroke-width="3"') +
    rect(262, 252, 556, 816, 10, "none", `stroke="${look.body}" stroke-width="6"`) +
    rect(276, 266, 528, 788, 6, "none", `stroke="${tint(look.body, 0.5)}" stroke-width="2"`) +
    word(look.label, 540, 350, { height: 44, colour: shade(look.body, 0.25), weight: 14, tracking: 36, fit: 400 }) +
    sign +
    row(4, (i) => rect(360 + i * 16, 790 + i * 34, 360 - i * 32 - (i === 3 ? 60 : 0), 10, 5, "#c9d1db")) +
    stroke("M320 990q30 -40 50 0t50 -6t50 4", shade(look.body, 0.4), 5) +
    tails +
    seal
  );
}

const servicePlan: Study = {
  front: (look) => shadow(look, 540, 1130, 330) + certificate(look),
  angle: (look) =>
    shadow(look, 560, 1140, 340) +
    spun(rect(250, 240, 620, 880, 18, tint(look.body, 0.55)), 7, 540, 680) +
    spun(certificate(look), -5, 540, 680),
  detail: (look) => closeUp(certificate(look), 640, 860, 2),
};

export const papers = { "gift-voucher": giftVoucher, "service-plan": servicePlan } satisfies Family;
