import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { submissionOf } from "../support/browserless/submission.ts";
import { eventually } from "../support/eventually.ts";
import { type BackendProxy, holdRequests, openBackendProxy } from "../support/shop/backend-proxy.ts";
import { countOrders } from "../support/shop/order-counter.ts";
import { npmProgram, startProcess, type Running } from "../support/shop/process.ts";
import { fillPayment } from "../support/steps/checking-out.ts";
import { prepareCart } from "../support/steps/ready-cart.ts";

let proxy: BackendProxy;
let folder: string;
let running: Running | undefined;
beforeEach(async () => {
  proxy = await openBackendProxy(inject("endpoint"));
  folder = mkdtempSync(join(tmpdir(), "bijli-stopping-"));
});
afterEach(async () => {
  await running?.stop();
  await proxy.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  ["the host itself", () => [resolve("build/node.js")]],
  ["npm start", () => [npmProgram(), "start"]],
])("%s answers a pending order before it stops with code 0", async (what, args) => {
  const open = /open at http:\/\/[\w.]+:(\d+)/;
  running = await startProcess({
    what,
    args: args(),
    env: {
      ...{ COMMERCE_ENDPOINT: proxy.endpoint, SESSION_SECRET: "a secret of the tests that is long enough" },
      ...{ PORT: "0", HOST: "127.0.0.1", DATA_DIR: folder, LOG_LEVEL: "warn", ATTEMPTS_PER_ADDRESS: "0" },
    },
    isReady: (text) => open.test(text),
  });
  const { child } = running;
  const shopper = new Browserless(`http://127.0.0.1:${open.exec(running.said())?.[1] ?? ""}`);
  const email = await prepareCart(shopper, { endpoint: inject("endpoint"), sku: "BJ-USB3.2/1M" });
  await shopper.goto("/checkout/payment");
  await fillPayment(shopper);
  const { url, entries } = submissionOf(shopper.find(["button"], "Place order"), shopper.page.url);

  const held = holdRequests(/placeOrder\s*\(/);
  proxy.behave(held.decide);
  const answer = shopper.post(url, entries);
  await held.received;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await eventually(
    () =>
      fetch(new URL("/healthz", shopper.origin)).then(
        () => false,
        () => true,
      ),
    () => "It still accepts connections",
  );
  expect(child.exitCode).toBeNull();
  held.release();

  const { status, headers } = await answer;
  expect([status, headers.location]).toEqual([303, "/checkout/thank-you"]);
  expect((await ended)[0]).toBe(0);
  expect(await countOrders(inject("orderCounter"), email)).toBe(1);
});

test("an unhandled rejection or an accept error is logged and ends nothing; an uncaught exception ends the process gracefully", async () => {
  const open = /open at (http:\/\/[\w.:]+)/;
  running = await startProcess({
    what: "the host",
    args: ["--import", pathToFileURL(resolve("tests/faults/throw-on-signal.js")).href, resolve("build/node.js")],
    env: {
      ...{ COMMERCE_ENDPOINT: proxy.endpoint, SESSION_SECRET: "a secret of the tests that is long enough" },
      ...{ PORT: "0", HOST: "127.0.0.1", DATA_DIR: folder, LOG_LEVEL: "error" },
    },
    isReady: (text) => open.test(text),
  });
  const { child, said } = running;
  const shopper = new Browserless(open.exec(said())?.[1] ?? "");
  child.kill("SIGWINCH");
  await eventually(
    () => said().includes("a promise of nobody"),
    () => `The rejection was not logged: ${said()}`,
  );
  expect((await shopper.send("/healthz")).status).toBe(200);
  child.kill("SIGIO");
  await eventually(
    () => said().includes("accept EMFILE"),
    () => `The error was not logged: ${said()}`,
  );
  expect((await shopper.send("/healthz")).status).toBe(200);

  const held = holdRequests(/query ContentPage/);
  proxy.behave(held.decide);
  const answer = shopper.send("/about-us");
  await held.received;
  const ended = once(child, "exit");
  child.kill("SIGUSR2");
  await eventually(
    () => said().includes("an error of nobody"),
    () => `The exception was not logged: ${said()}`,
  );
  expect(child.exitCode).toBeNull();
  held.release();
  expect((await answer).status).toBe(200);
  expect((await ended)[0]).toBe(1);
});
