import type Database from "libsql";
import { query } from "./query.ts";

type SubscriptionStatus = "SUBSCRIBED" | "NOT_ACTIVE" | "UNSUBSCRIBED" | "UNCONFIRMED";

export interface NewsletterStore {
  statusOf(email: string): SubscriptionStatus | null;
  saveStatus(email: string, status: SubscriptionStatus, now: Date): void;
  moveSubscription(from: string, to: string): void;
}

export function createNewsletterStore(db: Database.Database): NewsletterStore {
  const select = query<{ status: SubscriptionStatus }>(db, "SELECT status FROM newsletter_subscriber WHERE email = ?");
  const save = query(
    db,
    `INSERT INTO newsletter_subscriber VALUES (?, ?, ?)
     ON CONFLICT (email) DO UPDATE SET status = excluded.status, changed_at = excluded.changed_at`,
  );
  const move = query(db, "UPDATE OR REPLACE newsletter_subscriber SET email = ? WHERE email = ?");
  return {
    statusOf: (email) => select.get(email)?.status ?? null,
    saveStatus(email, status, now) {
      save.run(email, status, now.toISOString());
    },
    moveSubscription(from, to) {
      move.run(to, from);
    },
  };
}
