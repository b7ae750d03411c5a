/** Where a question of the review form is answered. */
export function ratingField(questionId: string): string {
  return `rating-${questionId}`;
}
