import { isCommerceError, type CommerceErrorKind } from "~/lib/commerce/model/errors";
import type { Log } from "~/lib/server/protection/log.server";

/** `otherwise` when the work fails, with one log line. */
export async function optional<T>(
  { log }: { readonly log: Log },
  part: string,
  work: Promise<T>,
  otherwise: T,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    // An ended session or unknown store concerns the whole request.
    if (isCommerceError(error, "unauthorized") || isCommerceError(error, "unknown-store")) throw error;
    log("error", "part left out", { part, error });
    return otherwise;
  }
}

interface Fallback<T> {
  /** What failed, for the log. */
  readonly failure: string;
  readonly fallback: T;
  readonly level?: "warn" | "error";
  /** Other failures of the backend are thrown. Default: all kinds but `except` get the fallback. */
  readonly only?: CommerceErrorKind;
  readonly except?: CommerceErrorKind;
}

/** The fallback when the backend fails, with one log line. Any other error is thrown. */
export async function withFallback<T, Else>(
  { log }: { readonly log: Log },
  work: Promise<T>,
  { failure, fallback, level = "error", only, except }: Fallback<Else>,
): Promise<T | Else> {
  try {
    return await work;
  } catch (error) {
    if (!isCommerceError(error, only) || error.kind === except) throw error;
    log(level, failure, { kind: error.kind, error });
    return fallback;
  }
}
