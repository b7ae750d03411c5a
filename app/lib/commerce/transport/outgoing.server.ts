import { memoize } from "~/lib/async/memoize";
import * as gql from "~/lib/commerce/wire/generated/graphql";
import type { Outgoing } from "./send.server";

/** Tokens are read for every call: a log-in takes effect within its own request, and a captcha after its form is parsed. */
export interface Caller {
  readonly endpoint: string;
  readonly store: string | null;
  readonly currency: string | null;
  readonly token?: string | null | undefined;
  readonly captchaToken?: string | null | undefined;
  /** Used for guests who could not solve a captcha, and after the captcha token was used. */
  readonly integrationToken?: string | null | undefined;
  readonly requestId: string;
}

export interface CallMode {
  readonly isRead: boolean;
  readonly isPublic: boolean;
}

/** Proxies in front of Magento may reject longer URLs. */
const MAX_URL_LENGTH = 8000;

interface Call {
  readonly name: string;
  readonly text: string;
  readonly variables: unknown;
  readonly mode: CallMode;
  readonly captcha: string | null;
  readonly timeoutMs: number;
}

/** GET lets Magento's page cache answer. With a token it would return a guest's copy, so only public reads use GET. */
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

function toHeaders(caller: Caller, { mode, captcha }: Call): Record<string, string> {
  const { store, currency, requestId } = caller;
  const standIn = !mode.isRead && !captcha ? caller.integrationToken : null;
  const token = mode.isPublic ? standIn : caller.token;
  return {
    Accept: "application/json",
    // To match our log with the backend's.
    "X-Request-Id": requestId,
    ...(store ? { Store: store } : {}),
    ...(currency ? { "Content-Currency": currency } : {}),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(captcha ? { "X-ReCaptcha": captcha } : {}),
  };
}

/** Safe for documents without blanks in their string literals. */
export const compact = memoize((document) => document.replace(/\s+/g, " ").trim());

/** `+` is shorter than `%20`. */
const encoded = memoize((text) => encodeURIComponent(text).replaceAll("%20", "+"));

export function operationName(text: string): string {
  return /\b(?:query|mutation) (\w+)/.exec(text)?.[1] ?? "unnamed operation";
}

/** Operations that Magento may protect with a captcha (ReCaptchaCustomer) and that the shop sends once per form. */
const ASK_CAPTCHA: ReadonlySet<unknown> = new Set([
  gql.LogInDocument,
  gql.RegisterDocument,
  gql.RequestPasswordResetDocument,
  gql.ResetPasswordDocument,
  gql.ChangePasswordDocument,
]);

/** Magento verifies a captcha token once; later operations send the integration's token, if there is one. */
export function captchaOf(options: Caller) {
  let isUsed = false;
  return (document: unknown): string | null => {
    const { captchaToken, integrationToken } = options;
    if (!captchaToken || !ASK_CAPTCHA.has(document) || (isUsed && integrationToken)) return null;
    isUsed = true;
    return captchaToken;
  };
}
