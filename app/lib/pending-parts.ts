import { createContext } from "react";
import type { Arrival } from "./late";

/** Told by a part that has not come, while the page is rendered on the server; answers with the mark of its place. Null in a browser. */
export type MarkPending = (later: Promise<Arrival<unknown>>) => string;

export const PendingParts = createContext<MarkPending | null>(null);
