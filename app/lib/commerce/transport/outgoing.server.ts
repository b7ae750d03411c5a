import { memoize } from "~/lib/async/memoize";
import type { Outgoing } from "./send.server";

/** The token is read for every call: a log-in takes effect within its own request. */
export interface Caller {
  readonly endpoint: string;
  readonly store: string | null;
  readonly currency: string | null;
  readonly token?: string | null | undefined;
  readonly requestId: string;
}

export interface CallMode {
  readonly isRead: boolean;
  readonly isPublic: boolean;
  /** Reads of a request share one time limit, unless they have their own. */
  readonly hasOwnLimit?: true;
}

/** Proxies in front of Magento may reject longer URLs. */
const MAX_URL_LENGTH = 8000;

/**
 * What Magento accepts for a mutation with a captcha: a fresh token, or an integration's token
 * instead of the customer's.
 */
export type Proof = { readonly captchaToken: string } | { readonly integrationToken: string };

interface Call {
  readonly name: string;
  readonly text: string;
  readonly variables: unknown;
  readonly mode: CallMode;
  readonly proof: Proof | null;
  readonly timeoutMs: number;
}

/**
 * GET lets Magento's page cache answer. With a token it would return a guest's copy, so only public
 * reads use GET.
 */
export function toOutgoing(call: Call, caller: Caller): Outgoing {
  const { name, text, variables, mode, timeoutMs } = call;
  const headers = toHeaders(caller, call);
  if (mode.isRead && mode.isPublic) {
    const { endpoint } = caller;
    const search = `query=${encoded(text)}&variables=${encodeURIComponent(JSON.stringify(variables))}`;
    const url = `${endpoint}${endpoint.includes("?") ? "&" : "?"}${search}`;
    if (url.length <= MAX_URL_LENGTH) return { name, url, method: "GET", headers, timeoutMs };
  }
  return {
    name,
    url: caller.endpoint,
    method: "POST",
    headers: { ...headers, "Content-Type": "application/json" },
    body: JSON.stringify({ query: text, variables }),
    timeoutMs,
  };
}

function toHeaders(caller: Caller, { mode, proof }: Call): Record<string, string> {
  const { store, currency, requestId } = caller;
  const own = mode.isPublic ? null : caller.token;
  const token = proof && "integrationToken" in proof ? proof.integrationToken : own;
  return {
    Accept: "application/json",
    // To match our log with the backend's.
    "X-Request-Id": requestId,
    ...(store ? { Store: store } : {}),
    ...(currency ? { "Content-Currency": currency } : {}),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(proof && "captchaToken" in proof ? { "X-ReCaptcha": proof.captchaToken } : {}),
  };
}

/** Safe for documents without blanks in their string literals. */
export const compact = memoize((document) => document.replace(/\s+/g, " ").trim());

/** `+` is shorter than `%20`. */
const encoded = memoize((text) => encodeURIComponent(text).replaceAll("%20", "+"));

export function operationName(text: string): string {
  return /\b(?:query|mutation) (\w+)/.exec(text)?.[1] ?? "unnamed operation";
}
