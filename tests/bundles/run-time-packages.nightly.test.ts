import { cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { exchange } from "../support/browserless/exchange.ts";
import { freePort } from "../support/shop/hosts.ts";
import { startProcess, type Running } from "../support/shop/process.ts";

interface Locked {
  dev?: boolean;
  link?: boolean;
}

/** What the image copies beside package.json (Dockerfile). */
let image: string;
let data: string;
let running: Running | undefined;
beforeEach(() => {
  image = mkdtempSync(join(tmpdir(), "bijli-image-"));
  data = mkdtempSync(join(tmpdir(), "bijli-data-"));
});
afterEach(async () => {
  await running?.stop();
  for (const folder of [image, data]) rmSync(folder, { recursive: true, force: true });
});

/**
 * Installs as `npm ci --omit=dev` would, without the registry. Links each file: a linked folder
 * would resolve to the folder of all packages.
 */
function install(): void {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Locked> }; // npm's own format
  for (const [path, { dev, link }] of Object.entries(packages)) {
    if (!path.startsWith("node_modules/") || dev || link || !statSync(path, { throwIfNoEntry: false })) continue;
    for (const file of filesOf(path).filter((name) => !name.slice(path.length).includes("/node_modules/"))) {
      mkdirSync(join(image, dirname(file)), { recursive: true });
      linkOrCopy(resolve(file), join(image, file));
    }
  }
}

/** Links do not cross disks. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    cpSync(from, to);
  }
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

test("the build and run-time packages suffice, and only the data folder is written", async () => {
  install();
  for (const part of ["build", "package.json"]) cpSync(part, join(image, part), { recursive: true });
  const before = filesOf(image).sort();
  const open = /open at http:\/\/[\w.]+:(\d+)/;
  running = await startProcess({
    what: "the image's command",
    args: ["build/node.js"],
    cwd: image,
    env: {
      ...{ COMMERCE_ENDPOINT: "", PORT: "0", HOST: "127.0.0.1", DATA_DIR: data, STOREFRONT_URL: "" },
      DEMO_BACKEND_PORT: String(await freePort()),
    },
    isReady: (text) => open.test(text),
  });
  const origin = `http://127.0.0.1:${open.exec(running.said())?.[1] ?? ""}`;
  for (const path of ["/healthz", "/readyz", "/"]) expect((await exchange(new URL(path, origin))).status).toBe(200);
  const { body } = await exchange(new URL("/", origin));
  const [, picture = ""] = /<img[^>]+?src="(\/media\/[^"]+)"/.exec(body.toString()) ?? [];
  expect((await exchange(new URL(picture, origin), { headers: { accept: "image/avif" } })).status).toBe(200);
  expect(filesOf(image).sort()).toEqual(before);
});
