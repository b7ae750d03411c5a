import type { CartArea } from "~/lib/commerce/model/commerce";
import type { Site } from "~/lib/commerce/content/content.server";
import type { LineRequest } from "~/lib/commerce/model/cart";
import { type CartId, asId } from "~/lib/commerce/model/ids";
import { type Outcome, refused } from "~/lib/commerce/model/problem";
import { type Backend, unexpected } from "~/lib/commerce/transport/backend.server";
import { AddCustomisedDocument, AddToCartDocument, CreateCartDocument } from "~/lib/commerce/wire/generated/graphql";
import { judgeAdd } from "./added-lines.server";
import { customOptionsOf } from "./custom-options.server";
import { refusedOrThrow } from "./refused-or-throw.server";
import { toCart } from "./to-cart.server";
import { CART_GONE } from "./to-problem.server";

type Add = CartArea["add"];

export function createAdd(backend: Backend, site: Site): Add {
  const from = { backend, site };
  return async (id, lines) => {
    if (lines.length === 0) throw new RangeError("adding to the cart: no lines");
    if (id) {
      const outcome = await addTo(from, id, lines);
      if (outcome.ok || !isGone(outcome)) return outcome;
    }
    // A missing cart rejected the lines, so adding them to a new cart cannot duplicate them.
    return addTo(from, await create(backend), lines);
  };
}

async function create(backend: Backend): Promise<CartId> {
  await backend.proveToken();
  const answer = await backend.write(CreateCartDocument, {});
  if (!answer.data.createEmptyCart) throw unexpected("CreateCart", answer);
  return asId<CartId>(answer.data.createEmptyCart);
}

interface From {
  readonly backend: Backend;
  readonly site: Site;
}

async function addTo(from: From, id: CartId, lines: readonly LineRequest[]): ReturnType<Add> {
  const customised = lines.filter((line) => customOptionsOf(line).length > 0);
  const plain = lines.filter((line) => !customised.includes(line));
  if (customised.length === 0) return addPlain(from, id, plain);
  const added = await addCustomised(from, id, customised);
  if (!added.ok || plain.length === 0) return added;
  const others = await addPlain(from, id, plain);
  return others.ok ? others : { ...added, problems: others.problems };
}

async function addPlain({ backend, site }: From, id: CartId, lines: readonly LineRequest[]): ReturnType<Add> {
  const answer = await backend.write(AddToCartDocument, { id, lines: lines.map(toLineInput) });
  const added = answer.data.addProductsToCart;
  if (!added) return refusedOrThrow("AddToCart", answer);
  const { someWentIn, problems } = judgeAdd(lines, added);
  if (!someWentIn && problems.length > 0) return refused(...problems);
  backend.logPartialErrors("AddToCart", answer);
  return { ok: true, cart: toCart(added.cart, await site.pricesIncludeTax()), problems };
}

async function addCustomised({ backend, site }: From, id: CartId, lines: readonly LineRequest[]): ReturnType<Add> {
  const wire = lines.map((line) => ({
    data: { sku: line.sku, quantity: line.quantity },
    customizable_options: customOptionsOf(line),
  }));
  const answer = await backend.write(AddCustomisedDocument, { id, lines: wire });
  const cart = answer.data.addSimpleProductsToCart?.cart;
  if (!cart) return refusedOrThrow("AddCustomised", answer);
  backend.logPartialErrors("AddCustomised", answer);
  return { ok: true, cart: toCart(cart, await site.pricesIncludeTax()), problems: [] };
}

function isGone(outcome: Outcome<object>): boolean {
  return !outcome.ok && outcome.problems.some(({ code }) => code === CART_GONE);
}

function toLineInput({ sku, quantity, selectedOptions, enteredOptions }: LineRequest) {
  return {
    sku,
    quantity,
    ...(selectedOptions?.length ? { selected_options: [...selectedOptions] } : {}),
    ...(enteredOptions?.length ? { entered_options: enteredOptions.map(({ uid, value }) => ({ uid, value })) } : {}),
  };
}
