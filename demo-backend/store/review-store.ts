import type Database from "libsql";
import { columns } from "./columns.ts";
import { insertion } from "./insertion.ts";
import { query } from "./query.ts";

export interface RatingRow {
  id: number;
  name: string;
  values: { id: number; stars: number }[];
}

export interface ReviewRow {
  id: number;
  productId: number;
  customerId: number | null;
  nickname: string;
  summary: string;
  text: string;
  averageRating: number;
  status: "pending" | "approved" | "refused";
  createdAt: string;
}

export interface ReviewVote {
  name: string;
  stars: number;
}

export interface ReviewStore {
  ratings(): RatingRow[];
  addReview(review: Omit<ReviewRow, "id">, votes: readonly { ratingId: number; stars: number }[]): void;
  /** Of approved reviews with stars. */
  approvedOf(productId: number): { count: number; mean: number };
  approvedPage(productId: number, limit: number, offset: number): ReviewRow[];
  countBy(customerId: number): number;
  pageBy(customerId: number, limit: number, offset: number): ReviewRow[];
  votesOf(reviewId: number): ReviewVote[];
  approve(reviewId: number): void;
  reject(reviewId: number): void;
  reviewById(reviewId: number): ReviewRow | undefined;
  pending(limit: number): ReviewRow[];
}

const reviewColumns = "product_id customer_id nickname summary text average_rating status created_at";

export function createReviewStore(db: Database.Database): ReviewStore {
  const ratings = query<{ id: number; name: string; valueId: number; stars: number }>(
    db,
    `SELECT r.id, r.name, v.id AS valueId, v.stars FROM rating r JOIN rating_value v ON v.rating_id = r.id
       ORDER BY r.position, v.stars`,
  );
  const votes = query<ReviewVote>(
    db,
    `SELECT r.name, v.stars FROM review_vote v JOIN rating r ON r.id = v.rating_id WHERE v.review_id = ? ORDER BY r.position`,
  );
  return {
    ratings() {
      const rows = ratings.all();
      const ids = new Set(rows.map(({ id }) => id));
      return [...ids].map((id) => toRating(id, rows.filter((row) => row.id === id))); // prettier-ignore
    },
    votesOf: (reviewId) => votes.all(reviewId),
    ...reviewReads(db),
    ...reviewWrites(db),
  };
}

function toRating(id: number, rows: { name: string; valueId: number; stars: number }[]): RatingRow {
  return { id, name: rows[0]?.name ?? "", values: rows.map(({ valueId, stars }) => ({ id: valueId, stars })) };
}

function reviewReads(db: Database.Database) {
  const approved = query<{ count: number; mean: number | null }>(
    db,
    "SELECT COUNT(*) AS count, AVG(NULLIF(average_rating, 0)) AS mean FROM review WHERE product_id = ? AND status = 'approved'",
  );
  const selected = `SELECT ${columns(`id ${reviewColumns}`)} FROM review`;
  const byId = query<ReviewRow>(db, `${selected} WHERE id = ?`);
  const pendingReviews = query<ReviewRow>(db, `${selected} WHERE status = 'pending' ORDER BY id LIMIT ?`);
  const ofProduct = query<ReviewRow>(
    db,
    `${selected} WHERE product_id = ? AND status = 'approved' ORDER BY created_at DESC, id DESC LIMIT ? OFFSET ?`,
  );
  const count = query<{ count: number }>(db, "SELECT COUNT(*) AS count FROM review WHERE customer_id = ?");
  const ofCustomer = query<ReviewRow>(
    db,
    `${selected} WHERE customer_id = ? ORDER BY created_at DESC, id DESC LIMIT ? OFFSET ?`,
  );
  return {
    reviewById: (reviewId: number) => byId.get(reviewId),
    pending: (limit: number) => pendingReviews.all(limit),
    approvedOf(productId: number) {
      const found = approved.get(productId);
      return { count: found?.count ?? 0, mean: found?.mean ?? 0 };
    },
    approvedPage: (productId: number, limit: number, offset: number) => ofProduct.all(productId, limit, offset),
    countBy: (customerId: number) => count.get(customerId)?.count ?? 0,
    pageBy: (customerId: number, limit: number, offset: number) => ofCustomer.all(customerId, limit, offset),
  };
}

function reviewWrites(db: Database.Database) {
  const insert = insertion<Omit<ReviewRow, "id">>(db, "review", reviewColumns);
  const vote = insertion(db, "review_vote", "review_id rating_id stars");
  const decide = query(db, "UPDATE review SET status = ? WHERE id = ?");
  return {
    addReview(review: Omit<ReviewRow, "id">, votes: readonly { ratingId: number; stars: number }[]) {
      const reviewId = insert(review);
      for (const { ratingId, stars } of votes) vote({ reviewId, ratingId, stars });
    },
    approve(reviewId: number) {
      decide.run("approved", reviewId);
    },
    reject(reviewId: number) {
      decide.run("refused", reviewId);
    },
  };
}
