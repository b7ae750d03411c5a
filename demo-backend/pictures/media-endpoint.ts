import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { readMediaPath, readPictureRequest } from "./picture-request.ts";
import type { PictureStore, StoredPicture } from "./picture-store.ts";

const types: Record<StoredPicture["encoding"], string> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
};

/** GET /media/catalog/product/…?width=&height=&format=auto&quality= */
export async function answerMedia(
  pictures: PictureStore,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = readMediaPath(url.pathname);
  const pictureRequest = readPictureRequest(url.searchParams);
  if (path === null) return sendError(response, 404, "No such picture");
  if (pictureRequest === null) return sendError(response, 400, "width and height are whole numbers from 16 to 2000");
  const picture = await pictures.find(path, pictureRequest, request.headers.accept ?? "");
  if (picture === null) return sendError(response, 404, "No such picture");
  await send(picture, request, response);
}

async function send(picture: StoredPicture, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { mtimeMs } = await stat(picture.file);
  const etag = `"${picture.bytes.toString(36)}-${Math.floor(mtimeMs).toString(36)}-${picture.encoding}"`;
  response.setHeader("content-type", types[picture.encoding]);
  response.setHeader("cache-control", picture.isPlaceholder ? "public, max-age=60" : "public, max-age=31536000");
  response.setHeader("vary", "Accept");
  response.setHeader("etag", etag);
  if (request.headers["if-none-match"] === etag) {
    response.writeHead(304).end();
    return;
  }
  response.setHeader("content-length", picture.bytes);
  if (request.method === "HEAD") {
    response.end();
    return;
  }
  await pipeline(createReadStream(picture.file), response).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
  });
}

function sendError(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" }).end(text);
}
