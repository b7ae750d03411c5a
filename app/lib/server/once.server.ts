import type { Cookies } from "./cookies.server";

/** An action's answer, detached from its request: on workerd objects of a request end with it. */
type Answer =
  | { readonly kind: "response"; readonly status: number; readonly headers: readonly (readonly [string, string])[] }
  | { readonly kind: "value"; readonly value: unknown }
  | { readonly kind: "error"; readonly error: unknown }
  /** Has a streamed body, which cannot be repeated. */
  | { readonly kind: "streamed" };

interface Sending {
  readonly startedAt: number;
  answer: Answer | null;
}

/** As long as a page may take. */
const PATIENCE_MS = 25_000;
const POLL_MS = 20;

const inFlight = new Map<string, Sending>();

/**
 * Idempotency within a process: a form sent again while the first request is in flight (double click, resend) gets the first answer and its cookies.
 * What must never happen twice has a lock of its own (docs/decisions/0018).
 */
export async function once<T>(
  key: string | null,
  cookiesOf: () => Promise<string[]>,
  run: () => Promise<T>,
): Promise<T> {
  if (key === null) return run();
  const first = inFlight.get(key);
  // On workerd an action may never end, when its request was cut off.
  if (first && Date.now() - first.startedAt < PATIENCE_MS) {
    const repeated = await answerOf(first);
    return repeated ? (read(repeated) as T) : run(); // the same action's answer
  }
  const sending: Sending = { startedAt: Date.now(), answer: null };
  inFlight.set(key, sending);
  try {
    const result = await run();
    sending.answer = await toAnswer(result, cookiesOf);
    return result;
  } catch (error) {
    sending.answer = error instanceof Response ? await toAnswer(error, cookiesOf) : { kind: "error", error };
    throw error;
  } finally {
    if (inFlight.get(key) === sending) inFlight.delete(key);
  }
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

async function toAnswer(result: unknown, cookiesOf: () => Promise<string[]>): Promise<Answer> {
  if (!(result instanceof Response)) return { kind: "value", value: result };
  if (result.body) return { kind: "streamed" };
  const cookies = await cookiesOf();
  const headers = [...result.headers, ...cookies.map((cookie) => ["Set-Cookie", cookie] as const)];
  return { kind: "response", status: result.status, headers };
}

/** Polls, because on workerd a promise of another request cannot be awaited; null when the answer cannot be repeated. */
async function answerOf(sending: Sending): Promise<Answer | null> {
  for (let waited = 0; sending.answer === null && waited < PATIENCE_MS; waited += POLL_MS) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return sending.answer?.kind === "streamed" ? null : sending.answer;
}

function read(answer: Answer): unknown {
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
    case "streamed":
      return null;
  }
}
