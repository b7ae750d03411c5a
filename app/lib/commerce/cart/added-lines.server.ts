import type { LineRequest } from "~/lib/commerce/model/cart";
import type { Problem } from "~/lib/commerce/model/problem";
import type { AddToCartMutation } from "~/lib/commerce/wire/generated/graphql";
import { toReason } from "./to-problem.server";

type WireAnswer = NonNullable<AddToCartMutation["addProductsToCart"]>;
type WireLine = NonNullable<NonNullable<WireAnswer["cart"]["items"]>[number]>;

interface Verdict {
  readonly someWentIn: boolean;
  readonly problems: readonly Problem[];
}

/** Errors about the cart as a whole, whichever line caused them. */
const CART_ERRORS = [
  "Some of the products are out of stock.",
  "Not all of your products are available in the requested quantity.",
  "Some of the products below do not have all the required options.",
];

/**
 * Which of the wanted lines were added. Magento adds the valid ones and reports the others; once the cart holds an unsalable line, it reports that
 * error for every later add as well (magento/magento2#37908). Such an error is not about this add.
 */
export function judgeAdd(wanted: readonly LineRequest[], { cart, user_errors }: WireAnswer): Verdict {
  const lines = (cart.items ?? []).filter((line) => line !== null);
  const errors = user_errors.filter((error) => error !== null);
  const isWanted = (line: WireLine) => wanted.some((request) => isLineOf(line, request));
  const others = lines.filter((line) => !isWanted(line));
  const oldErrors = new Set(others.flatMap((line) => (line.errors ?? []).map((error) => error?.message)));
  const isOld = (message: string) => oldErrors.size > 0 && (oldErrors.has(message) || CART_ERRORS.includes(message));
  const arrived = wanted.filter((request) => lines.some((line) => isLineOf(line, request) && isWhole(line, request)));
  const fresh = errors.filter(({ message }) => !isOld(message));
  const own = fresh.length > 0 || arrived.length === wanted.length ? fresh : errors;
  return {
    someWentIn: own.length < wanted.length && arrived.length > 0,
    problems: own.map(({ code, message }) => ({ code, message: toReason(message) })),
  };
}

function isLineOf(line: WireLine, { sku, selectedOptions }: LineRequest): boolean {
  if (line.__typename !== "ConfigurableCartItem") return line.product?.sku === sku;
  if (line.configured_variant?.sku === sku) return true;
  if (line.product?.sku !== sku) return false;
  const chosen = line.configurable_options.flatMap((option) => option?.configurable_product_option_value_uid ?? []);
  return (selectedOptions ?? []).every((uid) => chosen.includes(uid));
}

function isWhole(line: WireLine, { quantity }: LineRequest): boolean {
  return line.quantity >= quantity && (line.errors ?? []).length === 0;
}
