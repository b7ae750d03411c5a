import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { parsePicturePath } from "~/lib/images";
import type { Log } from "~/lib/server/protection/log.server";
import { abortDownloads, descriptorsOf } from "../../../tests/support/shop/aborted-downloads";
import { createPictures } from "./pictures";

let folder = "";
let servers: Server[] = [];
const noise = { create: { width: 600, height: 600, channels: 3 as const, background: "white" } };
const master = await sharp({ ...noise, create: { ...noise.create, noise: { type: "gaussian", mean: 120, sigma: 60 } } })
  .jpeg()
  .toBuffer();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pictures-"));
});
afterEach(async () => {
  for (const server of servers) server.closeAllConnections();
  for (const server of servers) server.close();
  servers = [];
  await vi.waitFor(() => rmSync(folder, { recursive: true, force: true }), { timeout: 20_000 });
});

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // listening on TCP
}

async function open(answer: RequestListener, { cacheDir = folder, maxBytes = 50_000_000 } = {}) {
  const requests: string[] = [];
  const origin = await listen((request, response) => {
    requests.push(request.url ?? "");
    answer(request, response);
  });
  return { fetched: requests, origin, ...(await openShop(origin, { cacheDir, maxBytes })) };
}

async function openShop(origin: string, { cacheDir = folder, maxBytes = 50_000_000 } = {}) {
  const logged: string[] = [];
  const log: Log = (level, event) => void logged.push(`${level} ${event}`);
  const pictures = createPictures({ origin, cacheDir, maxBytes, placeholder: "public/placeholder.svg", log });
  const shop = await listen((request, response) => {
    const picture = parsePicturePath(new URL(request.url ?? "", "http://shop").pathname);
    if (picture) void pictures.send(picture, request, response);
    else response.writeHead(404).end();
  });
  const ask = (path: string, accept = "image/webp") => fetch(new URL(path, shop), { headers: { accept } });
  return { ask, logged, shop };
}

const filesIn = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".part"))
    .map(({ parentPath, name }) => join(parentPath, name));
const waitForFiles = async (count: number) =>
  expect.poll(() => filesIn(folder).length, { timeout: 15_000 }).toBe(count);

test("fetches, resizes and caches a picture once for all spellings of its URL", async () => {
  const { ask, fetched } = await open((_request, response) => response.end(master));
  const spellings = [
    "/a/phone.jpg",
    "//a/phone.jpg",
    "/a/./phone.jpg",
    "/a/%70hone.jpg",
    "%2fa%2Fphone.jpg",
    "/a/phone.jpg?2",
  ];
  const answers = await Promise.all(spellings.map((path) => ask(`/media/216x268${path.replace(/^%/, "/%")}`)));
  expect(answers.map(({ status, headers }) => [status, headers.get("content-type")])).toEqual(
    spellings.map(() => [200, "image/webp"]),
  );
  expect(new Set(answers.map(({ headers }) => headers.get("etag"))).size).toBe(1);
  expect(fetched).toEqual(["/media/a/phone.jpg"]);
  await waitForFiles(1);
});

test("answers 304 to a matching ETag, and sends AVIF once it is rendered", async () => {
  const { ask, shop } = await open((_request, response) => response.end(master));
  const first = await ask("/media/216x268/a.jpg", "image/avif,image/webp");
  expect([first.headers.get("content-type"), first.headers.get("cache-control")]).toEqual([
    "image/webp",
    "public, max-age=300",
  ]);
  await expect
    .poll(async () => (await ask("/media/216x268/a.jpg", "image/avif,image/webp")).headers.get("content-type"), {
      timeout: 20_000,
    })
    .toBe("image/avif");
  const headers = { accept: "image/webp", "if-none-match": first.headers.get("etag") ?? "" };
  expect((await fetch(new URL("/media/216x268/a.jpg", shop), { headers })).status).toBe(304);
});

test("sends no format that the browser refuses", async () => {
  const { ask } = await open((_request, response) => response.end(master));
  const { headers } = await ask("/media/216x268/a.jpg", "image/avif;q=0,image/webp; q=0,*/*");
  expect([headers.get("content-type"), headers.get("cache-control")]).toEqual([
    "image/jpeg",
    "public, max-age=604800, stale-while-revalidate=2592000",
  ]);
});

