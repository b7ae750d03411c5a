import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { format } from "oxfmt";
import { Browserless } from "../support/browserless/browserless.ts";
import { openFileBackend } from "../support/shop/hosts.ts";
import { addPhoneToCart } from "../support/steps/shopping.ts";
import { costOf, openWorker } from "./host-costs.ts";
import { guestPages, renderedPages } from "./hosts.ts";
import { freshData } from "./open-bench.ts";
import { type Costs, textOf } from "./worker-prices.ts";

/**
 * `npx tsx tests/bench/worker-costs.ts`: the worker's CPU time per response and the price of
 * traffic, into docs/worker-costs.md.
 */
const MEASURED = 600;

execFileSync(process.execPath, ["scripts/build.js", "shop", "backend", "worker"], { stdio: "inherit" });
await freshData(".cache/bench-worker");
const costs = await measure();
const { code: page } = await format("worker-costs.md", textOf({ costs, measured: MEASURED }), { printWidth: 120 });
writeFileSync("docs/worker-costs.md", page);
console.log(page);

async function measure(): Promise<Costs> {
  const backend = await openFileBackend(".cache/bench-worker");
  const host = await openWorker(backend.endpoint);
  try {
    const buyer = new Browserless(host.shop.origin);
    await addPhoneToCart(buyer);
    const cookie = buyer.jar.header("/") ?? "";
    const guest = new Browserless(host.shop.origin);
    await guest.goto("/");
    const [picture] = guest.page.all(({ attribs }) => attribs["src"]?.startsWith("/media/") === true);
    return {
      page: await costOf(host, { paths: renderedPages, count: MEASURED, cookie }),
      cachedPage: await costOf(host, { paths: guestPages, count: MEASURED }),
      picture: await costOf(host, { paths: [picture?.attribs["src"] ?? ""], count: MEASURED }),
      scriptKb: Math.round(gzipSync(readFileSync("build/worker/worker.js")).length / 1024),
    };
  } finally {
    await host.close();
    await backend.stop();
  }
}
