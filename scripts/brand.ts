import { isText } from "domhandler";
import { filter, findOne, getOuterHTML, removeElement, textContent } from "domutils";
import { parseDocument } from "htmlparser2";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";
import type { Plugin } from "vite";
import { readTokens } from "./brand-contrast.ts";

interface Icon {
  readonly size: number;
  /**
   * Share of the side that the logo takes. Systems cut these icons to their own shape, so the
   * ground reaches the edge.
   */
  readonly share?: number;
}

const ICONS: Readonly<Record<string, Icon>> = {
  "favicon.png": { size: 48 },
  "favicon.ico": { size: 48 },
  "icon-192.png": { size: 192 },
  "icon-512.png": { size: 512 },
  "icon-maskable.png": { size: 512, share: 0.7 },
  "apple-touch-icon.png": { size: 180, share: 0.8 },
};

/** The name, drawn. It need not exist. */
const WORDMARK = "wordmark.svg";

/**
 * Builds the brand's folder in: `@brand/…` names its files, `__BRAND_COLORS__` the colours that are
 * outside the styles, `__BRAND_NAME__` its name, and its icons are drawn.
 */
export function brand(): Plugin {
  const folder = resolve(process.env["BRAND_DIR"] || "brand");
  let isServer = false;
  return {
    name: "brand",
    enforce: "pre",
    config: () => ({
      resolve: { alias: { "@brand": folder } },
      define: {
        __BRAND_COLORS__: JSON.stringify(colorsOf(folder)),
        __BRAND_NAME__: JSON.stringify(brandName(folder)),
        __BRAND_HAS_WORDMARK__: JSON.stringify(existsSync(join(folder, WORDMARK))),
      },
    }),
    load(id) {
      return id === `${join(folder, "logo.svg")}?inline` ? `export default ${JSON.stringify(logoAsUrl(folder))}` : null;
    },
    configResolved: ({ build }) => void (isServer = Boolean(build.ssr)),
    async generateBundle() {
      if (isServer) return;
      for (const fileName of Object.keys(ICONS))
        this.emitFile({ type: "asset", fileName, source: await drawIcon(folder, fileName) });
      if (existsSync(join(folder, WORDMARK)))
        this.emitFile({ type: "asset", fileName: WORDMARK, source: readFileSync(join(folder, WORDMARK)) });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const name = request.url?.slice(1) ?? "";
        if (name === WORDMARK && existsSync(join(folder, WORDMARK))) {
          response.setHeader("Content-Type", "image/svg+xml");
          return void response.end(readFileSync(join(folder, WORDMARK)));
        }
        if (!(name in ICONS)) return next();
        response.setHeader("Content-Type", name.endsWith(".ico") ? "image/x-icon" : "image/png");
        void drawIcon(folder, name).then((bytes) => response.end(bytes), next);
      });
    },
  };
}

function colorsOf(folder: string): typeof __BRAND_COLORS__ {
  const { light, dark } = readTokens(readFileSync(join(folder, "tokens.css"), "utf8"));
  const hex = (theme: typeof light, name: string) =>
    `#${(theme.get(name) ?? []).map((value) => value.toString(16).padStart(2, "0")).join("")}`;
  return { header: { light: hex(light, "deep"), dark: hex(dark, "deep") }, surface: hex(light, "surface") };
}

/** The title of the logo; empty without one. */
export function brandName(folder: string): string {
  const { title } = readLogo(folder);
  return title ? textContent(title).trim() : "";
}

/** Without its title: a store view may have a name of its own. */
export function logoAsUrl(folder: string): string {
  const { svg, title } = readLogo(folder);
  if (title) removeElement(title);
  for (const blank of filter((node) => isText(node) && node.data.trim() === "", svg.children)) removeElement(blank);
  const text = getOuterHTML(svg, { xmlMode: true }).trim().replaceAll('"', "'");
  return `data:image/svg+xml,${encodeURI(text).replaceAll("#", "%23")}`;
}

function readLogo(folder: string) {
  const svg = parseDocument(readFileSync(join(folder, "logo.svg"), "utf8"), { xmlMode: true });
  return { svg, title: findOne(({ name }) => name === "title", svg.children) };
}

/** PNG of the logo, on the light theme's `--color-brand` where the ground reaches the edge. */
export async function drawIcon(folder: string, name: string): Promise<Buffer> {
  const { size, share } = ICONS[name] ?? { size: 48 };
  const side = Math.round(size * (share ?? 1));
  const logo = readFileSync(join(folder, "logo.svg"));
  const { width = side } = await sharp(logo).metadata();
  const input = await sharp(logo, { density: (72 * side) / width })
    .resize(side, side, { fit: "contain", background: "#0000" })
    .toBuffer();
  const [r, g, b] = readTokens(readFileSync(join(folder, "tokens.css"), "utf8")).light.get("brand") ?? [0, 0, 0];
  const background = share ? { r, g, b, alpha: 1 } : "#0000";
  const png = await sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  return name.endsWith(".ico") ? asIco(png, size) : png;
}

/**
 * An .ico file with one PNG:
 * https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 */
function asIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits of a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
