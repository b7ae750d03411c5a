import { isCommerceError } from "~/lib/commerce/model/errors";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import { FRESHNESS } from "~/lib/commerce/transport/read-cache.server";
import { TaxDisplayDocument } from "~/lib/commerce/wire/generated/graphql";

/** Several, because one product may be exempt from tax. */
const VARIABLES = { filter: { price: { from: "0.01" } }, size: 6 };

/** Null if unknown. Only the adjustments of a product's (deprecated) price name the tax, and only if included. */
export async function readTaxDisplay(backend: Backend): Promise<boolean | null> {
  try {
    const caching = { tags: ["store"], freshness: FRESHNESS.frame };
    return await backend.cached({ ...caching, name: "tax-display", key: null, load: () => ask(backend) });
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    return null; // the next page asks again
  }
}

async function ask(backend: Backend): Promise<boolean | null> {
  try {
    const { data } = await backend.readPublic(TaxDisplayDocument, VARIABLES);
    const prices = (data.products?.items ?? []).flatMap((product) => product.price?.regularPrice ?? []);
    const adjustments = prices.flatMap((price) => price.adjustments ?? []);
    if (prices.length === 0) return null;
    return adjustments.some(({ code, description }) => code === "TAX" && description === "INCLUDED");
  } catch (error) {
    // A backend without the deprecated field never has it: cache that.
    if (!isCommerceError(error, "contract")) throw error;
    return null;
  }
}
