import type { Reader } from "./shop.server";

const TIMEOUT_MS = 5_000;

interface Post {
  readonly what: string;
  /** Never logged: it may contain a secret. */
  readonly url: string;
  readonly body: unknown;
}

/** Sends once and never rejects; a failure is one log line. For `waitUntil`. */
export async function postJson({ log }: Pick<Reader, "log">, { what, url, body }: Post): Promise<void> {
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) log("warn", `${what} not sent`, { status: answer.status });
  } catch (error) {
    // Without its message, in which a host may name the URL.
    log("warn", `${what} not sent`, { reason: error instanceof Error ? error.name : "unknown" });
  }
}
