import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import { exchange } from "../support/browserless/exchange.ts";
import { isFullMatrix } from "../support/modes.ts";
import { holdRequests } from "../support/shop/backend-proxy.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";

/**
 * A page in flight takes 2 MB: unlimited, 300 connections took 1,100 MB and 200 requests on one
 * socket 665 MB.
 */
const REQUESTS = isFullMatrix ? 300 : 200;
/** More than are answered and wait, on a slow machine too. */
const MORE_THAN_WAIT = 600;
const MORE_WRITES_THAN_WAIT = 160;
const LIMIT_MB = 400;
const PAGE = "/kestriva-fern-5g.html";

const { shop } = withOwnShop("node", { LOG_LEVEL: "error" });

/**
 * Sends the same request several times on one connection, without waiting for answers. Resolves to
 * the status lines.
 */
function pipeline(count: number, headers: string): Promise<string[]> {
  const { hostname, port, host } = new URL(shop.origin);
  const request = `GET ${PAGE} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/html\r\n${headers}`;
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(`${request}\r\n`.repeat(count - 1) + `${request}Connection: close\r\n\r\n`);
    });
    let answers = "";
    socket.on("data", (chunk: Buffer) => (answers += chunk.toString("latin1")));
    socket.once("error", reject);
    socket.once("close", () => resolve(answers.match(/HTTP\/1\.1 \d{3}/g) ?? []));
  });
}

const ok = (count: number) => Array.from({ length: count }, () => "HTTP/1.1 200");

/** The largest resident memory so far. */
function peakMegabytes(): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${shop.pid}/status`, "utf8"))?.[1]) / 1024;
}

test.each([
  ["cached", ""],
  ["rendered for each", "Cookie: a=1\r\n"],
])("one socket cannot fill the memory: a page that is %s", async (_, headers) => {
  expect(await pipeline(150, headers)).toEqual(ok(150));
  expect(peakMegabytes()).toBeLessThan(LIMIT_MB);
});

test("many connections at once neither fill the memory nor stop the health check", async () => {
  const answers = Promise.all(Array.from({ length: REQUESTS }, () => pipeline(1, "Cookie: a=1\r\n")));
  expect((await exchange(new URL("/healthz", shop.origin))).status).toBe(200);
  expect((await answers).flat()).toEqual(ok(REQUESTS));
  expect(peakMegabytes()).toBeLessThan(LIMIT_MB);
});

describe("a slow backend", () => {
  const { shop: slow, proxy } = withOwnShop("node", { LOG_LEVEL: "silent" });

  test("more requests than a process can answer get 503 with Retry-After", async () => {
    // No page is done before one was rejected: on every machine more are requested than sent.
    const held = holdRequests(/./);
    proxy.behave(held.decide);
    const askFor = async (at: number) => {
      const headers = { cookie: "a=1", accept: "text/html" };
      const answer = await exchange(new URL(`/search-results?term=phone+${at}`, slow.origin), { headers });
      if (answer.status === 503) held.release();
      return answer;
    };
    const answers = await Promise.all(Array.from({ length: MORE_THAN_WAIT }, (_, at) => askFor(at)));
    const rejected = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status === 200).length + rejected.length).toBe(MORE_THAN_WAIT);
    expect(rejected.length).toBeGreaterThan(0);
    for (const { headers, body } of rejected) {
      expect(headers["retry-after"]).toBe("5");
      expect(body.toString()).toContain("Our shop is very busy");
    }
    proxy.behave("pass");
    expect((await exchange(new URL(PAGE, slow.origin))).status).toBe(200);
  });

  test("writes that hang are rejected and leave the pages to others", async () => {
    const readPage = () => exchange(new URL(PAGE, slow.origin), { headers: { cookie: "a=1", accept: "text/html" } });
    expect((await readPage()).status).toBe(200);
    const held = holdRequests(/\bmutation\b/);
    proxy.behave(held.decide);
    const headers = { origin: slow.origin, "content-type": "application/x-www-form-urlencoded" };
    const write = () =>
      exchange(new URL("/cart/add", slow.origin), { method: "POST", headers, body: "sku=BJ-HDMI-2M&qty=1" });
    let reject = () => {};
    const rejected = new Promise<void>((resolve) => (reject = resolve));
    const writes = Promise.all(
      Array.from({ length: MORE_WRITES_THAN_WAIT }, async () => {
        const { status } = await write();
        if (status === 503) reject();
        return status;
      }),
    );
    await Promise.all([held.received, rejected]);
    expect((await readPage()).status).toBe(200);
    held.release();
    expect(new Set(await writes)).toEqual(new Set([303, 503]));
  });
});
