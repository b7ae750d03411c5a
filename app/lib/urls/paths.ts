/**
 * A path of this shop from untrusted text, else the fallback. Printable ASCII with a single leading
 * slash: "//host", "/\host" and control characters would leave the shop in some browser, and
 * "/..//host" after resolving.
 */
export function sameOriginPath(value: unknown, fallback: string): string {
  if (typeof value !== "string" || value.length > 2_000) return fallback;
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(value) || value.includes("\\")) return fallback;
  return new URL(value, "http://shop.invalid").pathname.startsWith("//") ? fallback : value;
}

/** A regular expression would take quadratic time on runs of slashes in the middle. */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}

/** A backend URL that is safe in a link (http or https, never script); null for any other. */
export function httpUrlOrNull(text: string | null | undefined): string | null {
  return text && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : null;
}

/** Changes the query of a path; null removes a parameter. */
export function changeQuery(path: string, changes: Readonly<Record<string, string | null>>): string {
  const [pathname = "", query = ""] = path.split(/\?(.*)/s);
  const search = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) search.delete(name);
    else search.set(name, value);
  }
  const changed = search.toString();
  return changed === "" ? pathname : `${pathname}?${changed}`;
}

export function pageNumber(query: URLSearchParams): number {
  const text = query.get("page") ?? "";
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

/** Where a log-in leads without a page to return to. */
export const OVERVIEW = "/customer";
export const PROFILE = "/customer/my-profile";

export interface LogInDialog {
  readonly form: "login" | "register";
  readonly returnTo: string;
  readonly closeTo: string;
  readonly switchTo: string;
}

/**
 * A query with action=login or action=register opens the dialog (product P118), where the screen
 * allows it.
 */
export function logInDialogOf(
  url: URL,
  shown: { readonly screen: { readonly logInDialog: boolean } },
): LogInDialog | null {
  const form = url.searchParams.get("action");
  if ((form !== "login" && form !== "register") || !shown.screen.logInDialog) return null;
  const path = url.pathname + url.search;
  const closeTo = changeQuery(path, { action: null, "return-to": null });
  return {
    form,
    returnTo: sameOriginPath(url.searchParams.get("return-to"), closeTo),
    closeTo,
    switchTo: changeQuery(path, { action: form === "login" ? "register" : "login" }),
  };
}

/** Home page with the log-in dialog, which then redirects to `page`. */
export function logInPath(page: string): string {
  return changeQuery("/", { action: "login", "return-to": page });
}

export function withReturn(path: string, page: string): string {
  return changeQuery(path, { "return-to": page });
}

/**
 * Without an order token in its query it shows the order that is being checked, else the last one.
 */
export const THANK_YOU = "/checkout/thank-you";

export function checkingPath({ token }: { readonly token: string }): string {
  return `${THANK_YOU}?${new URLSearchParams({ order: token })}`;
}
