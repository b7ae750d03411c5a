/**
 * A path of this shop from untrusted text, else the fallback. Only printable ASCII with a single leading slash passes: "//host", "/\host" and control
 * characters would leave the shop in some browser.
 */
export function sameOriginPath(value: unknown, fallback: string): string {
  if (typeof value !== "string" || value.length > 2_000) return fallback;
  return /^\/(?![/\\])[\x21-\x7e]*$/.test(value) && !value.includes("\\") ? value : fallback;
}
