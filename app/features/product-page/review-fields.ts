import { changeQuery } from "~/lib/urls/paths";

/** Query parameter of a product page that shows the review form. */
export const REVIEW_FORM = { name: "review", value: "write" };

/** `path`, a product page's path and query, with the form of a review, or without. */
export function reviewFormAddress(path: string, isShown: boolean): string {
  return changeQuery(path, { [REVIEW_FORM.name]: isShown ? REVIEW_FORM.value : null });
}

/** Field name of a rating question. */
export function ratingField(questionId: string): string {
  return `rating-${questionId}`;
}

/** Reviews have no votes, so there is no order by helpfulness: the first shows a mix. */
export const REVIEW_SORTS = { mixed: "A mix", newest: "Newest", highest: "Highest", lowest: "Lowest" };

export type ReviewSort = keyof typeof REVIEW_SORTS;
