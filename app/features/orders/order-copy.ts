import { isSameAddress } from "~/features/addresses/address-form";
import type { Address } from "~/lib/commerce/model/address";
import type { Cart, CartLine, CartTotals, LineRequest, ShippingMethod } from "~/lib/commerce/model/cart";
import { asId, type Sku } from "~/lib/commerce/model/ids";
import { money, type Money } from "~/lib/commerce/model/money";
import { multipliesTo } from "~/lib/commerce/model/pricing";
import { deflate } from "~/lib/server/cookies/deflated-text";

const SAME = "same";

/**
 * A guest's order, copied from its cart just before ordering: Magento 2.4.6 returns orders to customers only, and another payment method
 * needs the lines again. Sealed in a cookie (docs/decisions/0008).
 */
export interface OrderCopy extends Pick<
  Cart,
  "quantity" | "totals" | "isBeforeTax" | "coupons" | "shippingAddress" | "pickupStore" | "billingAddress"
> {
  /** May be incomplete for lack of room; `quantity` is the total. */
  readonly lines: readonly CopiedLine[];
  readonly shippingMethod: Pick<ShippingMethod, "carrier" | "method" | "title"> | null;
  readonly paymentMethod: string | null;
}

interface CopiedLine {
  /** "" if only the request fitted. */
  readonly name: string;
  readonly choices: CartLine["choices"];
  readonly quantity: number;
  /** Null if price times quantity is not the total. */
  readonly price: Money | null;
  readonly total: Money;
  readonly request: Required<LineRequest> | null;
}

/** Compressed size. Sealed it is as large as a draft form, but both are never stored at the same time (docs/decisions/0008). */
const MAX_BYTES = 1_700;

interface CopyOptions {
  readonly method: string;
  readonly isPaidLater: boolean;
}

/** With many lines first their texts are dropped, then the lines. Null if not even the addresses fit. */
export function packOrderCopy(cart: Cart, { method, isPaidLater }: CopyOptions): string | null {
  const { quantity, coupons, isBeforeTax, shippingAddress, pickupStore, billingAddress, totals, paymentMethods } = cart;
  const common: Omit<Written, "lines"> = {
    quantity,
    coupons,
    isBeforeTax,
    shippingAddress,
    pickupStore,
    billingAddress: isSameAddress(shippingAddress, billingAddress) ? SAME : billingAddress,
    totals: writeTotals(totals),
    shippingMethod: cart.shippingMethod && {
      carrier: cart.shippingMethod.carrier,
      method: cart.shippingMethod.method,
      title: cart.shippingMethod.title,
    },
    paymentMethod: paymentMethods.find(({ code }) => code === method)?.title ?? null,
  };
  const lines = cart.lines.map((line) => writeLine(line, isPaidLater));
  const shortened = isPaidLater ? cart.lines.map((line) => writeLine({ ...line, name: "", choices: [] }, true)) : [];
  for (const some of [lines, shortened, []]) {
    const text = JSON.stringify({ ...common, lines: some });
    if (deflate(text).length <= MAX_BYTES) return text;
  }
  return null;
}

export function unpackOrderCopy(text: string | null): OrderCopy | null {
  if (text === null) return null;
  try {
    const written = JSON.parse(text) as Written; // sealed by this shop; another release's shape throws
    const totals = readTotals(written.totals);
    const { billingAddress, shippingAddress } = written;
    return {
      ...written,
      totals,
      billingAddress: billingAddress === SAME ? shippingAddress : billingAddress,
      lines: written.lines.map((line) => readLine(line, totals.grandTotal.currency)),
    };
  } catch {
    return null;
  }
}

interface Written extends Omit<OrderCopy, "lines" | "totals" | "billingAddress"> {
  readonly lines: readonly WrittenLine[];
  readonly totals: WrittenTotals;
  readonly billingAddress: Address | typeof SAME | null;
}

type WrittenRequest = readonly [sku: string, selected: readonly string[], entered: readonly [string, string][]];
type WrittenLine = readonly [
  name: string,
  choices: readonly (readonly [label: string, value: string])[],
  quantity: number,
  amounts: readonly [unit: number, total: number],
  request: WrittenRequest | null,
];

type Line = Pick<CartLine, "name" | "choices" | "quantity" | "unitPrice" | "total" | "request">;

function writeLine({ name, choices, quantity, unitPrice, total, request }: Line, withRequest: boolean): WrittenLine {
  const chosen = choices.map(({ label, value }) => [label, value] as const);
  const { sku, selectedOptions, enteredOptions } = request;
  const entered = enteredOptions.map(({ uid, value }): [string, string] => [uid, value]);
  const amounts = [unitPrice.minor, total.minor] as const;
  return [name, chosen, quantity, amounts, withRequest ? [sku, selectedOptions, entered] : null];
}

function readLine([name, chosen, quantity, amounts, request]: WrittenLine, currency: string): CopiedLine {
  const choices = chosen.map(([label, value]) => ({ label, value }));
  const [unit, total] = [money(amounts[0], currency), money(amounts[1], currency)];
  return {
    name,
    choices,
    quantity,
    price: multipliesTo(total, { unit, quantity }) ? unit : null,
    total,
    request: request && readRequest(request, quantity),
  };
}

function readRequest([sku, selectedOptions, entered]: WrittenRequest, quantity: number): Required<LineRequest> {
  const enteredOptions = entered.map(([uid, value]) => ({ uid, value }));
  return { sku: asId<Sku>(sku), quantity, selectedOptions, enteredOptions };
}

type Labelled = readonly (readonly [label: string, minor: number])[];
type WrittenTotals = readonly [
  currency: string,
  subtotal: number,
  shipping: number | null,
  grandTotal: number,
  discounts: Labelled,
  taxes: Labelled,
  tax: CartTotals["tax"],
];

function writeTotals({ tax, subtotal, shipping, grandTotal, discounts, taxes }: CartTotals): WrittenTotals {
  const write = (entries: CartTotals["taxes"]): Labelled => entries.map(({ label, amount }) => [label, amount.minor]);
  const { currency, minor } = grandTotal;
  return [currency, subtotal.minor, shipping?.minor ?? null, minor, write(discounts), write(taxes), tax];
}

function readTotals([currency, subtotal, shipping, grandTotal, discounts, taxes, tax]: WrittenTotals): CartTotals {
  const read = (entries: Labelled) => entries.map(([label, minor]) => ({ label, amount: money(minor, currency) }));
  return {
    tax,
    subtotal: money(subtotal, currency),
    shipping: shipping === null ? null : money(shipping, currency),
    grandTotal: money(grandTotal, currency),
    discounts: read(discounts),
    taxes: read(taxes),
  };
}
