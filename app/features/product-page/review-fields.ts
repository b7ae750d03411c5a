import { changeQuery } from "~/lib/urls/paths";

export const REVIEW_FORM = { name: "review", value: "write" };

export function reviewFormPath(path: string, isShown: boolean): string {
  return changeQuery(path, { [REVIEW_FORM.name]: isShown ? REVIEW_FORM.value : null });
}

export function ratingField(questionId: string): string {
  return `rating-${questionId}`;
}

/** Reviews have no votes, hence no order by helpfulness: the default is a mix. */
export const REVIEW_SORTS = { mixed: "Balanced", newest: "Newest", highest: "Highest", lowest: "Lowest" };

export type ReviewSort = keyof typeof REVIEW_SORTS;
