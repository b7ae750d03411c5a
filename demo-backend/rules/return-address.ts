/**
 * Where a payment page sends the shopper: a path of the shop, as Magento wants it, or a whole http(s) address, since the
 * storefront of this backend has an origin of its own. Null is anything else.
 */
export function returnAddress(given: string, baseUrl: string): string | null {
  const text = given.trim();
  if (text === "" || hasControlCharacters(text)) return null;
  const whole = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `${baseUrl}/${text.replace(/^\/+/, "")}`;
  if (!URL.canParse(whole)) return null;
  const url = new URL(whole);
  const isWeb = url.protocol === "http:" || url.protocol === "https:";
  return isWeb && url.username === "" && url.password === "" ? url.href : null;
}

function hasControlCharacters(text: string): boolean {
  return [...text].some((character) => character < " " || character === "\\");
}

/** The address with what became of the payment added. */
export function withResult(address: string, { result, reason }: { result: string; reason: string }): string {
  const url = new URL(address);
  url.searchParams.set("result", result);
  if (reason !== "") url.searchParams.set("reason", reason);
  return url.href;
}
