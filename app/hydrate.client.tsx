import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { DocumentContext } from "~/lib/document-context";
import { nameHistoryEntry } from "~/lib/client/scroll-position.client";

/** Takes over the page as it stands; style and nonce are read back from it, so that a full render keeps them. */
export async function hydrate(): Promise<void> {
  nameHistoryEntry();
  await decodeHandOver();
  const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
  startTransition(() => {
    hydrateRoot(
      document,
      <DocumentContext.Provider
        value={{ css: styleOf("first"), lateCss: styleOf("late"), nonce, savesData: false, notAhead: [] }}
      >
        <RemixBrowser />
      </DocumentContext.Provider>,
    );
  });
}

function styleOf(part: "first" | "late"): string {
  return document.querySelector(`style[data-page-style=${part}]`)?.textContent ?? "";
}

/**
 * RemixBrowser's first step is to decode the page's data, and it suspends meanwhile. At the root nothing catches that, and
 * a click at that moment makes React hydrate at once and fail ("Root did not complete"). So the step is done before.
 */
async function decodeHandOver(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (thrown) {
    if (thrown instanceof Promise) await thrown;
  }
}
