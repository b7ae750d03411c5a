/** Nobody votes on reviews, so none is called the most helpful. */
export const REVIEW_SORTS = { detailed: "Most detailed", newest: "Newest", highest: "Highest", lowest: "Lowest" };

export type ReviewSort = keyof typeof REVIEW_SORTS;
