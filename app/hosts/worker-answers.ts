import type { AnswerStore } from "~/lib/commerce/transport/read-cache.server";

/** The parts of the Cache API used here; lib.dom has no `caches.default`. */
export interface EdgeCache {
  match(request: Request): Promise<Response | undefined>;
  put(request: Request, response: Response): Promise<void>;
}

interface EdgeAnswersOptions {
  /** Part of the key: another release may derive something else from the same answer. */
  readonly release: string;
  /** Another isolate of the data centre has purged. */
  readonly onPurge: () => void;
  readonly now?: () => number;
}

/** How long an isolate may miss a purge by another one. */
const GENERATION_MAX_AGE_MS = 5_000;

/** The longest lifetime of an answer (a day) plus an hour. */
const GENERATION_LIFE_S = 25 * 3_600;

interface EdgeAnswers extends AnswerStore {
  open(key: string): ReturnType<AnswerStore["open"]>;
  /** Await it before rendering: calls `onPurge` after another isolate's purge. Reads the cache once in five seconds. */
  hearOfPurge(): Promise<unknown>;
  purge(): Promise<void>;
}

type Entry = Awaited<ReturnType<AnswerStore["open"]>>;

/**
 * Backend answers in the data centre's cache, for new isolates. The Cache API cannot purge by tag, so `purge` starts a
 * new generation. In other data centres answers expire by age.
 */
export function createEdgeAnswers(
  cache: EdgeCache,
  { release, onPurge, now = Date.now }: EdgeAnswersOptions,
): EdgeAnswers {
  const addressOfGeneration = new Request("https://answers.invalid/generation");
  let held = { generation: "0", until: 0 };

  async function generation(): Promise<string> {
    if (held.until > now()) return held.generation;
    const stored = await cache.match(addressOfGeneration);
    const current = stored ? await stored.text() : "0";
    if (current !== held.generation) onPurge();
    held = { generation: current, until: now() + GENERATION_MAX_AGE_MS };
    return current;
  }

  return {
    hearOfPurge: generation,
    async open(key) {
      const address = new Request(
        `https://answers.invalid/${release}/${await generation()}/${encodeURIComponent(key)}`,
      );
      const found = await cache.match(address);
      return {
        kept: found ? ((await found.json()) as Entry["kept"]) : null, // written by keep
        async keep(answer, maxAge) {
          const headers = { "Cache-Control": `max-age=${maxAge / 1000}` };
          await cache.put(address, Response.json(answer, { headers }));
        },
      };
    },
    async purge() {
      held = { generation: String(now()), until: now() + GENERATION_MAX_AGE_MS };
      const headers = { "Cache-Control": `max-age=${GENERATION_LIFE_S}` };
      await cache.put(addressOfGeneration, new Response(held.generation, { headers }));
    },
  };
}
