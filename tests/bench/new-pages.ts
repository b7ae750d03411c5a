import { Agent } from "node:http";
import { exchange } from "../support/browserless/exchange.ts";
import { cpuOf } from "./cpu.ts";
import { median, type Bench, type Section } from "./facts.ts";

const passes = 3;

/** Lets the bench purge what the shop has cached. */
export const purgeSecret = "bench".repeat(8);

/**
 * Processor time of product pages that nobody has seen, and of the same pages for a shopper with a
 * cart.
 */
export async function newPages({ endpoint, shop, pids, pages }: Bench): Promise<Section[]> {
  const paths = await productPaths(endpoint);
  const cart = pages.find(({ page }) => page === "cart")?.cookie ?? "";
  const products = { shop, pid: pids.shop, paths };
  await costOf(products);
  const costs: { unseen: number; withCart: number }[] = [];
  for (let pass = 0; pass < passes; pass += 1) {
    await purgeAll(shop);
    costs.push({ unseen: await costOf(products), withCart: await costOf({ ...products, cookie: cart }) });
  }
  const fact = (what: string, key: "unseen" | "withCart") => ({
    ...{ where: "product", what },
    value: median(costs.map((cost) => cost[key])),
  });
  return [
    {
      title: "New pages",
      method: `Processor time of the host for one page: median of ${passes} passes over ${paths.length} products, one connection, brotli. Unseen: after a purge. With a cart: rendered from cached answers.`,
      facts: [fact("unseen, ms", "unseen"), fact("with a cart, ms", "withCart")],
    },
  ];
}

interface Products {
  readonly shop: URL;
  readonly pid: number;
  readonly paths: readonly string[];
  readonly cookie?: string;
}

/** Processor time of a page in ms, by one visit to each. */
export async function costOf({ shop, pid, paths, cookie }: Products): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { accept: "text/html", "accept-encoding": "br", ...(cookie && { cookie }) };
  const before = cpuOf(pid);
  for (const path of paths) {
    const { status } = await exchange(new URL(path, shop), { headers, agent });
    if (status !== 200) throw new Error(`Measuring new pages: ${status} at ${path}`);
  }
  agent.destroy();
  return (cpuOf(pid) - before) / paths.length;
}

export async function purgeAll(shop: URL): Promise<void> {
  const headers = { authorization: `Bearer ${purgeSecret}` };
  const { status } = await exchange(new URL("/cache-invalidate", shop), { method: "POST", headers });
  if (status >= 300) throw new Error(`Purging: ${status}`);
}

/** Of 200 products. */
export async function productPaths(endpoint: string): Promise<string[]> {
  const query = '{ products(search: "", filter: {}, pageSize: 200) { items { url_key } } }';
  const answer = await fetch(`${endpoint}?query=${encodeURIComponent(query)}`);
  const { data } = (await answer.json()) as { data: { products: { items: { url_key: string }[] } } }; // as asked
  return data.products.items.map(({ url_key }) => `/${url_key}.html`);
}
