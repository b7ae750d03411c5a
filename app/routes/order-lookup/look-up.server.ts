import { optional } from "~/lib/async/optional";
import { postcodeLabel } from "~/lib/format/country-words";
import { lookedUpOrderCookie, type LookedUpOrder } from "~/features/orders/order-cookies.server";
import { z } from "zod";
import { countAttempt, TOO_MANY_ATTEMPTS } from "~/lib/server/request/limit-attempts.server";
import { BACKEND_UNAVAILABLE, emailAsTyped, parseForm, required } from "~/lib/server/request/parse-form.server";
import { pinOrText } from "~/features/addresses/pin-location.server";
import { plainDigits } from "~/lib/forms/clean-text";
import { type Shop, type ShopActionArgs, seeOther } from "~/lib/server/request/shop.server";

/** The same text for every wrong field, so that order numbers and emails cannot be probed. */
const NOT_FOUND = "We could not find an order with these details. If you ordered with an account, log in to see it.";

/** The backend compares it exactly. */
const proof = required().transform(pinOrText);

export const question = z.object({ number: required(), email: emailAsTyped, proof });

export function proofField(proof: "postcode" | "lastName", country: string) {
  return proof === "postcode"
    ? {
        label: `${postcodeLabel(country)} of the billing address`,
        autoComplete: "billing postal-code",
        hint: "If you collect from a store and gave no address, it is the store's",
      }
    : { label: "Last name of the billing address", autoComplete: "billing family-name", hint: undefined };
}

export async function lookUp({ shop, form }: Pick<ShopActionArgs, "shop" | "form">) {
  const parsed = parseForm(form, question);
  if (!parsed.ok) return parsed.reject();
  const attempt = await countAttempt(shop, "look-up", parsed.value.email);
  if (attempt.isOver) return parsed.reject([TOO_MANY_ATTEMPTS], 429);
  const finding = find(shop, { ...parsed.value, number: toOrderNumber(parsed.value.number) });
  const found = await optional(
    shop,
    { name: "look-up of an order", fallback: BACKEND_UNAVAILABLE, level: "error", evenUnauthorized: true },
    finding,
  );
  if (found !== NOT_FOUND) await attempt.uncount();
  if (typeof found === "string") return parsed.reject([{ code: "order", message: found }]);
  shop.cookies.set(lookedUpOrderCookie, found);
  return seeOther("/order-lookup/order");
}

/**
 * Magento's numbers have nine digits; shoppers omit the leading zeros. Custom numbers stay as they
 * are.
 */
function toOrderNumber(typed: string): string {
  const number = typed.replace(/^#\s*/, "");
  const digits = plainDigits(number).replace(/\s/g, "");
  return /^\d{1,9}$/.test(digits) ? digits.padStart(9, "0") : number;
}

/**
 * The backend also compares the email exactly. Orders placed here have it in lower case, others as
 * it was typed.
 */
async function find({ commerce }: Shop, typed: LookedUpOrder): Promise<LookedUpOrder | string> {
  for (const email of new Set([typed.email, typed.email.toLowerCase()])) {
    const order = await commerce.checkout.guestOrder({ ...typed, email });
    if (order) return { ...typed, email, number: order.number };
  }
  return NOT_FOUND;
}
