import { z } from "zod";
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
import { type ShopActionArgs, notFound, seeOther } from "~/lib/server/request/shop.server";

export const enquiry = z.object({ name: required(), email, phone: optionalText(), text: required(REQUIRED, 5_000) });

export async function sendEnquiry({ shop, form }: Pick<ShopActionArgs, "shop" | "form">) {
  const { account, capabilities } = shop.commerce;
  if (!(await capabilities()).has("contactUs")) notFound();
  const parsed = parseForm(form, enquiry);
  if (!parsed.ok) return parsed.reject();
  const attempt = await countAttempt(shop, "contact", parsed.value.email);
  if (attempt.isOver) return parsed.reject([TOO_MANY_ATTEMPTS], 429);
  const result = await formWrite(shop, WRITE_UNANSWERED, account.contact(parsed.value));
  if (!result.ok) return parsed.reject(result.problems);
  const text = "Thank you for writing to us. We will reply within one working day.";
  shop.notices.add({ kind: "success", text, persist: true });
  return seeOther("/contact-us");
}
