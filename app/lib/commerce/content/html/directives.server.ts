import type { BackendBases } from "../backend-urls.server";

/**
 * Replaces `{{name …}}`: of modules that are not installed, or all of them where Magento applies no
 * filter, as in checkout agreements. A brace without its partner stays. A regular expression would
 * take quadratic time on many braces.
 */
export function replaceDirectives(html: string, toText: (directive: string) => string): string {
  let [text, from] = ["", 0];
  for (;;) {
    const start = html.indexOf("{{", from);
    const end = start < 0 ? -1 : html.indexOf("}}", start);
    if (end < 0) return text + html.slice(from);
    text += html.slice(from, start) + toText(html.slice(start + 2, end));
    from = end + 2;
  }
}

/**
 * URL of `store url=…`, `store direct_url=…` and `media url=…`, with Magento's base URLs; empty for
 * every other directive.
 */
export function urlOf(directive: string, bases: BackendBases): string {
  const [base] = directive.startsWith("store ") ? bases.pages : directive.startsWith("media ") ? bases.media : [];
  const at = directive.indexOf("url=");
  if (base === undefined || at < 0) return "";
  const value = valueAt(directive.slice(at + "url=".length));
  return base + (value.startsWith("/") ? value.slice(1) : value).replaceAll('"', "&quot;");
}

const QUOTES = ['"', "'", "&quot;"];

/** Values may be without quotes. */
function valueAt(text: string): string {
  const quote = QUOTES.find((mark) => text.startsWith(mark));
  const [value = ""] = quote === undefined ? text.split(" ", 1) : text.slice(quote.length).split(quote, 1);
  return value;
}