test("stops reading an endless picture, and does not fetch it again", async () => {
  let sent = 0;
  const { ask, fetched, logged } = await open((_request, response) => {
    const piece = Buffer.alloc(1_000_000);
    const more = () => {
      while (!response.destroyed && sent < 200_000_000) {
        sent += piece.byteLength;
        if (!response.write(piece)) return void response.once("drain", more);
      }
      response.end();
    };
    more();
  });
  expect((await ask("/media/216x268/endless.jpg")).status).toBe(404);
  expect(sent).toBeLessThan(40_000_000);
  expect((await ask("/media/324x402/endless.jpg")).status, "another size of it").toBe(404);
  expect(fetched).toHaveLength(1);
  expect(logged).toEqual(["warn a picture cannot be drawn"]);
});

test("does not fetch a missing picture again", async () => {
  const { ask, fetched } = await open((_request, response) => response.writeHead(404).end());
  for (const size of ["216x268", "324x402", "216x268"]) {
    const answer = await ask(`/media/${size}/none.jpg`);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([404, "image/svg+xml"]);
  }
  expect(fetched).toHaveLength(1);
});

test("answers 503 with Retry-After when too many requests wait", async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const { ask, fetched } = await open((_request, response) => void released.then(() => response.writeHead(404).end()));
  const rejections: Response[] = [];
  const all = Array.from({ length: 230 }, async (_, at) => {
    const answer = await ask(`/media/216x268/${at}.jpg`);
    if (answer.status === 503) rejections.push(answer);
    return answer.status;
  });
  await expect.poll(() => rejections.length, { timeout: 15_000 }).toBe(22);
  expect(fetched.length).toBeLessThanOrEqual(8);
  expect([rejections[0]?.headers.get("retry-after"), rejections[0]?.headers.get("cache-control")]).toEqual([
    "5",
    "no-store",
  ]);
  release();
  expect((await Promise.all(all)).filter((status) => status === 404)).toHaveLength(208);
});

test("keeps the disk cache below its limit, with files from before the start", async () => {
  const before = await open((_request, response) => response.end(master));
  for (let at = 0; at < 6; at++) await before.ask(`/media/324x402/${at}.jpg`);
  await waitForFiles(6);
  const size = () => filesIn(folder).reduce((sum, file) => sum + statSync(file).size, 0);
  const maxBytes = size() / 2 + 1;
  const after = await openShop(before.origin, { maxBytes });
  await expect.poll(size, { timeout: 20_000 }).toBeLessThanOrEqual(maxBytes);
  for (let at = 6; at < 12; at++) await after.ask(`/media/324x402/${at}.jpg`);
  await expect.poll(size, { timeout: 20_000 }).toBeLessThanOrEqual(maxBytes);
  await expect.poll(() => filesIn(folder).length, { message: "the limit is used", timeout: 20_000 }).toBe(3);
  expect(after.logged).toEqual([]);
});

test("reuses pictures cached before the start, and renders damaged ones again", async () => {
  const before = await open((_request, response) => response.end(master));
  for (const name of ["a", "b"]) await before.ask(`/media/216x268/${name}.jpg`);
  await waitForFiles(2);
  const [whole = "", damaged = ""] = filesIn(folder);
  truncateSync(damaged, statSync(damaged).size - 10);
  const after = await openShop(before.origin);
  for (const name of ["a", "b"]) expect((await after.ask(`/media/216x268/${name}.jpg`)).status).toBe(200);
  expect(before.fetched, "one of them is fetched again").toHaveLength(3);
  expect(after.logged).toEqual(["error a cached picture is damaged and rendered again"]);
  await expect.poll(() => statSync(damaged).size, { timeout: 15_000 }).toBe(statSync(whole).size);
});

test("logs a disk that cannot be written once, and still sends pictures", async () => {
  const file = join(folder, "a-file");
  writeFileSync(file, "");
  const cacheDir = join(file, "below");
  const { ask, fetched, logged } = await open((_request, response) => response.end(master), { cacheDir });
  for (const name of ["a", "b", "a"]) expect((await ask(`/media/216x268/${name}.jpg`)).status).toBe(200);
  expect(fetched, "they are cached in memory").toHaveLength(2);
  await expect
    .poll(() => logged, { timeout: 15_000 })
    .toEqual(["error a cached picture cannot be read", "error the picture cache cannot be written"]);
});

test("aborted downloads leave no file open", { timeout: 120_000 }, async () => {
  const { ask, shop } = await open((_request, response) => response.end(master));
  const paths = ["a", "b"].map((name) => `/media/1080x1340/${name}.jpg`);
  for (const path of paths) await ask(path);
  await abortDownloads(shop, paths, { count: 50 });
  const before = descriptorsOf(process.pid);
  await abortDownloads(shop, paths, { count: 400 });
  await expect
    .poll(() => (descriptorsOf(process.pid) ?? 0) - (before ?? 0), { timeout: 15_000 })
    .toBeLessThanOrEqual(0);
});
