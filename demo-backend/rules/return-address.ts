/**
 * A path, as in Magento, or an absolute http(s) URL, because the storefront has its own origin.
 * Else null.
 */
export function returnAddress(input: string, baseUrl: string): string | null {
  const text = input.trim();
  if (text === "" || hasControlCharacters(text)) return null;
  const absolute = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `${baseUrl}/${text.replace(/^\/+/, "")}`;
  if (!URL.canParse(absolute)) return null;
  const url = new URL(absolute);
  const isWeb = url.protocol === "http:" || url.protocol === "https:";
  return isWeb && url.username === "" && url.password === "" ? url.href : null;
}

function hasControlCharacters(text: string): boolean {
  return [...text].some((character) => character < " " || character === "\\");
}

export function withResult(address: string, { result, reason }: { result: string; reason: string }): string {
  const url = new URL(address);
  url.searchParams.set("result", result);
  if (reason !== "") url.searchParams.set("reason", reason);
  return url.href;
}
