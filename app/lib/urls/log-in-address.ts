import { sameOriginPath } from "./same-origin-path";

/** The log-in or register form that stands open over a page, and where its links and its sender go. */
export interface DialogAddress {
  readonly form: "login" | "register";
  /** The page to go on with after it worked. */
  readonly returnTo: string;
  /** The page behind, without the dialog. */
  readonly closeTo: string;
  /** The same page with the other form. */
  readonly switchTo: string;
}

/** An address with action=login or action=register opens the dialog (product P118), where its screen allows one. */
export function dialogAddress(
  url: URL,
  shown: { readonly screen: { readonly logInDialog: boolean } },
): DialogAddress | null {
  const form = url.searchParams.get("action");
  if ((form !== "login" && form !== "register") || !shown.screen.logInDialog) return null;
  const page = new URLSearchParams(url.searchParams);
  page.delete("action");
  page.delete("return-to");
  const closeTo = withQuery(url.pathname, page);
  const other = new URLSearchParams(url.searchParams);
  other.set("action", form === "login" ? "register" : "login");
  return {
    form,
    returnTo: sameOriginPath(url.searchParams.get("return-to"), closeTo),
    closeTo,
    switchTo: withQuery(url.pathname, other),
  };
}

/** Home with the dialog open, to go on to `page` from there. */
export function logInAddress(page: string): string {
  return withQuery("/", new URLSearchParams({ action: "login", "return-to": page }));
}

/** One of the account's own pages, which leads on to `page` afterwards. */
export function withReturn(path: string, page: string): string {
  return withQuery(path, new URLSearchParams({ "return-to": page }));
}

function withQuery(pathname: string, query: URLSearchParams): string {
  const text = query.toString();
  return text === "" ? pathname : `${pathname}?${text}`;
}
