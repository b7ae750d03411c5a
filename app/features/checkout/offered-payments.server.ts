import { optional } from "~/lib/async/optional";
import type { Cart, PaymentMethod } from "~/lib/commerce/model/cart";
import type { Shop } from "~/lib/server/request/shop.server";
import { formatMoney } from "~/lib/format/money";
import { money } from "~/lib/commerce/model/money";
import type { IconName } from "~/ui/icon";
import { approvalProviderOf, providerOf } from "./payment-providers/providers.server";

export interface OfferedPayment extends PaymentMethod {
  readonly note: string | null;
  readonly icon: IconName;
  readonly instructions: string | null;
  readonly isDisabled?: boolean | undefined;
}

/** The backend only has titles. */
const NOTES: Readonly<Record<string, Pick<OfferedPayment, "note" | "icon">>> = {
  cashondelivery: { note: "Pay when your order arrives.", icon: "rupee" },
  banktransfer: {
    note: "We email you our bank details and ship once your payment arrives.",
    icon: "bank",
  },
  checkmo: { note: "The address is in your order confirmation.", icon: "mail" },
  free: { note: "Your discounts cover all of it.", icon: "card" },
};

const CASH = { code: "cashondelivery", title: "Cash on delivery" };

/** Offered last, in this order. */
const LATER = ["cashondelivery", "banktransfer", "checkmo"];

/** Magento needs more than the code for these; only a folder in payment-providers can supply it. */
const UNSUPPORTED_METHODS = /^(?:paypal_|payflow|braintree|purchaseorder$)/;

const anyProviderOf = (code: string) => providerOf(code) ?? approvalProviderOf(code);

/**
 * Payment methods to offer, with the merchant's instructions (content blocks named after the
 * method). A total of 0 needs no method (gc#2479).
 */
export async function paymentMethods(shop: Shop, cart: Cart): Promise<readonly OfferedPayment[]> {
  const { has } = await shop.commerce.capabilities();
  const { minor, currency } = cart.totals.grandTotal;
  const all = cart.paymentMethods.filter(({ code }) => {
    const provider = anyProviderOf(code);
    if (!provider) return !UNSUPPORTED_METHODS.test(code);
    return (!provider.needs || has(provider.needs)) && !provider.unsupportedCurrencies?.includes(currency);
  });
  const free = minor === 0 ? all.filter(({ code }) => code === "free") : [];
  const methods = free.length > 0 ? free : all;
  const blocksPromise = shop.commerce.content.blocks([...methods, CASH].map(({ code }) => blockOf(code)));
  const blocks = (await optional(shop, "instructions of payment methods", blocksPromise)) ?? {};
  const offered = methods.map(({ code, title }): OfferedPayment => {
    const { note, icon } = anyProviderOf(code) ?? NOTES[code] ?? { note: null, icon: "card" };
    return { code, title, note, icon, instructions: blocks[blockOf(code)]?.html ?? null };
  });
  const isCashOffered = methods.some(({ code }) => code === CASH.code);
  const limit = isCashOffered ? null : exceededLimit(cart, blocks[blockOf(CASH.code)]?.html ?? "");
  if (limit) offered.push({ ...CASH, note: `Up to ${limit}`, icon: "rupee", instructions: null, isDisabled: true });
  return offered.sort((a, b) => LATER.indexOf(a.code) - LATER.indexOf(b.code));
}

/**
 * Limit for cash on delivery, parsed from the merchant's instructions ("up to ₹1,00,000"). Null
 * unless the order exceeds it.
 */
function exceededLimit({ totals, shippingAddress, billingAddress }: Cart, instructions: string): string | null {
  const { minor, currency } = totals.grandTotal;
  const [, rupees] = /\bup to ₹\s?([\d,]+)/i.exec(instructions) ?? [];
  if (!rupees || currency !== "INR" || (shippingAddress ?? billingAddress)?.country !== "IN") return null;
  const limit = money(Number(rupees.replaceAll(",", "")) * 100, currency);
  return minor > limit.minor ? formatMoney(limit, "en-IN") : null;
}

const blockOf = (code: string) => `payment-instructions-${code}`;
