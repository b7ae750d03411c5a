import type { Cookies } from "./cookies.server";

/** What an action answered, without anything that belongs to its request: on workerd that dies with it. */
type Answer =
  | { readonly kind: "response"; readonly status: number; readonly headers: readonly (readonly [string, string])[] }
  | { readonly kind: "value"; readonly value: unknown }
  | { readonly kind: "error"; readonly error: unknown }
  /** Nothing that could be told twice. */
  | { readonly kind: "untold" };

interface Press {
  answer: Answer | null;
}

/** As long as a page may take. */
const PATIENCE_MS = 25_000;
const POLL_MS = 20;

const presses = new Map<string, Press>();

/**
 * A form that is sent again while its first sending is still under way, by a double click or a resend, gets the first one's answer
 * with its cookies: nothing goes into the cart twice, and nobody who has just registered reads that the email is taken. Per
 * process, as far as it helps; what must never happen twice has a lock of its own (docs/decisions/0018).
 */
export async function once<T>(
  key: string | null,
  cookiesOf: () => Promise<string[]>,
  run: () => Promise<T>,
): Promise<T> {
  if (key === null) return run();
  const first = presses.get(key);
  const told = first ? await answerOf(first) : null;
  if (told) return read(told) as T; // the same action's answer
  if (first) return run();
  const press: Press = { answer: null };
  presses.set(key, press);
  try {
    const result = await run();
    press.answer = await toAnswer(result, cookiesOf);
    return result;
  } catch (error) {
    press.answer = error instanceof Response ? await toAnswer(error, cookiesOf) : { kind: "error", error };
    throw error;
  } finally {
    presses.delete(key);
  }
}

/** Names a sending: who, where, what. Null for somebody without a secret of their own, who might be anybody. */
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
  if (result.body) return { kind: "untold" };
  const cookies = await cookiesOf();
  const headers = [...result.headers, ...cookies.map((cookie) => ["Set-Cookie", cookie] as const)];
  return { kind: "response", status: result.status, headers };
}

/** Looks instead of awaiting the other's promise; null when there is nothing to be had of it. */
async function answerOf(press: Press): Promise<Answer | null> {
  for (let waited = 0; press.answer === null && waited < PATIENCE_MS; waited += POLL_MS) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return press.answer?.kind === "untold" ? null : press.answer;
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
    case "untold":
      return null;
  }
}
