import { Browserless } from "../support/browserless/browserless.ts";
import { openShop, type OpenShop } from "../support/shop/hosts.ts";
import { addPhoneToCart } from "../support/steps/shopping.ts";
import { median, type Bench, type Fact, type Section } from "./facts.ts";
import { costOf, productPaths, purgeAll, purgeSecret } from "./new-pages.ts";

const STARTS = 3;
const PASSES = 5;

/** Processor time of a process's first thousand product pages, and of the same pages after them. */
export async function freshProcess({ endpoint }: Pick<Bench, "endpoint">): Promise<Section[]> {
  const paths = await productPaths(endpoint);
  const facts: Fact[] = [];
  for (const [where, visit] of [
    ["product, unseen", unseen],
    ["product, with a cart", withCart],
  ] as const) {
    const starts: { first: number; warm: number }[] = [];
    for (let start = 0; start < STARTS; start += 1) {
      const shop = await openShop("node", endpoint, { NODE_ENV: "production", PURGE_SECRET: purgeSecret });
      try {
        const thousand = await visit(shop, paths);
        starts.push({ first: await thousand(), warm: await thousand() });
      } finally {
        await shop.stop();
      }
    }
    facts.push(
      { where, what: "first thousand ÷ warm", value: median(starts.map(({ first, warm }) => first / warm)) },
      { where, what: "first thousand, ms", value: median(starts.map(({ first }) => first)) },
      { where, what: "warm, ms", value: median(starts.map(({ warm }) => warm)) },
    );
  }
  const method = `Processor time of the host for one page, ${paths.length} products ${PASSES} times, one connection, brotli: after a start, and once more in the same process. Median of ${STARTS} starts. Unseen: a purge before each time. With a cart: one purge, then from cached answers.`;
  return [{ title: "A fresh process", method, facts, isWhole: true }];
}

type Visit = (shop: OpenShop, paths: readonly string[]) => Promise<() => Promise<number>>;

const unseen: Visit = (shop, paths) => {
  const products = { shop: new URL(shop.origin), pid: shop.pid, paths };
  return Promise.resolve(async () => {
    let sum = 0;
    for (let pass = 0; pass < PASSES; pass += 1) {
      await purgeAll(products.shop);
      sum += await costOf(products);
    }
    return sum / PASSES;
  });
};

const withCart: Visit = async (shop, paths) => {
  const shopper = new Browserless(shop.origin);
  await addPhoneToCart(shopper);
  const cookie = shopper.jar.header("/") ?? "";
  const origin = new URL(shop.origin);
  const products = { shop: origin, pid: shop.pid, cookie, paths: Array.from({ length: PASSES }, () => paths).flat() };
  return async () => {
    await purgeAll(origin);
    return costOf(products);
  };
};
