import { createContext } from "react";
import type { Settled } from "./deferred";
import type { ByStylePart } from "./page-styles";

/** URLs of the page's scripts. */
export interface PageScripts {
  readonly entry: string;
  readonly manifest: string;
  /** Of each route of the page: `id=path`, separated by spaces. */
  readonly routes: string;
}

/** Data only the server has; hydration reads it back from the page. */
export interface DocumentParts {
  readonly styles: ByStylePart<string>;
  readonly printCss: string;
  /** Null in tests of single components. */
  readonly scripts: PageScripts | null;
  readonly nonce: string | undefined;
  /** 'strict-dynamic' ignores 'self', so own scripts need the nonce too. */
  readonly hasThirdParties: boolean;
  /** With Save-Data the page never loads the framework. */
  readonly savesData: boolean;
  readonly fieldDataPercent: number;
  /** Path and query of a page that answers a POST. */
  readonly followedTo?: string | undefined;
  /** Paths of the split parts (ui/split-part) on the page, added while it is rendered. */
  readonly renderedParts: Set<string>;
  /** Only on the server. */
  readonly inlineStyles?: InlineStyles;
}

interface InlineStyles {
  /** Whether the page's policy allows it by its hash; false once the headers are sent. */
  add(css: string): boolean;
}

export const DocumentContext = createContext<DocumentParts>({
  styles: { header: "", page: "", deferred: "" },
  printCss: "",
  scripts: null,
  nonce: undefined,
  hasThirdParties: false,
  savesData: false,
  fieldDataPercent: 0,
  renderedParts: new Set(),
});

/**
 * Called by a pending deferred part during SSR; returns a placeholder marker. Null in a browser.
 */
type MarkPending = (promise: Promise<Settled<unknown>>) => string;

export const PendingParts = createContext<MarkPending | null>(null);
