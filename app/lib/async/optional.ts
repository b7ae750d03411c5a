import { type CommerceErrorKind, isCommerceError } from "~/lib/commerce/model/errors";
import { raceTimeout } from "./timeouts";

export interface Omission {
  readonly error?: unknown;
  readonly budgetMs?: number;
  readonly level?: "error";
}

interface OptionalReader {
  readonly reportOmission: (name: string, omission: Omission) => void;
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface OptionalWork<Fallback> {
  /** For the log; a noun. */
  readonly name: string;
  /** Default: null. */
  readonly fallback?: Fallback;
  /** How long the page waits. Default: as long as the backend's own timeout. */
  readonly budgetMs?: number;
  /** The page waits for this promise anyway: the budget starts when it settles. */
  readonly startAfter?: Promise<unknown> | undefined;
  /** Only this kind of error gets the fallback; a budget that runs out always does. */
  readonly only?: CommerceErrorKind;
  /**
   * Also an ended session gets the fallback: for work that must not stop what surrounds it, such as
   * after an order.
   */
  readonly evenUnauthorized?: boolean;
  /**
   * "error" for failures that a merchant has to look into. Default: a warning, or an error for a
   * fault of the shop.
   */
  readonly level?: "error";
}

/**
 * The fallback, with one log line, where the work fails or takes longer than its budget. Work that
 * is too slow continues, and fills the read cache for the next request.
 * `lib/server/request/README.md` says which errors are thrown.
 */
export async function optional<T, Fallback = null>(
  reader: OptionalReader,
  what: string | OptionalWork<Fallback>,
  work: Promise<T>,
): Promise<T | Fallback> {
  const options: OptionalWork<Fallback> = typeof what === "string" ? { name: what } : what;
  const { name, budgetMs, level } = options;
  const fallback = "fallback" in options ? options.fallback : null;
  let isReported = false;
  const omit = (omission: Omission): Fallback => {
    if (!isReported) reader.reportOmission(name, level ? { level, ...omission } : omission);
    isReported = true;
    return fallback as Fallback; // null where the type says so
  };
  const settled = work.catch((error: unknown) => {
    if (passesThrough(error, options)) throw error;
    return omit({ error });
  });
  if (budgetMs === undefined) return settled;
  if (options.startAfter) await Promise.race([settled, options.startAfter.catch(() => undefined)]);
  const found = await raceTimeout(budgetMs, settled);
  if (found) return found.value;
  reader.waitUntil(settled.catch(() => undefined));
  return omit({ budgetMs });
}

type Rule = Pick<OptionalWork<unknown>, "only" | "evenUnauthorized">;

function passesThrough(error: unknown, { only, evenUnauthorized = false }: Rule): boolean {
  // A redirect or a 404.
  if (error instanceof Response) return true;
  if (only) return !isCommerceError(error, only);
  // They concern the whole request.
  return isCommerceError(error, "unknown-store") || (isCommerceError(error, "unauthorized") && !evenUnauthorized);
}
