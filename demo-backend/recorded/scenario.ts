import type { RecordedShop } from "../../tests/contract/recordings.ts";
import type { Session } from "./session.ts";

/** Something that happened in a recorded shop between two recorded requests. */
export type BetweenRequests<Of> = (session: Of) => Promise<void> | void;

/** Where answers may differ from the recorded ones, and why. Each has to be seen at least once. */
export interface Deviation {
  of: RegExp;
  at: RegExp;
  because: string;
}

/** How the recordings of one shop are told again. */
export interface Scenario<Of extends Session> {
  shop: RecordedShop;
  open(): Promise<Of>;
  /** Told first: the ids in their answers are named by later requests. */
  first: readonly string[];
  /** Names of recordings in the order in which they were made, where one leads to the next. All others stand alone. */
  script: readonly (string | BetweenRequests<Of>)[];
  /** Whose token a request carried, where it was not the first shopper's. */
  tokenOf(name: string): string;
  /** Whether goods cost here what they cost there, so that amounts have to be the same. */
  hasSamePrices: boolean;
  deviations: readonly Deviation[];
}

export interface Row<Of> {
  name: string;
  before: BetweenRequests<Of>[];
}

/** What stands alone comes after what is told first, in the order of the names. */
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
  const taken = new Set([...first, ...scripted.map(({ name }) => name)]);
  const alone = [...names].filter((name) => !taken.has(name)).sort();
  return [...[...first, ...alone].map((name) => ({ name, before: [] })), ...scripted];
}
