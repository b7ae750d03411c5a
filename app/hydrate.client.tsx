import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { DocumentContext } from "./document";

/** Takes over the page as it stands; style and nonce are read back from it, so that a full render keeps them. */
export function hydrate(): void {
  const css = document.querySelector("style[data-page-style]")?.textContent ?? "";
  const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
  startTransition(() => {
    hydrateRoot(
      document,
      <DocumentContext.Provider value={{ css, nonce, savesData: false }}>
        <RemixBrowser />
      </DocumentContext.Provider>,
    );
  });
}
