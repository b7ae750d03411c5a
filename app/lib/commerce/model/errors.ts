/**
 * Why a call to the backend gave no usable answer.
 * - `unavailable`: no reply, timeout, a 5xx without a GraphQL body, or Magento's "Internal server
 *   error"
 * - `contract`: does not match the schema, or an unknown error
 * - `unauthorized`: category graphql-authorization (or -authentication) on a request with a token
 * - `unknown-store`: unknown store view, or a currency it does not have
 * - `integration`: a middleware failed or is not configured; `status` is for the error page
 */
export type CommerceErrorKind = "unavailable" | "contract" | "unauthorized" | "unknown-store" | "integration";

interface CommerceErrorOptions extends ErrorOptions {
  readonly status?: number;
  /**
   * The connection failed, 429, 502 to 504, or the breaker is open. A read is retried once, except
   * after 429 and while the breaker is open.
   */
  readonly isTransient?: boolean;
}

export class CommerceError extends Error {
  override name = "CommerceError";
  readonly status: number | null;
  readonly isTransient: boolean;

  constructor(
    readonly kind: CommerceErrorKind,
    /** Operation and key facts; never a cart id, token, address or password. */
    message: string,
    { status, isTransient = false, ...options }: CommerceErrorOptions = {},
  ) {
    super(message, options);
    this.status = status ?? null;
    this.isTransient = isTransient;
  }
}

export function isCommerceError(error: unknown, kind?: CommerceErrorKind): error is CommerceError {
  return error instanceof CommerceError && (kind === undefined || error.kind === kind);
}

/** Of a write: no answer, or none that can be read. The backend may have executed it. */
export function isUnanswered(error: unknown): error is CommerceError {
  return isCommerceError(error, "unavailable") || isCommerceError(error, "contract");
}
