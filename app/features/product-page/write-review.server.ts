import { customerToken } from "~/lib/server/customer-token.server";
import { attemptOf, TOO_MANY } from "~/lib/server/limit-attempts.server";
import { CommerceError } from "~/lib/commerce/model/errors";
import type { Product } from "~/lib/commerce/model/product";
import type { RatingQuestion } from "~/lib/commerce/model/review";
import type { Problem } from "~/lib/commerce/model/problem";
import { atLeast, REQUIRED } from "~/lib/server/fields.server";
import { sentState, withProblems } from "~/lib/forms/form-state";
import { refuse } from "~/lib/server/refusal.server";
import { notFound, seeOther } from "~/lib/server/responses";
import type { Shop } from "~/lib/server/shop.server";
import type { ProductAnswer } from "~/features/product/product-answer";
import { ratingField } from "./review-fields";

const LONGEST_REVIEW = 5000;

/** A review goes to the shop first: the good news says so. A customer signs with the name of the account. */
export async function writeReview(shop: Shop, product: Product, form: FormData) {
  const rules = (await shop.commerce.reviews.rules()) ?? notFound();
  const isCustomer = customerToken(shop.cookies) !== null;
  // Whoever saw the form was logged in then.
  if (!isCustomer && !rules.guestsMayWrite) throw new CommerceError("unauthorized", "a review by a guest");
  const ratings = ratingsIn(form, rules.questions);
  const problems = [
    ...(isCustomer ? [] : textProblem(form, "nickname")),
    ...textProblem(form, "summary"),
    ...textProblem(form, "text", LONGEST_REVIEW),
    ...rules.questions
      .filter(({ id }) => !ratings[id])
      .map(({ id }) => ({ code: "rating", field: ratingField(id), message: REQUIRED })),
  ];
  if (problems.length > 0) return refuseReview(shop, form, problems);
  const attempt = attemptOf(shop, "review", null);
  if (attempt.isOver) return refuseReview(shop, form, [TOO_MANY], 429);
  attempt.note();
  const written = await shop.commerce.reviews.write(product.sku, {
    author: isCustomer ? await nameOf(shop) : textIn(form, "nickname"),
    title: textIn(form, "summary"),
    text: textIn(form, "text"),
    ratings,
  });
  if (!written.ok) return refuseReview(shop, form, written.problems);
  shop.notices.add({ kind: "success", text: "You submitted your review for moderation." });
  throw seeOther(`${product.path}#reviews`);
}

function refuseReview(shop: Shop, form: FormData, problems: readonly Problem[], status?: 429) {
  const fields = problems.flatMap(({ field }) => field ?? []);
  const state = withProblems(sentState(form, "review"), problems, fields);
  return refuse<ProductAnswer>(shop, { state, chosen: null }, status);
}

function ratingsIn(form: FormData, questions: readonly RatingQuestion[]): Record<string, string> {
  return Object.fromEntries(
    questions.flatMap(({ id, answers }) => {
      const answer = answers.find((candidate) => candidate.id === form.get(ratingField(id)));
      return answer ? [[id, answer.id]] : [];
    }),
  );
}

function textProblem(form: FormData, field: string, longest?: number): Problem[] {
  const text = textIn(form, field);
  if (longest !== undefined && text.length > longest)
    return [{ code: "text", field, message: `The field should have at most ${longest} characters` }];
  const read = atLeast(2).safeParse(longest === undefined ? text : text.slice(0, 200));
  return read.success ? [] : [{ code: "text", field, message: read.error.issues[0]?.message ?? REQUIRED }];
}

function textIn(form: FormData, field: string): string {
  const text = form.get(field);
  return typeof text === "string" ? text.trim() : "";
}

async function nameOf({ commerce }: Shop): Promise<string> {
  const { firstName, lastName } = await commerce.customer.profile();
  return `${firstName} ${lastName}`.trim();
}
