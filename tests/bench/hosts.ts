import { Agent } from "node:http";
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { Browserless } from "../support/browserless/browserless.ts";
import { exchange } from "../support/browserless/exchange.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";
import { addPhoneToCart, chooseVariant } from "../support/steps/shopping.ts";
import { type Bench, type Fact, median, type Section } from "./facts.ts";
import { costOf, cpuTime, type HostUnderTest, openNode, openWorker } from "./host-costs.ts";
import { purgeAll } from "./new-pages.ts";

const LATE_MS = 1_000;
const LATE_ROUNDS = 3;
const PAGES_A_RUN = 2_000;
const MEASURED_A_RUN = 200;
const AT_ONCE = 4;

export const guestPages = ["/", categoryPath, phone.path];
export const renderedPages = [...guestPages, "/cart", "/search-results?term=phone", "/computers/laptops.html"];

/** What a page costs on Node and on one isolate of the worker, one host after the other. */
export async function onBothHosts({ endpoint, runs }: Pick<Bench, "endpoint" | "runs">): Promise<Section[]> {
  const facts: Fact[] = [];
  for (const open of [openNode, openWorker]) {
    const host = await open(endpoint);
    try {
      for (const [where, value] of Object.entries(await measure(host, runs)))
        facts.push({ where, what: host.name, value });
    } finally {
      await host.close();
    }
  }
  const method = `The worker: one isolate on Miniflare's workerd. Processor time of one page: mean of ${runs * MEASURED_A_RUN}, uncompressed (Cloudflare compresses outside the worker), less that of /healthz measured in turn, which is mostly the server's own. Rendered: with a cart. Backend requests: a product's page after a purge. Late: every answer of the backend takes ${LATE_MS / 1_000} s more, after a purge, median of ${LATE_ROUNDS}. Memory: after ${(runs * PAGES_A_RUN).toLocaleString("en-IN")} pages, half of them rendered; resident on Node, the isolate's heap on the worker.`;
  return [{ title: "Both hosts", method, facts, isWhole: true }];
}

async function measure(host: HostUnderTest, runs: number): Promise<Record<string, number>> {
  const first = await firstPage(host);
  const shopper = new Browserless(host.shop.origin);
  await addPhoneToCart(shopper);
  const cookie = shopper.jar.header("/") ?? "";
  const [cached, rendered] = [
    await costOf(host, { paths: guestPages, count: runs * MEASURED_A_RUN }),
    await costOf(host, { paths: renderedPages, count: runs * MEASURED_A_RUN, cookie }),
  ];
  const requests = await requestsAfterPurge(host);
  const late = await withLateBackend(host);
  await visitMany(host, { cookie, count: runs * PAGES_A_RUN });
  return {
    "cached page, ms of processor": cached,
    "rendered page, ms of processor": rendered,
    ...first,
    "backend requests of a page": requests,
    ...late,
    "script, KB gzip": host.programs.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length / 1024, 0),
    "memory, MB": await host.memory(),
  };
}

async function firstPage(host: HostUnderTest): Promise<Record<string, number>> {
  const [cpu, start] = [cpuTime(host), performance.now()];
  await exchange(new URL("/", host.shop.origin));
  return {
    "first page, ms of processor": cpuTime(host) - cpu,
    "first page, ms": performance.now() - start,
  };
}

async function requestsAfterPurge(host: HostUnderTest): Promise<number> {
  await purgeAll(new URL(host.shop.origin));
  host.proxy.takeRequests(/./);
  await exchange(new URL(phone.path, host.shop.origin));
  return host.proxy.takeRequests(/./).filter(({ operation }) => operation !== "").length;
}

async function withLateBackend(host: HostUnderTest): Promise<Record<string, number>> {
  const { proxy, shop } = host;
  const times: { firstByte: number; whole: number; add: number }[] = [];
  for (let round = 0; round < LATE_ROUNDS; round += 1) {
    proxy.behave("pass");
    const shopper = new Browserless(shop.origin);
    await shopper.goto(phone.path);
    await chooseVariant(shopper);
    await purgeAll(new URL(host.shop.origin));
    proxy.behave(() => new Promise((resolve) => setTimeout(() => resolve("pass"), LATE_MS)));
    const page = await timesOf(new URL(phone.path, shop.origin));
    const pressed = performance.now();
    await shopper.press("Add to cart");
    const add = performance.now() - pressed;
    const { firstByte } = await timesOf(new URL("/cart", shop.origin), shopper.jar.header("/") ?? "");
    times.push({ firstByte, whole: page.whole, add });
  }
  proxy.behave("pass");
  const middle = (key: "firstByte" | "whole" | "add") => median(times.map((time) => time[key]));
  return {
    "late, first byte of the cart, ms": middle("firstByte"),
    "late, whole product page, ms": middle("whole"),
    "late, add to cart, ms": middle("add"),
  };
}

async function timesOf(url: URL, cookie = ""): Promise<{ firstByte: number; whole: number }> {
  const start = performance.now();
  const { body } = await fetch(url, { headers: { accept: "text/html", "accept-encoding": "identity", cookie } });
  let firstByte = NaN;
  for await (const _part of body ?? []) firstByte = Number.isNaN(firstByte) ? performance.now() - start : firstByte;
  return { firstByte, whole: performance.now() - start };
}

async function visitMany({ shop }: HostUnderTest, { cookie, count }: { cookie: string; count: number }): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  let left = count;
  const visitor = async () => {
    for (; left > 0;) {
      const nth = (left -= 1);
      const path = renderedPages[nth % renderedPages.length] ?? "/";
      const headers = { accept: "text/html", "accept-encoding": "identity", ...(nth % 2 === 0 && { cookie }) };
      await exchange(new URL(path, shop.origin), { headers, agent });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  agent.destroy();
}
