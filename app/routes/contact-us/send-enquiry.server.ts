import { z } from "zod";
import { attemptOf, TOO_MANY } from "~/lib/server/limit-attempts.server";
import { orRefusal } from "~/lib/server/or-refusal.server";
import { atLeast, email, optional, REQUIRED } from "~/lib/server/fields.server";
import { sentState, withProblems } from "~/lib/forms/form-state";
import { parseForm } from "~/lib/server/parse-form.server";
import { refuse } from "~/lib/server/refusal.server";
import type { ShopActionArgs } from "~/lib/server/handlers.server";
import { notFound, seeOther } from "~/lib/server/responses";

const LONGEST_TEXT = 5_000;

const enquiry = z.object({
  name: atLeast(2),
  email,
  phone: optional(),
  text: z
    .string({ error: REQUIRED })
    .trim()
    .min(1, REQUIRED)
    .max(LONGEST_TEXT, `The field should have at most ${LONGEST_TEXT} characters`),
});

export async function sendEnquiry({ shop, form }: Pick<ShopActionArgs, "shop" | "form">) {
  const { content } = shop.commerce;
  if (!(await content.canContact())) notFound();
  const parsed = parseForm(form, enquiry);
  if (!parsed.ok) return refuse(shop, parsed.state);
  const attempt = attemptOf(shop, "contact", parsed.value.email);
  if (attempt.isOver) return refuse(shop, withProblems(sentState(form, "form"), [TOO_MANY]), 429);
  attempt.note();
  const outcome = await orRefusal(shop, content.contact(parsed.value));
  if (!outcome.ok) return refuse(shop, withProblems(sentState(form, "form"), outcome.problems, ["email"]));
  const text = "Thank you for writing to us. We answer within one working day.";
  shop.notices.add({ kind: "success", text, persist: true });
  return seeOther("/contact-us");
}
