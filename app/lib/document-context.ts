import { createContext } from "react";

/** Data only the renderer has: CSS and CSP nonce. Hydration reads both back from the page. */
export interface DocumentParts {
  readonly css: string;
  /** CSS not needed for the first screen. */
  readonly lateCss: string;
  /** Address of the sheet for print. */
  readonly printSheet: string;
  readonly nonce: string | undefined;
  /** Scripts of others run on the page: its own need the nonce as well, since 'strict-dynamic' ignores 'self'. */
  readonly hasThirdParties: boolean;
  /** The Save-Data header was sent: the page never loads the framework. */
  readonly savesData: boolean;
  /** Share of page views that report field data, in percent. */
  readonly fieldDataPercent: number;
  /** Paths of the split parts (ui/split-part) that the page shows, added while it is rendered. */
  readonly renderedParts: Set<string>;
}

export const DocumentContext = createContext<DocumentParts>({
  css: "",
  lateCss: "",
  printSheet: "",
  nonce: undefined,
  hasThirdParties: false,
  savesData: false,
  fieldDataPercent: 0,
  renderedParts: new Set(),
});
