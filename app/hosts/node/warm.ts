import type { ShopConfig } from "~/lib/server/config.server";
import { within } from "~/lib/async/within";
import { nobodysContext } from "./nobodys-context";
import type { Source } from "./source";

/** The shop opens without, when the backend is that slow. */
const LIMIT_MS = 3_000;

/** Asks for the home page before anybody does: what every page shows is then in the read cache, and no first shopper waits for it. */
export async function warm(source: Source, config: ShopConfig): Promise<void> {
  const { handle } = await source.load();
  const request = new Request(new URL("/", config.publicOrigin ?? "http://localhost"));
  const asked = handle(request, { ...nobodysContext(config) });
  // What is wrong is in the log, and told to whoever asks next.
  await within(
    LIMIT_MS,
    asked.then(
      (answer) => answer.text(),
      () => "",
    ),
  );
}
