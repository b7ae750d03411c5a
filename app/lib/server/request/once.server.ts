import { LRUCache } from "lru-cache";
import { steadyNow } from "~/lib/async/steady-now";
import type { Cookies } from "~/lib/server/cookies/cookies.server";

interface Call<Result> {
  readonly startedAt: number;
  result: Result | null;
  isOver: boolean;
}

interface OnceOptions<Result> {
  /** Longer than a call takes at most: on workerd one that is cut off never ends. */
  readonly timeoutMs: number;
  readonly pollMs?: number;
  /** Whether a result is kept for later calls. Without it, only concurrent calls share one. */
  readonly keeps?: (result: Result) => boolean;
}

/** Results per process; the least recently used go first. */
const MAX_RESULTS = 1_000;

/**
 * Runs one call per key at a time, in this process: a concurrent call with the same key gets the first one's result instead. Null when the first call
 * threw, gave null, or did not end in time.
 */
export function createOnce<Result extends object>({ timeoutMs, pollMs = 20, keeps }: OnceOptions<Result>) {
  const calls = new LRUCache<string, Call<Result>>({ max: MAX_RESULTS });

  /** Polls, because on workerd a promise belongs to its request and cannot be awaited in another one. */
  async function resultOf(call: Call<Result>): Promise<Result | null> {
    while (!call.isOver && steadyNow() - call.startedAt < timeoutMs) {
      await new Promise((resolve) => setTimeout(resolve, pollMs));
    }
    return call.result;
  }

  return {
    async run(key: string, run: () => Promise<Result | null>): Promise<Result | null> {
      const first = calls.get(key);
      if (first && (first.isOver || steadyNow() - first.startedAt < timeoutMs)) return resultOf(first);
      const call: Call<Result> = { startedAt: steadyNow(), result: null, isOver: false };
      calls.set(key, call);
      try {
        call.result = await run();
        return call.result;
      } finally {
        call.isOver = true;
        const isKept = call.result !== null && keeps?.(call.result) === true;
        if (!isKept && calls.get(key) === call) calls.delete(key);
      }
    },

    /** The kept result of this key. */
    get(key: string): Result | null {
      return calls.get(key)?.result ?? null;
    },

    /** Forgets a kept result, unless the key has another one by now. */
    forget(key: string, result: Result): void {
      if (calls.get(key)?.result === result) calls.delete(key);
    },
  };
}

/** An action's answer, detached from its request: on workerd objects of a request end with it. */
type ActionResult =
  | { readonly kind: "response"; readonly status: number; readonly headers: readonly (readonly [string, string])[] }
  | { readonly kind: "value"; readonly value: unknown }
  | { readonly kind: "error"; readonly error: unknown };

/** `timeoutMs`: as long as a page may take. */
const submissions = createOnce<ActionResult>({ timeoutMs: 25_000 });

/**
 * Idempotency of form posts within a process: a form submitted again while the first request is in flight (double click, resend) gets the same
 * response and cookies. Orders have a separate lock (docs/decisions/0018).
 */
export async function once<T>(
  key: string | null,
  cookiesOf: () => Promise<string[]>,
  run: () => Promise<T>,
): Promise<T> {
  if (key === null) return run();
  const own: { result?: Promise<T> } = {};
  const answer = await submissions.run(key, () => toAnswer((own.result = run()), cookiesOf));
  if (own.result) return own.result;
  return answer ? (read(answer) as T) : run(); // the same action's answer
}

/** Idempotency key of a form post: cookies, URL and fields. Null for a shopper without an identifying cookie, who cannot be told from others. */
export async function idempotencyKey(
  request: Request,
  form: FormData,
  cookies: Pick<Cookies, "isIdentified">,
): Promise<string | null> {
  const isSomebody = cookies.isIdentified() || form.has("password");
  const fields = [...form];
  if (!isSomebody || fields.some(([, value]) => typeof value !== "string")) return null;
  const text = JSON.stringify([request.url, request.headers.get("Cookie"), fields]);
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
