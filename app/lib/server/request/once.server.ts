import { LRUCache } from "lru-cache";
import { steadyNow } from "~/lib/async/steady-now";
import type { Cookies } from "~/lib/server/cookies/cookies.server";
import { createSharedResults } from "./shared-results.server";
import type { SealedValues } from "./shared-store.server";

interface Call<Result> {
  readonly startedAt: number;
  result: Result | null;
  isOver: boolean;
}

interface OnceOptions<Result> {
  /** Prefix of its keys in the shared store. */
  readonly name: string;
  /** Longer than any call: on workerd a call that is cut off never ends. */
  readonly timeoutMs: number;
  readonly pollMs?: number;
  /** Whether later calls get the result too. Otherwise only concurrent calls share it. */
  readonly isReusable?: (result: Result) => boolean;
  /** For other processes; null for a result that only this process can use. Default: JSON. */
  readonly toText?: (result: Result) => string | null;
}

const MAX_RESULTS = 1_000;

/**
 * One call per key at a time, over all processes with a shared store: a concurrent call gets the first one's result.
 * Null when that threw, gave null, or timed out. Without an answer from the store, this process decides alone.
 */
export function createOnce<Result extends object>(options: OnceOptions<Result>) {
  const { timeoutMs, pollMs = 20, isReusable } = options;
  const calls = new LRUCache<string, Call<Result>>({ max: MAX_RESULTS });
  const results = createSharedResults<Result>({ toText: JSON.stringify, ...options });

  /** Polls, because on workerd a promise cannot be awaited in another request. */
  async function resultOf(call: Call<Result>): Promise<Result | null> {
    while (!call.isOver && steadyNow() - call.startedAt < timeoutMs) {
      await new Promise((resolve) => setTimeout(resolve, pollMs));
    }
    return call.result;
  }

  return {
    async run(
      key: string,
      run: () => Promise<Result | null>,
      shared: SealedValues | null = null,
    ): Promise<Result | null> {
      const first = calls.get(key);
      const isUnderWay = first?.isOver === false && steadyNow() - first.startedAt < timeoutMs;
      // Another process may have deleted a stored result.
      if (first && (isUnderWay || (first.isOver && !shared))) return resultOf(first);
      const call: Call<Result> = { startedAt: steadyNow(), result: null, isOver: false };
      calls.set(key, call);
      try {
        const runAlone = async () => (first?.isOver ? first.result : run());
        call.result = await (shared ? results.run(shared, key, { run, runAlone }) : run());
        return call.result;
      } finally {
        call.isOver = true;
        const isStored = call.result !== null && isReusable?.(call.result) === true;
        if (!isStored && calls.get(key) === call) calls.delete(key);
      }
    },

    async get(key: string, shared: SealedValues | null = null): Promise<Result | null> {
      const found = shared && (await results.get(shared, key).catch(() => null));
      return found ?? calls.get(key)?.result ?? null;
    },

    async delete(key: string, result: Result, shared: SealedValues | null = null): Promise<void> {
      if (shared || calls.get(key)?.result === result) calls.delete(key);
      if (shared) await results.delete(shared, key, result).catch(() => undefined);
    },
  };
}

/** Detached from its request: on workerd objects of a request end with it. */
type ActionResult =
  | { readonly kind: "response"; readonly status: number; readonly headers: readonly (readonly [string, string])[] }
  | { readonly kind: "value"; readonly value: unknown }
  | { readonly kind: "error"; readonly error: unknown };

const submissions = createOnce<ActionResult>({ name: "form", timeoutMs: 25_000, toText: answerAsText });

/** A form submitted again while in flight gets the same response. Orders: docs/decisions/0018. */
export async function once<T>(
  key: string | null,
  { cookiesOf, shared }: { cookiesOf: () => Promise<string[]>; shared: SealedValues | null },
  run: () => Promise<T>,
): Promise<T> {
  if (key === null) return run();
  const own: { result?: Promise<T> } = {};
  const answer = await submissions.run(key, () => toAnswer((own.result = run()), cookiesOf), shared);
  if (own.result) return own.result;
  return answer ? (read(answer) as T) : run(); // the same action's answer
}

/** Cookies, URL and fields. Null for a shopper without an identifying cookie, who cannot be told from others. */
export async function idempotencyKey(
  request: Request,
  form: FormData,
  cookies: Pick<Cookies, "isIdentified">,
): Promise<string | null> {
  const isSomebody = cookies.isIdentified() || form.has("password");
  const fields = [...form];
  if (!isSomebody || fields.some(([, value]) => typeof value !== "string")) return null;
  const { pathname, search } = new URL(request.url);
  const text = JSON.stringify([pathname + search, request.headers.get("Cookie"), fields]);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return String.fromCharCode(...new Uint8Array(digest));
}

/** Null for an answer with a streamed body, which cannot be repeated. */
async function toAnswer(result: Promise<unknown>, cookiesOf: () => Promise<string[]>): Promise<ActionResult | null> {
  let value: unknown;
  try {
    value = await result;
  } catch (error) {
    if (!(error instanceof Response)) return { kind: "error", error };
    value = error;
  }
  if (!(value instanceof Response)) return { kind: "value", value };
  if (value.body) return null;
  const cookies = await cookiesOf();
  const headers = [...value.headers, ...cookies.map((cookie) => ["Set-Cookie", cookie] as const)];
  return { kind: "response", status: value.status, headers };
}

/** Null for errors, and for values that JSON cannot represent. */
function answerAsText(answer: ActionResult): string | null {
  return answer.kind === "response" || (answer.kind === "value" && isJson(answer.value))
    ? JSON.stringify(answer)
    : null;
}

function isJson(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return typeof value !== "bigint" && typeof value !== "function";
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return isPlain && Object.values(value).every(isJson);
}

function read(answer: ActionResult): unknown {
  switch (answer.kind) {
    case "response": {
      const headers = new Headers();
      for (const [name, value] of answer.headers) headers.append(name, value);
      return new Response(null, { status: answer.status, headers });
    }
    case "value":
      return answer.value;
    case "error":
      throw answer.error;
  }
}
