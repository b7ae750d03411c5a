import { CommerceError, isCommerceError } from "~/lib/commerce/model/errors";
import { CustomerCartDocument, type TypedDocumentString } from "~/lib/commerce/wire/generated/graphql";
import { type Answer, classify, isForeignCart, withoutIds } from "./classify.server";
import type { Freshness, ReadContext, ReadCache } from "./read-cache.server";
import { type Fetch, type Outgoing, send } from "./send.server";

type CommerceLog = (level: "warn", event: string, facts?: Readonly<Record<string, unknown>>) => void;

export interface BackendOptions {
  readonly endpoint: string;
  /** Null leaves the choice to the backend. */
  readonly store: string | null;
  readonly currency: string | null;
  /** Read anew for every call, so that a log-in counts within its own request. */
  readonly token?: string | null | undefined;
  readonly captchaToken?: string | null | undefined;
  /** Stands in for the captcha's answer where a guest could not give one. */
  readonly integrationToken?: string | null | undefined;
  readonly fetch: Fetch;
  readonly cache: ReadCache;
  readonly shareInFlight: boolean;
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly log: CommerceLog;
  readonly requestId: string;
  /** Covers one call, a retry included. */
  readonly timeoutMs?: number;
}

type Document<Data, Variables> = TypedDocumentString<Data, Variables>;

interface Kept<Value> {
  /** Names the mapped value: one operation may be mapped in two ways. */
  readonly as: string;
  readonly by: unknown;
  readonly tags: readonly string[];
  readonly freshness: Freshness;
  readonly load: () => Promise<Value>;
}

/** One shopper's line to the backend, for one request. */
export interface Backend {
  /** Public data: without token, by GET, retried once. */
  readPublic<Data, Variables>(document: Document<Data, Variables>, variables: Variables): Promise<Answer<Data>>;
  /** Carts and customers: with the token when there is one, by POST, retried once, never cached. */
  readPrivate<Data, Variables>(document: Document<Data, Variables>, variables: Variables): Promise<Answer<Data>>;
  /** Sent once, whatever happens. */
  write<Data, Variables>(document: Document<Data, Variables>, variables: Variables): Promise<Answer<Data>>;
  /** As write, but never with the token: for what somebody does who is about to prove who they are. */
  writeAsGuest<Data, Variables>(document: Document<Data, Variables>, variables: Variables): Promise<Answer<Data>>;
  /**
   * Throws `unauthorized` when the token is nobody's any more; nothing without one. To be asked before a write that a guest may do
   * too: the backend takes an ended token for a guest's without a word, and what was done is the customer's no more.
   */
  proveToken(): Promise<void>;
  /** A value mapped from public reads, kept for all requests of this store and currency. */
  kept<Value>(kept: Kept<Value>): Promise<Value>;
  /** Errors beside usable data: worth a line in the log, not worth a page. */
  logPartialErrors(operation: string, answer: Answer<unknown>): void;
}

/** Beyond this a proxy in front of Magento may refuse the request line. */
const MAX_URL_LENGTH = 8000;

/** A retry that starts with less time than this would only double the load of a struggling backend. */
const LEAST_RETRY_MS = 250;

/** What a page may still be read in, after a write has used up its time. */
const AFTER_WRITE_MS = 5_000;

/** What is asked to learn whose the token is: the least that only a customer is told. */
const PROOF = operationName(CustomerCartDocument.toString());

interface CallMode {
  readonly isRead: boolean;
  readonly isPublic: boolean;
}

