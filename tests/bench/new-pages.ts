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
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const costOf = async (headers: Record<string, string>) => {
    const before = cpuOf(pids.shop);
    for (const path of paths) {
      const { status } = await exchange(new URL(path, shop), { headers, agent });
      if (status !== 200) throw new Error(`Measuring new pages: ${status} at ${path}`);
    }
    return (cpuOf(pids.shop) - before) / paths.length;
  };
  const headers = { accept: "text/html", "accept-encoding": "br" };
  await costOf(headers);
  const costs: { unseen: number; withCart: number }[] = [];
  for (let pass = 0; pass < passes; pass += 1) {
    await fetch(new URL("/cache-invalidate", shop), {
      method: "POST",
      headers: { authorization: `Bearer ${purgeSecret}` },
      body: JSON.stringify({ tags: ["*"] }),
    });
    costs.push({ unseen: await costOf(headers), withCart: await costOf({ ...headers, cookie: cart }) });
  }
  agent.destroy();
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

async function productPaths(endpoint: string): Promise<string[]> {
  const query = '{ products(search: "", filter: {}, pageSize: 200) { items { url_key } } }';
  const answer = await fetch(`${endpoint}?query=${encodeURIComponent(query)}`);
  const { data } = (await answer.json()) as { data: { products: { items: { url_key: string }[] } } }; // as asked
  return data.products.items.map(({ url_key }) => `/${url_key}.html`);
}
