import type Database from "libsql";
import { randomBytes } from "node:crypto";
import { readToken, signToken } from "../rules/token.ts";
import { query } from "./query.ts";

export interface TokenStore {
  issue(customer: { id: number; tokenSeries: number }, now: Date): string;
  /** Null if it is expired, revoked, foreign, or the customer is deleted. */
  customerOf(token: string, now: Date): number | null;
  secret(): string;
}

const secretKey = "token-secret";

/** The secret is in the database, so that tokens survive a restart. */
export function createTokenStore(db: Database.Database): TokenStore {
  query(db, "INSERT OR IGNORE INTO store_note VALUES (?, ?)").run(secretKey, randomBytes(32).toString("base64url"));
  const note = query<{ value: string }>(db, "SELECT value FROM store_note WHERE key = ?");
  const series = query<{ series: number }>(db, "SELECT token_series AS series FROM customer WHERE id = ?");
  const secret = (): string => {
    const value = note.get(secretKey)?.value;
    if (value === undefined) throw new Error("Reading the token secret: the database has none");
    return value;
  };
  return {
    secret,
    issue: ({ id, tokenSeries }, now) => signToken({ customerId: id, series: tokenSeries }, secret(), now),
    customerOf(token, now) {
      const claims = readToken(token, secret(), now);
      return claims && series.get(claims.customerId)?.series === claims.series ? claims.customerId : null;
    },
  };
}
