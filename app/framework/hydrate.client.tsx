import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { markSelector, scriptMarks } from "~/lib/client/marks";
import { DocumentContext, type PageScripts } from "~/lib/document-context";
import type { StylePart } from "~/lib/page-styles";
import { removeServerOnly, restoreInputsAfterHydrationError } from "~/lib/client/hydration.client";
import { beginHydration } from "~/lib/client/split-parts.client";
import { loadDocumentsWhenTranslated } from "~/lib/client/translated-page";
import printCss from "~/styles/print.css?url";
import { nameHistoryEntry } from "./router-state.client";

/**
 * `modules`: of the page's routes, by id. CSS, nonce and addresses of scripts are read back from
 * the page, in case React renders it again.
 */
export async function hydrate(data: string, modules: Readonly<Record<string, unknown>>): Promise<void> {
  nameHistoryEntry();
  loadDocumentsWhenTranslated();
  await decodeEmptyState();
  const state: unknown = JSON.parse(data);
  Object.assign(window.__remixContext, { state });
  Object.assign(window, { __remixRouteModules: modules });
  beginHydration();
  removeServerOnly();
  const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
  const onRecoverableError = restoreInputsAfterHydrationError();
  startTransition(() => {
    hydrateRoot(
      document,
      <DocumentContext.Provider
        value={{
          styles: { header: styleOf("header"), page: styleOf("page"), deferred: styleOf("deferred") },
          printCss,
          scripts: scriptsOfPage(),
          nonce,
          hasThirdParties: nonce !== undefined,
          savesData: false,
          fieldDataPercent: 0,
          renderedParts: new Set(),
        }}
      >
        <RemixBrowser />
      </DocumentContext.Provider>,
      { onRecoverableError },
    );
  });
}

function scriptsOfPage(): PageScripts {
  const { entry = "", manifest = "", routes = "" } = scriptMarks();
  return { entry, manifest, routes };
}

function styleOf(part: StylePart): string {
  return document.querySelector(markSelector(`page-style=${part}`))?.textContent ?? "";
}

/**
 * RemixBrowser wants its state as a turbo-stream, decodes it once, and suspends meanwhile. At the
 * root there is no boundary, so a click at that moment makes React hydrate synchronously and fail
 * ("Root did not complete"). So it decodes an empty state before.
 */
async function decodeEmptyState(): Promise<void> {
  const stream = new Response("[{}]\n").body;
  Object.assign(window, {
    __remixContext: { basename: "/", future: import.meta.env.REMIX_FUTURE, isSpaMode: false, stream },
  });
  try {
    RemixBrowser({});
  } catch (thrown) {
    if (thrown instanceof Promise) await thrown;
  }
}
