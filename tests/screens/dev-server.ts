import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { untilHydrated } from "../support/chromium/hydrated.ts";
import type { InChromium } from "../support/chromium/in-chromium.ts";
import { startProcess } from "../support/shop/process.ts";

/** Vite compiles every module on first use, which is slow on a busy machine. */
export const START_LIMIT_MS = 400_000;

const open = /open at http:\/\/[\w.]+:(\d+)/;

export interface DevServer {
  readonly origin: string;
  said(): string;
  /** Replaces text in one of its source files; throws if the text is missing. */
  edit(file: string, from: string, to: string): void;
  stop(): Promise<void>;
}

/**
 * The dev server (`npm run dev`) on a copy of the sources, because other tests read the checkout.
 */
export async function startDevServer(endpoint: string): Promise<DevServer> {
  const folder = mkdtempSync(join(tmpdir(), "bijli-development-"));
  const configuration = ["package.json", "package-lock.json", "remix.config.js", "tsconfig.json", "vite.config.ts"];
  for (const part of ["app", "brand", "public", "scripts", ...configuration])
    cpSync(part, join(folder, part), { recursive: true });
  // A folder of links, so that the copy has its own Vite cache.
  mkdirSync(join(folder, "node_modules"));
  for (const name of readdirSync("node_modules").filter((one) => !one.startsWith(".")))
    symlinkSync(resolve("node_modules", name), join(folder, "node_modules", name));
  const shop = await startProcess({
    what: "the dev server",
    args: ["node_modules/tsx/dist/cli.mjs", "app/hosts/node.ts", "--dev"],
    cwd: folder,
    env: {
      ...{ COMMERCE_ENDPOINT: endpoint, PORT: "0", HOST: "127.0.0.1", DATA_DIR: join(folder, ".data") },
      // The test runner's values would make Vite build for tests.
      ...{ NODE_ENV: "development", VITEST: "" },
    },
    isReady: (output) => open.test(output),
    limitMs: START_LIMIT_MS,
  });
  return {
    origin: `http://127.0.0.1:${open.exec(shop.said())?.[1] ?? ""}`,
    said: () => shop.said(),
    edit(file, from, to) {
      const path = join(folder, file);
      const text = readFileSync(path, "utf8");
      if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
      // Written elsewhere and renamed, as editors do: Vite may read a file while it is being
      // written.
      const written = `${folder}.edited`;
      writeFileSync(written, text.replace(from, to));
      renameSync(written, path);
    },
    async stop() {
      await shop.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function openHydrated(shopper: InChromium, path: string): Promise<void> {
  await shopper.goto(path);
  await untilHydrated(shopper.page, START_LIMIT_MS);
}
