/** Field name of a rating question. */
export function ratingField(questionId: string): string {
  return `rating-${questionId}`;
}
