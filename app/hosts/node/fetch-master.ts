import { readAtMost } from "~/lib/async/read-at-most";

const LIMIT_BYTES = 15_000_000;
const LIMIT_MS = 10_000;

/**
 * Reads a picture as the backend has it: `path` below its /media/. Null where it has none. Throws when it does not answer in time, answers with an
 * error or sends more than 15 MB, which are not held: what an answer says of its length is not relied on.
 */
export async function fetchMaster(origin: string, path: string): Promise<Buffer | null> {
  const answer = await fetch(new URL(`/media/${path}`, origin), {
    redirect: "error",
    signal: AbortSignal.timeout(LIMIT_MS),
    headers: { Accept: "image/webp,image/png,image/jpeg" },
  });
  if (!answer.ok) await answer.body?.cancel();
  if (answer.status === 404 || answer.status === 410) return null;
  if (!answer.ok || !answer.body) throw new Error(`the backend answers with ${answer.status} for a picture`);
  const bytes = await readAtMost(answer.body, LIMIT_BYTES);
  if (!bytes) throw new Error(`a picture of the backend is larger than ${LIMIT_BYTES} bytes`);
  return Buffer.from(bytes.buffer);
}
