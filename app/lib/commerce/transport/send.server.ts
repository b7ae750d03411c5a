import { readAtMost } from "~/lib/async/read-at-most";
import { CommerceError } from "~/lib/commerce/model/errors";

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface Outgoing {
  readonly name: string;
  readonly url: string;
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** For the whole reply, body included. */
  readonly timeoutMs: number;
}

export interface Incoming {
  readonly status: number;
  readonly text: string;
  readonly retryAfterMs: number | null;
}

const MAX_BODY_BYTES = 8 * 1024 * 1024;

/**
 * The only fetch of the commerce client. No cookies: PHPSESSID would link shoppers to each other.
 * No redirects: they could take the token to another host.
 */
export async function send(outgoing: Outgoing, fetch: Fetch): Promise<Incoming> {
  const { name, url, method, headers, body, timeoutMs } = outgoing;
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), timeoutMs);
  try {
    const init: RequestInit = { method, headers, redirect: "manual", signal: stop.signal };
    const response = await fetch(url, body === undefined ? init : { ...init, body });
    const bytes = await readAtMost(response.body, MAX_BODY_BYTES);
    if (!bytes) throw new CommerceError("contract", `${name}: the reply is larger than ${MAX_BODY_BYTES} bytes`);
    const text = new TextDecoder().decode(bytes);
    return { status: response.status, text, retryAfterMs: readRetryAfter(response) };
  } catch (error) {
    if (error instanceof CommerceError) throw error;
    if (stop.signal.aborted) {
      throw new CommerceError("unavailable", `${name}: no reply within ${timeoutMs} ms`, { cause: error });
    }
    throw new CommerceError("unavailable", `${name}: the connection failed`, { cause: error, isTransient: true });
  } finally {
    clearTimeout(timer);
  }
}

const DEFAULT_RETRY_AFTER_MS = 5_000;

/** Seconds or a date (RFC 9110, 10.2.3), of a 429 or a 503. */
function readRetryAfter({ status, headers }: Response): number | null {
  if (status !== 429 && status !== 503) return null;
  const value = headers.get("Retry-After")?.trim() ?? "";
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  if (ms > 0) return ms;
  return status === 429 ? DEFAULT_RETRY_AFTER_MS : null;
}
