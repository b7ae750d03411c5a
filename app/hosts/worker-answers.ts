import type { AnswerStore } from "~/lib/commerce/transport/read-cache.server";
import type { EdgeCache, EdgeDocuments } from "./worker-documents";

interface EdgeAnswersOptions extends Pick<EdgeDocuments, "generation"> {
  /** Another release may have made something else of the same answer. */
  readonly release: string;
}

type Shelf = Awaited<ReturnType<AnswerStore["open"]>>;

/** The backend's answers in the data centre's cache: what one isolate has read, those that start after it need not ask. */
export function createEdgeAnswers(cache: EdgeCache, { release, generation }: EdgeAnswersOptions): AnswerStore {
  return {
    async open(key) {
      const of = `${release}/${await generation()}`;
      const address = new Request(`https://answers.invalid/${of}/${encodeURIComponent(key)}`);
      const found = await cache.match(address);
      return {
        kept: found ? ((await found.json()) as Shelf["kept"]) : null, // written by keep
        async keep(answer, maxAge) {
          const headers = { "Cache-Control": `max-age=${maxAge / 1000}` };
          await cache.put(address, Response.json(answer, { headers }));
        },
      };
    },
  };
}
