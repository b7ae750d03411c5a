import type { RecordedShop } from "../../tests/contract/recordings.ts";
import type { Session } from "./session.ts";

export type BetweenRequests<Of> = (session: Of) => Promise<void> | void;

/** Allowed differences from the recordings. Each must occur at least once. */
export interface Deviation {
  /** Names of the recordings. */
  recording: RegExp;
  difference: RegExp;
  reason: string;
}

export interface Scenario<Of extends Session> {
  shop: RecordedShop;
  open(): Promise<Of>;
  /** Replayed first, because later requests use ids in their answers. */
  first: readonly string[];
  /** Dependent recordings in order. All others are independent. */
  script: readonly (string | BetweenRequests<Of>)[];
  /** Key of the token that the recorded request had. */
  tokenOf(name: string): string;
  /** Compares amounts too. */
  hasSamePrices: boolean;
  deviations: readonly Deviation[];
}

export interface Row<Of> {
  name: string;
  before: BetweenRequests<Of>[];
}

export function rowsOf<Of extends Session>(
  { first, script }: Pick<Scenario<Of>, "first" | "script">,
  names: Iterable<string>,
): Row<Of>[] {
  const scripted: Row<Of>[] = [];
  let before: BetweenRequests<Of>[] = [];
  for (const step of script) {
    if (typeof step !== "string") {
      before.push(step);
      continue;
    }
    scripted.push({ name: step, before });
    before = [];
  }
  const used = new Set([...first, ...scripted.map(({ name }) => name)]);
  const independent = [...names].filter((name) => !used.has(name)).sort();
  return [...[...first, ...independent].map((name) => ({ name, before: [] })), ...scripted];
}
