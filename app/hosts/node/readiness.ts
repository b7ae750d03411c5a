import type { IncomingMessage, ServerResponse } from "node:http";
import { within } from "~/lib/async/within";
import type { ShopConfig } from "~/lib/server/config.server";
import { nobodysContext } from "./nobodys-context";
import type { Source } from "./source";

/** The shop opens cold when the backend is that slow. */
const WARM_LIMIT_MS = 3_000;

export interface Readiness {
  /** Null when shoppers may be sent here, else what is missing. */
  missing(): Promise<string | null>;
  /** Answers `/readyz`. */
  send(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void>;
}

/** Ready is a host whose backend answers and that has read what every page shows, so that no first shopper waits for it. */
export function createReadiness(source: Source, config: ShopConfig): Readiness {
  let isWarm = false;

  /** Asks for the home page before anybody does. What is wrong is in the log, and told to whoever asks next. */
  async function warm(): Promise<void> {
    const { handle } = await source.load();
    const request = new Request(new URL("/", config.publicOrigin ?? "http://localhost"));
    const asked = handle(request, { ...nobodysContext(config) }).then(async (answer) => {
      await answer.text();
      isWarm = answer.ok;
    });
    await within(
      WARM_LIMIT_MS,
      asked.catch(() => undefined),
    );
  }

  async function missing(): Promise<string | null> {
    if (config.maintenance !== null) return null;
    const { bundle } = await source.load();
    if (!(await bundle.entry.module.reachesBackend(config))) return "the backend does not answer";
    if (!isWarm) await warm();
    return isWarm ? null : "the home page cannot be made yet";
  }

  return {
    missing,
    async send(incoming, outgoing) {
      const reason = await missing();
      outgoing.writeHead(reason === null ? 200 : 503, { "Content-Type": "text/plain", "Cache-Control": "no-store" });
      outgoing.end(incoming.method === "HEAD" ? undefined : `${reason ?? "ready"}\n`);
    },
  };
}
