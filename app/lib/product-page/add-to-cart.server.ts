import type { Problem } from "~/lib/commerce/model/problem";
import type { Sku } from "~/lib/commerce/model/ids";
import type { Product, ProductSelection } from "~/lib/commerce/model/product";
import { quantity } from "~/lib/forms/fields.server";
import { sentState, withProblems, type FormState } from "~/lib/forms/form-state";
import { refuse } from "~/lib/forms/refusal.server";
import { notFound, seeOther } from "~/lib/http/responses";
import type { Shop } from "~/lib/shop.server";
import { missingOptions, readPicks, valueUids, type Picks } from "./picks";
import { readSelection } from "./read-selection.server";

export interface RefusedAdd {
  readonly state: FormState;
  readonly picks: Picks;
  readonly selection: ProductSelection | null;
}

/** The product page's form: into the cart and on to it, or the same page with what has to be put right. */
export async function addToCart(shop: Shop, sku: Sku, form: FormData) {
  const product = (await shop.commerce.catalog.product(sku)) ?? notFound();
  const picks = readPicks(product.options, form);
  const typed = quantity.safeParse(form.get("quantity") ?? "1");
  const problems = [
    ...unsupported(product),
    ...missingOptions(product.options, picks).map(toMissing),
    ...(typed.success ? [] : [{ code: "quantity", field: "quantity", message: typed.error.issues[0]?.message ?? "" }]),
  ];
  if (!typed.success || problems.length > 0) return refuseAdd(shop, product, { form, picks, problems });

  const added = await shop.commerce.cart.add(shop.session.cartId, [
    { sku: product.sku, quantity: typed.data, selectedOptions: valueUids(picks) },
  ]);
  if (!added.ok) return refuseAdd(shop, product, { form, picks, problems: added.problems });
  shop.session.keepCart(added.cart.id);
  shop.notices.add({ kind: "success", text: "Added to your cart." });
  throw seeOther("/cart");
}

interface Refusal {
  readonly form: FormData;
  readonly picks: Picks;
  readonly problems: readonly Problem[];
}

async function refuseAdd(shop: Shop, product: Product, { form, picks, problems }: Refusal) {
  const fields = ["quantity", ...product.options.map(({ code }) => code)];
  const state = withProblems(sentState(form, "add"), problems, fields);
  return refuse<RefusedAdd>(shop, {
    state,
    picks,
    selection: await readSelection(shop.commerce.catalog, product, picks),
  });
}

/** spec section 5: the types the cart does not take, by the backend's name for them. */
function unsupported({ kind, typeName }: Product): Problem[] {
  return kind === "gift-card" || kind === "unknown"
    ? [{ code: "unsupported", message: `Product Type ${typeName} not supported in add to cart yet` }]
    : [];
}

function toMissing({ code, label }: { code: string; label: string }): Problem {
  return { code: "missing-option", field: code, message: `Please choose ${label.toLowerCase()}.` };
}
