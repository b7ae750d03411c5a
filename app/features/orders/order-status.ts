/** The backend's labels in a shopper's words; the shop's own labels stay as they are. "Complete" says that nothing is left to do, not that it arrived. */
const WORDS: Readonly<Record<string, string>> = {
  pending: "Placed",
  "pending payment": "Waiting for payment",
  processing: "Being prepared",
  complete: "Completed",
  closed: "Refunded",
  canceled: "Cancelled",
};

export function statusInWords(status: string): string {
  return WORDS[status.toLowerCase()] ?? status;
}
