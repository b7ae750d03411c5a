import type * as gql from "~/lib/commerce/wire/generated/graphql";

/** The first URL rewrite, else the URL key, else /p/{sku} (product P10). */
export function toProductPath({ sku, url_key, url_suffix, url_rewrites }: gql.ProductUrlFragment): string {
  const rewrite = url_rewrites?.find((entry) => entry.url)?.url;
  if (rewrite) return toPath(rewrite);
  if (url_key) return toPath(url_key + (url_suffix ?? ""));
  return `/p/${encodeURIComponent(sku ?? "")}`;
}

export function toCategoryPath(urlPath: string | null, suffix: string | null): string | null {
  return urlPath ? toPath(urlPath + (suffix ?? "")) : null;
}

/** Exactly one leading slash: never a protocol-relative URL. Browsers ignore white space between slashes. */
export function toPath(relative: string): string {
  return `/${relative.replace(/^[/\\\s]+/, "")}`;
}
