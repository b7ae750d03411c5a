import { endCustomerSession } from "~/lib/server/cookies/customer-token.server";
import { draftCookie, packForm } from "./draft-form.server";
import { seeOther, type Shop } from "./shop.server";
import { sameOriginPath, logInDialogOf, logInPath } from "~/lib/urls/paths";

export const NOT_AUTHORIZED = "You are not authorized, please log in.";
export const TOO_LONG_TO_SAVE =
  "This text is too long for us to save while you log in. Go back and copy it first if you can.";

/**
 * Logs out with a warning (product P126). Public pages are shown again; cart, checkout and account
 * redirect to the log-in. A posted form becomes a draft.
 */
export async function sessionEnded(shop: Shop, request: Request, form: FormData | null): Promise<Response> {
  const { cookies, screen } = shop;
  const page = pagePath(request);
  const { pathname, search } = new URL(request.url);
  if (form && !screen.forGuests) {
    const packed = packForm(form, { action: pathname + search, page, owner: cookies.customerKey() });
    if (packed) cookies.set(draftCookie, packed);
    else shop.notices.add({ kind: "warning", text: TOO_LONG_TO_SAVE, persist: true });
  }
  // Guests cannot be shown the page again: it would redirect to itself.
  const wasCustomer = cookies.isCustomer || cookies.customerKey() !== null;
  const mayShow = !form && wasCustomer && screen.cache !== "no-store";
  endCustomerSession(cookies);
  shop.notices.add({ kind: "warning", text: NOT_AUTHORIZED });
  const isThere = mayShow || screen.forGuests || logInDialogOf(new URL(page, request.url), shop) !== null;
  return seeOther(isThere ? page : logInPath(page));
}

export function afterLogIn({ cookies }: Shop, returnTo: string): string {
  const draft = cookies.get(draftCookie);
  if (!draft) return returnTo;
  if (draft.owner === null || draft.owner === cookies.customerKey()) return "/continue";
  cookies.clear(draftCookie);
  return returnTo;
}

export function pagePath(request: Request): string {
  const { pathname, search, host } = new URL(request.url);
  if (request.method === "GET" || request.method === "HEAD") return pathname + search;
  const referer = request.headers.get("Referer") ?? "";
  const from = URL.canParse(referer) ? new URL(referer) : null;
  return from?.host === host ? sameOriginPath(from.pathname + from.search, pathname) : pathname + search;
}
