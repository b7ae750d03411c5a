import { createContext } from "react";

/** What only the renderer knows: the page's style and the nonce of its policy. The browser reads both back from the page. */
export interface DocumentParts {
  readonly css: string;
  /** What nobody sees before the page is whole. */
  readonly lateCss: string;
  readonly nonce: string | undefined;
  /** The shopper asked for as little as possible: the page then never loads the framework. */
  readonly savesData: boolean;
  /** Beginnings of the paths that are not fetched before their link is followed. */
  readonly notAhead: readonly string[];
}

export const DocumentContext = createContext<DocumentParts>({
  css: "",
  lateCss: "",
  nonce: undefined,
  savesData: false,
  notAhead: [],
});
