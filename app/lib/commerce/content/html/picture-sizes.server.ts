import { type ChildNode, type Element, isTag } from "domhandler";
import { findAll } from "domutils";
import { imageSize } from "image-size";
import { readHead } from "~/lib/async/read-at-most";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import { FRESHNESS } from "~/lib/commerce/transport/read-cache.server";
import type { Fetch } from "~/lib/commerce/transport/send.server";
import type { EmbedOptions } from "./urls.server";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Null if it is unknown. `path`: below the folder of media. */
export type ReadPictureSize = (path: string) => Promise<Size | null>;

/**
 * More than a first screen has. The others are lazy and load before they are scrolled into view.
 */
const MAX_FILES = 12;

/** The size of a JPEG stands behind its preview and colour profile. */
const HEAD_BYTES = 128 * 1024;
const FETCH_LIMIT_MS = 1_000;

interface SizeOptions {
  readonly fetch: Fetch;
  readonly mediaOrigin: string;
}

/**
 * From the first bytes of the file. Without an answer in time the size is unknown until the next
 * read.
 */
export function createReadPictureSize(backend: Backend, { fetch, mediaOrigin }: SizeOptions): ReadPictureSize {
  return (path) =>
    backend
      .cached({ name: "picture-size", key: path, tags: ["content"], freshness: FRESHNESS.frame }, async () => {
        const answer = await fetch(new URL(`/media/${path}`, mediaOrigin).href, {
          headers: { Accept: "image/*", Range: `bytes=0-${HEAD_BYTES - 1}` },
          redirect: "manual",
          signal: AbortSignal.timeout(FETCH_LIMIT_MS),
        });
        const head = await readHead(answer.body, HEAD_BYTES);
        return answer.ok ? sizeIn(head) : null;
      })
      .catch(() => null);
}

/** As shown: cameras store portraits lying on their side. */
function sizeIn(head: Uint8Array): Size | null {
  try {
    const { width, height, orientation = 1 } = imageSize(head);
    if (!(width > 0 && height > 0)) return null;
    return orientation > 4 ? { width: height, height: width } : { width, height };
  } catch {
    return null; // no picture
  }
}

export interface PictureOptions extends Pick<EmbedOptions, "parseMedia"> {
  readonly readPictureSize: ReadPictureSize;
}

/** Page Builder stores pictures without a size, and the page would shift when they load. */
export async function addPictureSizes(
  nodes: readonly ChildNode[],
  { parseMedia, readPictureSize }: PictureOptions,
): Promise<void> {
  const pictures = findAll(
    ({ name }) => name === "img" || name === "source",
    nodes.filter((node) => isTag(node)),
  ).flatMap((element) => {
    const served = isUnsized(element) ? parseMedia(urlOf(element)) : null;
    return served ? [{ element, served }] : [];
  });
  const paths = [...new Set(pictures.map(({ served }) => served.path))].slice(0, MAX_FILES);
  const sizes = new Map(await Promise.all(paths.map(async (path) => [path, await readPictureSize(path)] as const)));
  for (const { element, served } of pictures) {
    const size = sizes.get(served.path);
    if (size) setSize(element, size, served.width);
  }
}

/** A background picture covers its box. */
function isUnsized({ attribs, parent }: Element): boolean {
  const isBackground = parent && isTag(parent) && parent.attribs["class"] === "pb-back";
  return !isBackground && !(attribs["width"] && attribs["height"]);
}

function urlOf({ attribs }: Element): string {
  const [url = ""] = (attribs["src"] ?? attribs["srcset"] ?? "").split(" ");
  return url;
}

/** The resizer serves at most `maxWidth`, and never enlarges. */
function setSize({ attribs }: Element, { width, height }: Size, maxWidth: number): void {
  const [givenWidth, givenHeight] = [Number(attribs["width"]), Number(attribs["height"])];
  const scale =
    givenWidth > 0 ? givenWidth / width : givenHeight > 0 ? givenHeight / height : Math.min(maxWidth / width, 1);
  attribs["width"] = String(Math.round(width * scale));
  attribs["height"] = String(Math.round(height * scale));
}
