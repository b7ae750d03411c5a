import sharp, { type Sharp } from "sharp";
import type { Picture } from "../catalogue/pictures/draw-picture.ts";
import { type Drawing, type Extent, withoutSurroundings, toSvg } from "../catalogue/pictures/drawing.ts";

/** With shadow and a fine rim, for black products on dark pages and white ones on light pages. */
export async function renderCutOut({ drawing, measured }: Picture, reduced = 1): Promise<Sharp> {
  const outline = await outlineOf(drawing);
  const rimmed = { ...drawing, shapes: (await rimOf(outline, drawing)) + drawing.shapes };
  return rendered(measured ? await placed(rimmed, outline, measured) : rimmed, reduced);
}

export async function renderScene({ drawing, measured }: Picture, reduced = 1): Promise<Sharp> {
  return rendered(measured ? await placed(drawing, await outlineOf(drawing), measured) : drawing, reduced);
}

const rendered = (drawing: Drawing, reduced: number): Sharp => sharp(Buffer.from(toSvg(drawing, reduced)));

async function placed(drawing: Drawing, outline: Outline, { largest, place }: Measured): Promise<Drawing> {
  return place(drawing, await extentOf(outline), await extentOf(await outlineOf(largest)));
}

type Measured = NonNullable<Picture["measured"]>;

interface Outline {
  alpha: Buffer;
  gray: { raw: { width: number; height: number; channels: 1 } };
  reduced: number;
}

/** Enough detail to measure and blur, at a tenth of the time. */
const outlineWidth = 270;

async function outlineOf(drawing: Drawing): Promise<Outline> {
  const reduced = Math.max(1, drawing.width / outlineWidth);
  const { data, info } = await sharp(Buffer.from(toSvg(withoutSurroundings(drawing), reduced)))
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { alpha: data, gray: { raw: { width: info.width, height: info.height, channels: 1 } }, reduced };
}

async function extentOf({ alpha, gray, reduced }: Outline): Promise<Extent> {
  const solid = sharp(alpha, gray).trim({ background: "#000", threshold: 90 });
  const { info } = await solid.toBuffer({ resolveWithObject: true });
  return {
    left: -(info.trimOffsetLeft ?? 0) * reduced,
    top: -(info.trimOffsetTop ?? 0) * reduced,
    width: info.width * reduced,
    height: info.height * reduced,
  };
}

const rim = { colour: "#98a2aa", breadth: 0.9, strength: 1.1 };

/** A bitmap below the drawing, because a blur within an SVG takes a second. */
async function rimOf({ alpha, gray }: Outline, { width, height }: Drawing): Promise<string> {
  const soft = await sharp(alpha, gray).blur(rim.breadth).linear(rim.strength, 0).extractChannel(0).raw().toBuffer();
  const layer = sharp({ create: { ...gray.raw, channels: 3, background: rim.colour } }).joinChannel(soft, gray);
  const png = await layer.png({ compressionLevel: 2 }).toBuffer();
  return `<image width="${width}" height="${height}" href="data:image/png;base64,${png.toString("base64")}"/>`;
}
