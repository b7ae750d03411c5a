import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { CommandError } from "./command-error.ts";
import { databaseFile, dataOption } from "./open-shop.ts";
import { openStore, type Store } from "../store/database.ts";
import type { ReviewRow } from "../store/review-store.ts";

/** `npm run backend -- review …`. A running shop shows approved reviews at once. */
export async function runReview(args: string[], print: (line: string) => void = console.log): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: dataOption, allowPositionals: true });
  const [action = "list", id] = positionals;
  if (!existsSync(databaseFile(values.data))) throw new CommandError(`review: there is no shop in ${values.data}`);
  const store = openStore({ file: databaseFile(values.data) });
  try {
    if (action === "list") listPending(store).forEach((line) => print(line));
    else print(toLine(store, decide(store, action, Number(id))));
  } finally {
    store.close();
  }
}

function listPending(store: Store): string[] {
  const reviews = store.reviews.pending(100);
  return reviews.length === 0 ? ["No reviews are waiting."] : reviews.map((review) => toLine(store, review));
}

function decide({ reviews }: Store, action: string, id: number): ReviewRow {
  if (action !== "approve" && action !== "refuse") {
    throw new CommandError(`review: "${action}" is none of list, approve, refuse`);
  }
  if (action === "approve") reviews.approve(id);
  else reviews.reject(id);
  const review = reviews.reviewById(id);
  if (!review) throw new CommandError(`review: there is no review ${Number.isNaN(id) ? "without a number" : id}`);
  return review;
}

function toLine(
  { catalogue }: Store,
  { id, productId, nickname, summary, text, averageRating, status }: ReviewRow,
): string {
  const stars = averageRating === 0 ? "no stars" : `${(averageRating / 20).toFixed(1)} stars`;
  const excerpt = text.length > 120 ? `${text.slice(0, 119)}…` : text;
  return [
    id,
    status,
    catalogue.productById(productId)?.sku ?? productId,
    stars,
    `${nickname}: ${summary}. ${excerpt}`,
  ].join("  ");
}
