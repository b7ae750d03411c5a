import { sameOriginPath } from "./paths";

export interface LogInDialog {
  readonly form: "login" | "register";
  readonly returnTo: string;
  readonly closeTo: string;
  readonly switchTo: string;
}

/** A query with action=login or action=register opens the dialog (product P118), where the screen allows it. */
export function logInDialogOf(
  url: URL,
  shown: { readonly screen: { readonly logInDialog: boolean } },
): LogInDialog | null {
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

/** Home page with the log-in dialog, which then redirects to `page`. */
export function logInPath(page: string): string {
  return withQuery("/", new URLSearchParams({ action: "login", "return-to": page }));
}

export function withReturn(path: string, page: string): string {
  return withQuery(path, new URLSearchParams({ "return-to": page }));
}

function withQuery(pathname: string, query: URLSearchParams): string {
  const text = query.toString();
  return text === "" ? pathname : `${pathname}?${text}`;
}
