import { createContext } from "react";
import type { Settled } from "./deferred";

/** Called by a pending deferred part during SSR; returns a placeholder marker. Null in a browser. */
export type MarkPending = (promise: Promise<Settled<unknown>>) => string;

export const PendingParts = createContext<MarkPending | null>(null);
