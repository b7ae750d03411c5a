import { customerToken } from "~/lib/server/customer-token.server";
import { z } from "zod";
import { countAttempt, TOO_MANY } from "~/lib/server/limit-attempts.server";
import { CommerceError } from "~/lib/commerce/model/errors";
import type { Product } from "~/lib/commerce/model/product";
import type { ReviewRules } from "~/lib/commerce/model/review";
import type { SubmissionResult } from "~/lib/forms/submission";
import { atLeast, optional, REQUIRED, required } from "~/lib/server/fields.server";
import { constraintsOf, parseAtOnce } from "~/lib/server/parse-form.server";
import { invalid } from "~/lib/server/invalid.server";
import { notFound, seeOther } from "~/lib/server/responses";
import type { Shop } from "~/lib/server/shop.server";
import type { ProductAnswer } from "~/features/product/product-answer";
import { ratingField } from "./review-fields";

/** Fields of a review; a customer's is signed with the account's name. */
const texts = { nickname: required(), summary: atLeast(2), text: atLeast(2, 5_000) };

export const REVIEW_CONSTRAINTS = constraintsOf(z.object(texts));

function reviewSchema({ questions }: ReviewRules, isCustomer: boolean) {
  const ratings = questions.map(({ id, answers }) => {
    const answer = z.enum(
      answers.map((given) => given.id),
      REQUIRED,
    );
    return [ratingField(id), answer] as const;
  });
  const { nickname, ...others } = texts;
  return z.object({ nickname: isCustomer ? optional() : nickname, ...others, ...Object.fromEntries(ratings) });
}

/** Submits a review. It is published only after the shop approves it, and the notice says so. */
export async function writeReview(shop: Shop, product: Product, form: FormData) {
  const rules = (await shop.commerce.reviews.rules()) ?? notFound();
  const isCustomer = customerToken(shop.cookies) !== null;
  // The form was shown to a logged-in customer, so the session has ended.
  if (!isCustomer && !rules.guestsMayWrite) throw new CommerceError("unauthorized", "a review by a guest");
  const parsed = parseAtOnce(form, reviewSchema(rules, isCustomer));
  const again = (state: SubmissionResult, status?: 429) => invalid<ProductAnswer>({ state, chosen: null }, status);
  if (!parsed.ok) return again(parsed.reply());
  const attempt = await countAttempt(shop, "review", customerToken(shop.cookies));
  if (attempt.isOver) return again(parsed.reply([TOO_MANY]), 429);
  const { nickname, summary, text } = parsed.value;
  const written = await shop.commerce.reviews.write(product.sku, {
    author: isCustomer ? await nameOf(shop) : nickname,
    title: summary,
    text,
    ratings: Object.fromEntries(rules.questions.map(({ id }) => [id, String(form.get(ratingField(id)))])),
  });
  if (!written.ok) return again(parsed.reply(written.problems));
  shop.notices.add({ kind: "success", text: "You submitted your review for moderation." });
  throw seeOther(`${product.path}#reviews`);
}

async function nameOf({ commerce }: Shop): Promise<string> {
  const { firstName, lastName } = await commerce.customer.profile();
  return `${firstName} ${lastName}`.trim();
}
