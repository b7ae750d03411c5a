import { useContext, useState } from "react";
import { DocumentContext } from "~/lib/document-context";
import { useContentLang } from "~/lib/root-data";
import { useCommitEffect } from "./use-commit-effect";
import { useHydrated } from "./use-hydrated";

export interface ProseProps {
  /** Must be sanitised on the server (lib/commerce). */
  html: string;
  className?: string;
  /** Makes it a navigation with this name. */
  label?: string;
}

/** A text with rules of its own. Only pages that show one load its script. */
export function RuledProse({ html, className = "prose", label }: ProseProps) {
  const lang = useContentLang();
  const shown = useOwnRules(html);
  const Box = label ? "nav" : "div";
  return (
    <Box
      className={`own-rules ${className}`}
      aria-label={label}
      lang={lang}
      dangerouslySetInnerHTML={{ __html: shown }}
    />
  );
}

const BEGIN = "<style>";

/** Returns a function that removes them. */
function adoptStyles(css: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => void (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet));
}

/**
 * The rules stand in the text as style elements. The Content-Security-Policy has the hash of those
 * in the document. After a client navigation it is still that of the first document, so rules are
 * adopted then.
 */
function useOwnRules(html: string): string {
  const isHydrated = useHydrated();
  const { inlineStyles, nonce } = useContext(DocumentContext);
  const [ofDocument] = useState(isHydrated ? "" : html);
  // Texts and rules in turn.
  const pieces = html.replaceAll("</style>", BEGIN).split(BEGIN);
  const [texts, rules] = [0, 1].map((first) => pieces.filter((_, index) => index % 2 === first));
  const adopted = html === ofDocument ? "" : (rules ?? []).join("");
  useCommitEffect(() => (adopted ? adoptStyles(adopted) : undefined), [adopted]);
  if (!import.meta.env.SSR) return adopted ? (texts ?? []).join("") : html;
  const isLate = (rules ?? []).some((css) => inlineStyles?.add(css) === false);
  return isLate ? html.replaceAll(BEGIN, `<style nonce="${nonce ?? ""}">`) : html;
}
