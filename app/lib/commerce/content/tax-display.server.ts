import { ifFailed } from "~/lib/commerce/model/errors";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import { FRESHNESS } from "~/lib/commerce/transport/read-cache.server";
import { TaxDisplayDocument } from "~/lib/commerce/wire/generated/graphql";

/** Several, because one product may be exempt from tax. */
const VARIABLES = { filter: { price: { from: "0.01" } }, size: 6 };

/** Null if unknown. Only the adjustments of a product's (deprecated) price name the tax, and only if included. */
export async function readTaxDisplay(backend: Backend): Promise<boolean | null> {
  // A backend without the deprecated field never has it: that answer is cached. After other failures the next page asks again.
  const load = () => ask(backend).catch(ifFailed(null, "contract"));
  const reading = backend.cached({ name: "tax-display", key: null, tags: ["store"], freshness: FRESHNESS.frame, load });
  return reading.catch(ifFailed(null));
}

async function ask(backend: Backend): Promise<boolean | null> {
  const { data } = await backend.readPublic(TaxDisplayDocument, VARIABLES);
  const prices = (data.products?.items ?? []).flatMap((product) => product.price?.regularPrice ?? []);
  if (prices.length === 0) return null;
  const adjustments = prices.flatMap((price) => price.adjustments ?? []);
  return adjustments.some(({ code, description }) => code === "TAX" && description === "INCLUDED");
}
