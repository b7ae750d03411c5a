import { z } from "zod";
import type { Enquiry } from "~/lib/commerce/model/customer";
import { countAttempt, TOO_MANY_ATTEMPTS } from "~/lib/server/request/limit-attempts.server";
import {
  parseForm,
  email,
  REQUIRED,
  required,
  formWrite,
  WRITE_UNANSWERED,
  optionalText,
} from "~/lib/server/request/parse-form.server";
import { type Shop, type ShopActionArgs, notFound, seeOther } from "~/lib/server/request/shop.server";

export const enquiry = z.object({ name: required(), email, phone: optionalText(), text: required(REQUIRED, 5_000) });

export async function sendEnquiry({ shop, form }: Pick<ShopActionArgs, "shop" | "form">) {
  const { account, capabilities } = shop.commerce;
  if (!(await capabilities()).has("contactUs")) notFound();
  const parsed = parseForm(form, enquiry);
  if (!parsed.ok) return parsed.reject();
  const attempt = await countAttempt(shop, "contact", parsed.value.email);
  if (attempt.isOver) return parsed.reject([TOO_MANY_ATTEMPTS], 429);
  const reference = await referenceOf(shop, parsed.value);
  const text = `Reference: ${reference}\n\n${parsed.value.text}`;
  const result = await formWrite(shop, WRITE_UNANSWERED, account.contact({ ...parsed.value, text }));
  if (!result.ok) return parsed.reject(result.problems);
  shop.notices.add({ kind: "success", text: `${RECEIVED} ${reference}`, reference, persist: true });
  return seeOther("/contact-us");
}

const RECEIVED = "Thank you for writing to us. Please quote this number if you write or call about it again:";

/** Without vowels, so that no word arises, and without letters and digits that look alike. */
const LETTERS = "23456789BCDFGHJKMNPQRSTVWXYZ";

/**
 * "K7M4-P2XQ": what complaints are traced by. Made from the enquiry and the day, so that a form
 * sent twice has one, whichever process takes it, and nobody learns how many there are.
 */
async function referenceOf({ cookies }: Shop, { name, email, phone, text }: Enquiry): Promise<string> {
  const day = new Date().toISOString().slice(0, 10);
  const digest = await cookies.digest(JSON.stringify(["enquiry", day, name, email, phone, text]));
  const letters = [...digest.slice(0, 8)].map((letter) => LETTERS[letter.charCodeAt(0) % LETTERS.length]);
  return [...letters.slice(0, 4), "-", ...letters.slice(4)].join("");
}
