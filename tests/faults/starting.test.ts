import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { eventually } from "../support/eventually.ts";
import { freePort } from "../support/shop/hosts.ts";
import { npmProgram, startProcess, type Running } from "../support/shop/process.ts";
import { addPhoneToCart } from "../support/steps/shopping.ts";
import { nightlyTest } from "../support/modes.ts";

let folder: string;
let running: Running | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "bijli-starting-"));
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  rmSync(folder, { recursive: true, force: true });
});

const secret = "a secret of the tests that is long enough";

async function startOnNode(env: Record<string, string>, args: string[] = []): Promise<string> {
  running = await startProcess({
    what: "the shop",
    args: [...args, resolve("build/node.js")],
    cwd: folder,
    env: { COMMERCE_ENDPOINT: inject("endpoint"), PORT: "0", HOST: "127.0.0.1", DATA_DIR: folder, ...env },
    isReady: (text) => text.includes("The shop is open"),
  });
  return running.said();
}

describe("start on Node", () => {
  test("fails in production without a backend setting", () =>
    expect(startOnNode({ COMMERCE_ENDPOINT: "", NODE_ENV: "production", SESSION_SECRET: secret })).rejects.toThrow(
      /ended with 1\n[^]*COMMERCE_ENDPOINT is missing: name a Magento's .*`embedded`/,
    ));

  test("starts the demo shop in production when it is configured", async () => {
    const DEMO_BACKEND_PORT = String(await freePort());
    const production = { NODE_ENV: "production", SESSION_SECRET: secret, DEMO_BACKEND_PORT };
    expect(await startOnNode({ COMMERCE_ENDPOINT: "embedded", ...production })).toContain("Demo backend:");
  });

  test("fails for a port that browsers block", () =>
    expect(startOnNode({ PORT: "6000" })).rejects.toThrow(/ended with 1\n[^]*PORT is a port that browsers and fetch/));

  test("names the Node that is needed before anything else fails", async () => {
    const older = 'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.20.2" } });';
    const start = startOnNode({ PORT: "eighty" }, ["--import", `data:text/javascript,${encodeURIComponent(older)}`]);
    await expect(start).rejects.toThrow(
      /ended with 1\nNode 24\.6 or newer is needed and this is v[\d.]+: install it [^\n]+\n$/,
    );
  });

  test("names a port in use, its own or the demo backend's, in a sentence", async () => {
    const taken = createServer();
    await new Promise<void>((listening) => taken.listen(0, "127.0.0.1", listening));
    const port = String((taken.address() as AddressInfo).port); // a listening TCP server's address is never a string
    await expect(startOnNode({ PORT: port })).rejects.toThrow(
      `ended with 1\nThe shop cannot listen on 127.0.0.1:${port}: the port is in use. Set PORT to another.\n`,
    );
    await expect(startOnNode({ COMMERCE_ENDPOINT: "", DEMO_BACKEND_PORT: port })).rejects.toThrow(
      `ended with 1\nThe demo backend cannot listen on 127.0.0.1:${port}: the port is in use. Choose another with --port or DEMO_BACKEND_PORT.\nThe demo backend has not started: it ended with code 1.\n`,
    );
    taken.close();
  });

  nightlyTest("names an address that is none of this machine", () =>
    expect(startOnNode({ HOST: "192.0.2.1" })).rejects.toThrow(
      /ended with 1\nThe shop cannot listen on 192\.0\.2\.1:0: this machine has no such address\. Set HOST to one it has\.\n$/,
    ),
  );

  test("reports unknown settings from environment and .env without their values", async () => {
    writeFileSync(join(folder, ".env"), "STRIPE_KEY=a-value-of-the-file\nPROT=8080\n");
    const text = await startOnNode({ MAINTENANC: "600-a-value", SOMETHING_ELSE: "another-value" });
    const reported = text.split("\n").filter((line) => line.includes("setting"));
    expect(reported.sort()).toEqual([
      "MAINTENANC is an unknown setting, did you mean MAINTENANCE?",
      "PROT is an unknown setting, did you mean PORT?",
      "STRIPE_KEY is an unknown setting",
    ]);
    expect(text).not.toMatch(/-value|8080/);
  });
});

const builtWorker = {
  modulesRoot: resolve("build/worker"),
  modules: [{ type: "ESModule" as const, path: resolve("build/worker/worker.js") }],
  compatibilityDate: "2025-07-01",
  bindings: { SESSION_SECRET: secret, LOG_LEVEL: "a-loud-value", MAINTENANC: "600-a-value" },
  cf: false,
};

nightlyTest("a worker without its Durable Object answers that it is missing", async () => {
  const worker = new Miniflare(convertV4MiniflareOptions({ ...builtWorker, handleStructuredLogs: () => undefined }));
  try {
    const answer = await worker.dispatchFetch("http://shop.test/");
    expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining("SHARED_STORE is not bound")]);
  } finally {
    await worker.dispose();
  }
});

test("a worker with incomplete settings answers what is missing and logs unknown ones", async () => {
  let output = "";
  const options = convertV4MiniflareOptions({
    ...builtWorker,
    durableObjects: { SHARED_STORE: { className: "SharedStoreObject", useSQLite: true } },
    handleStructuredLogs: ({ message }) => (output += `${message}\n`),
  });
  const worker = new Miniflare(options);
  try {
    const answer = await worker.dispatchFetch("http://shop.test/");
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([503, "no-store"]);
    const text = await answer.text();
    expect(text).toContain("COMMERCE_ENDPOINT is missing: name a Magento's GraphQL address");
    expect(text).toContain("LOG_LEVEL");
    await eventually(
      () => output.includes("MAINTENANC is an unknown setting, did you mean MAINTENANCE?"),
      () => `The worker's log does not name it: ${output}`,
    );
    expect(text + output).not.toContain("-value");
  } finally {
    await worker.dispose();
  }
});

nightlyTest("npm run start:remix-serve serves pages and forms without settings, on loopback only", async () => {
  const port = await freePort();
  running = await startProcess({
    what: "remix-serve",
    args: [npmProgram(), "run", "start:remix-serve"],
    env: {
      ...{ COMMERCE_ENDPOINT: "", SESSION_SECRET: "", NODE_ENV: "", HOST: "", PUBLIC_ORIGIN: "", DATA_DIR: folder },
      ...{ PORT: String(port), DEMO_BACKEND_PORT: String(await freePort()) },
    },
    isReady: (text) => text.includes("[remix-serve]"),
  });
  const shopper = new Browserless(`http://127.0.0.1:${port}`);
  await shopper.goto("/");
  await shopper.within("main").sees("New arrivals");
  await addPhoneToCart(shopper);
  await shopper.goto("/cart");
  expect(await shopper.within("main").count("button", "Update")).toBeGreaterThan(0);
});
