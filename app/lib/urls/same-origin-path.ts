/**
 * A path of this shop from untrusted text, else the fallback. Only printable ASCII with a single leading slash passes: "//host", "/\host" and control
 * characters would leave the shop in some browser; so would "/..//host" once it is resolved.
 */
export function sameOriginPath(value: unknown, fallback: string): string {
  if (typeof value !== "string" || value.length > 2_000) return fallback;
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(value) || value.includes("\\")) return fallback;
  return new URL(value, "http://shop.invalid").pathname.startsWith("//") ? fallback : value;
}
