/** Query parameters of Adobe Commerce's image optimisation. */
export interface PictureRequest {
  width: number | null;
  height: number | null;
  /** True fills both sides and crops; false fits the picture within them. */
  crop: boolean;
  format: "auto" | "webp" | "avif" | "jpg" | null;
  quality: number;
}

const formats = new Map<string, PictureRequest["format"]>([
  ["auto", "auto"],
  ["webp", "webp"],
  ["webply", "webp"],
  ["avif", "avif"],
  ["jpg", "jpg"],
  ["jpeg", "jpg"],
  ["pjpg", "jpg"],
]);
const [smallest, largest] = [16, 2880];
const defaultQuality = 80;

/** Null for a size out of bounds: each size is a cached file. */
export function readPictureRequest(query: URLSearchParams): PictureRequest | null {
  const width = readSide(query.get("width"));
  const height = readSide(query.get("height"));
  if (width === undefined || height === undefined) return null;
  const fit = query.get("fit");
  return {
    width,
    height,
    crop: fit === "crop" || fit === "cover",
    format: formats.get(query.get("format")?.toLowerCase() ?? query.get("auto")?.toLowerCase() ?? "") ?? null,
    quality: readQuality(query.get("quality")),
  };
}

/** Below /media; null unless all names are safe and none starts with a dot. */
export function readMediaPath(pathname: string): string | null {
  const path = /^\/media\/((?:catalog\/(?:product|category)|wysiwyg|logo|favicon)\/.+)$/.exec(decode(pathname))?.[1];
  if (path === undefined || path.length > 200) return null;
  const segments = path.split("/");
  const isSafe = segments.every((segment) => /^[a-z0-9_][a-z0-9_.-]*$/i.test(segment) && !segment.includes(".."));
  return isSafe && /\.(jpe?g|png|webp|avif|gif)$/i.test(path) ? path.toLowerCase() : null;
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return "";
  }
}

function readSide(text: string | null): number | null | undefined {
  if (text === null || text === "") return null;
  const side = Number(text);
  return Number.isInteger(side) && side >= smallest && side <= largest ? side : undefined;
}

/** Steps of five limit the number of cached files. */
function readQuality(text: string | null): number {
  const quality = text === null ? NaN : Number(text);
  if (!Number.isFinite(quality)) return defaultQuality;
  return Math.min(95, Math.max(30, Math.round(quality / 5) * 5));
}
