/**
 * Why a call to the backend gave no answer the shop can use.
 * - `unavailable`: no reply, too late, a 5xx without a GraphQL body, or Magento's own "Internal server error"
 * - `contract`: a reply that does not fit the schema, or an error the shop has no rule for
 * - `unauthorized`: category graphql-authorization (or -authentication) on a request that carried a token
 * - `unknown-store`: the backend has no such store view, or does not show prices in such a currency
 * - `integration`: a middleware failed, or there is none of that name; `status` is what its page says
 */
export type CommerceErrorKind = "unavailable" | "contract" | "unauthorized" | "unknown-store" | "integration";

interface CommerceErrorOptions extends ErrorOptions {
  /** HTTP status of the backend or integration. */
  readonly status?: number;
  /** A transient fault (refused connection, 502, 503, 504): retrying the read may succeed. */
  readonly isPassing?: boolean;
}

export class CommerceError extends Error {
  override name = "CommerceError";
  readonly status: number | null;
  readonly isPassing: boolean;

  constructor(
    readonly kind: CommerceErrorKind,
    /** Operation and key facts; never a cart id, token, address or password. */
    message: string,
    { status, isPassing = false, ...options }: CommerceErrorOptions = {},
  ) {
    super(message, options);
    this.status = status ?? null;
    this.isPassing = isPassing;
  }
}

export function isCommerceError(error: unknown, kind?: CommerceErrorKind): error is CommerceError {
  return error instanceof CommerceError && (kind === undefined || error.kind === kind);
}
