import { changeQuery, sameOriginPath } from "./paths";

/** Where a log-in leads without a page to return to. */
export const OVERVIEW = "/customer";
export const PROFILE = "/customer/my-profile";

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