export function createBackend(options: BackendOptions): Backend {
  const { endpoint, store, currency, cache, log, timeoutMs = 20_000 } = options;
  const context: ReadContext = {
    shareInFlight: options.shareInFlight,
    waitUntil: options.waitUntil,
    onStale: (error) => log("warn", "commerce.stale-answer", { error }),
  };

  // Reads of one page share the limit: a page that asks three times in a row must not wait three times as long.
  let readsUntil: number | null = null;
  const deadlineFor = ({ isRead }: CallMode): number => {
    if (!isRead) return Date.now() + timeoutMs;
    readsUntil ??= Date.now() + timeoutMs;
    return readsUntil;
  };

  async function ask<Data, Variables>(document: Document<Data, Variables>, variables: Variables, mode: CallMode) {
    const text = compact(document.toString());
    const name = operationName(text);
    const carriedToken = !mode.isPublic && Boolean(options.token);
    const deadline = deadlineFor(mode);
    const once = async (): Promise<Answer<Data>> => {
      const left = Math.max(deadline - Date.now(), 1);
      const outgoing = toOutgoing({ name, text, variables, mode, timeoutMs: left }, options);
      const answer = classify<Data>(await send(outgoing, options.fetch), { name, carriedToken });
      // Said of another's cart, and of one's own to whoever the backend does not know any more.
      if (carriedToken && name !== PROOF && answer.errors.some(isForeignCart)) await proveToken();
      return answer;
    };
    try {
      return await once();
    } catch (error) {
      if (!mode.isRead && readsUntil !== null)
        readsUntil = Math.max(readsUntil, Date.now() + Math.min(AFTER_WRITE_MS, timeoutMs));
      const mayRetry = mode.isRead && isCommerceError(error) && error.isPassing;
      if (!mayRetry || deadline - Date.now() < LEAST_RETRY_MS) throw error;
      log("warn", "commerce.retry", { operation: name, error: error.message });
      return once();
    }
  }

  let proof: Promise<unknown> | null = null;
  async function proveToken(): Promise<void> {
    if (options.token) await (proof ??= ask(CustomerCartDocument, {}, { isRead: true, isPublic: false }));
  }

  return {
    readPublic: (document, variables) => ask(document, variables, { isRead: true, isPublic: true }),
    readPrivate: (document, variables) => ask(document, variables, { isRead: true, isPublic: false }),
    write: (document, variables) => ask(document, variables, { isRead: false, isPublic: false }),
    writeAsGuest: (document, variables) => ask(document, variables, { isRead: false, isPublic: true }),
    proveToken,
    kept({ as, by, tags, freshness, load }) {
      const key = [endpoint, store, currency, as, JSON.stringify(by)].join("\n");
      return cache.read({ key, tags, freshness, load }, context);
    },
    logPartialErrors(operation, { errors }) {
      if (errors.length === 0) return;
      log("warn", "commerce.partial-answer", { operation, errors: errors.map(({ message }) => withoutIds(message)) });
    },
  };
}

/** For data whose root is null although something was executed: an error the shop has no rule for. */
export function unexpected(operation: string, { errors }: Answer<unknown>): CommerceError {
  const reasons = errors.map(({ message }) => withoutIds(message)).join("; ") || "nothing in the answer";
  return new CommerceError("contract", `${operation}: ${reasons}`);
}

interface Call {
  readonly name: string;
  readonly text: string;
  readonly variables: unknown;
  readonly mode: CallMode;
  readonly timeoutMs: number;
}

/** GET lets Magento's page cache answer; with a token that cache would hand out a guest's copy, so only public reads use it. */
function toOutgoing({ name, text, variables, mode, timeoutMs }: Call, options: BackendOptions): Outgoing {
  const headers = toHeaders(options, mode);
  if (mode.isRead && mode.isPublic) {
    const url = new URL(options.endpoint);
    url.searchParams.set("query", text);
    url.searchParams.set("variables", JSON.stringify(variables));
    if (url.href.length <= MAX_URL_LENGTH) return { name, url: url.href, method: "GET", headers, timeoutMs };
  }
  return {
    name,
    url: options.endpoint,
    method: "POST",
    headers: { ...headers, "Content-Type": "application/json" },
    body: JSON.stringify({ query: text, variables }),
    timeoutMs,
  };
}

function toHeaders(options: BackendOptions, mode: CallMode): Record<string, string> {
  const { store, currency, captchaToken, requestId } = options;
  const standIn = !mode.isRead && !captchaToken ? options.integrationToken : null;
  const token = mode.isPublic ? standIn : options.token;
  return {
    Accept: "application/json",
    // For whoever compares our log with the backend's.
    "X-Request-Id": requestId,
    ...(store ? { Store: store } : {}),
    ...(currency ? { "Content-Currency": currency } : {}),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(captchaToken && !mode.isRead ? { "X-ReCaptcha": captchaToken } : {}),
  };
}

const compacted = new Map<string, string>();

/** Documents are constants of the build and hold no string literals, so white space means nothing in them. */
function compact(document: string): string {
  let text = compacted.get(document);
  if (text === undefined) {
    text = document.replace(/\s+/g, " ").trim();
    compacted.set(document, text);
  }
  return text;
}

function operationName(text: string): string {
  return /\b(?:query|mutation) (\w+)/.exec(text)?.[1] ?? "unnamed operation";
}
