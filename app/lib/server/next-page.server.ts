import type { AppLoadContext, RequestHandler } from "@remix-run/server-runtime";
import { NEXT_PAGE_FIELD } from "~/lib/forms/next-page-field";
import { cookiesAfter, lastOfEach } from "./cookies.server";

const asked = new WeakSet<AppLoadContext>();

/** Takes note of the field, which is none of the form's own, out of the form. */
export function noteNextPageField(form: FormData, context: AppLoadContext): void {
  if (form.has(NEXT_PAGE_FIELD)) asked.add(context);
  form.delete(NEXT_PAGE_FIELD);
}

/** As the address of a page may lead on, as the checkout's does. */
const MOST_STEPS = 3;

/**
 * `handle`, with a form answered by the page it leads to instead of by that page's address, where the browser has script that gives the page
 * its address (docs/decisions/0047): a round trip less. What cannot be answered so (another origin, a place in the page, anything but
 * a page of status 200) is left as it is.
 */
export function answeringWithNextPage(handle: RequestHandler): RequestHandler {
  return async (request, context = {}) => {
    const answer = await handle(request, context);
    if (answer.status !== 303 || !asked.has(context)) return answer;
    let cookies = answer.headers.getSetCookie();
    let next = nextPage(answer, request, cookies);
    for (let step = 0; next && step < MOST_STEPS; step += 1) {
      const page = await handle(next, { ...context, isNextPage: true });
      cookies = lastOfEach([...cookies, ...page.headers.getSetCookie()]);
      if (page.status === 200) return withCookies(page, cookies);
      await page.body?.cancel();
      next = nextPage(page, next, cookies);
    }
    return answer;
  };
}

/** The request that the browser would send next. */
function nextPage({ status, headers }: Response, request: Request, written: readonly string[]): Request | null {
  const location = headers.get("Location");
  if (status < 300 || status > 399 || location === null) return null;
  const url = new URL(location, request.url);
  if (url.origin !== new URL(request.url).origin || url.hash !== "") return null;
  const own = new Headers(request.headers);
  for (const name of ["Content-Type", "Content-Length"]) own.delete(name);
  own.set("Cookie", cookiesAfter(request.headers.get("Cookie") ?? "", written));
  return new Request(url, { headers: own, signal: request.signal });
}

function withCookies({ body, headers: own }: Response, cookies: readonly string[]): Response {
  const headers = new Headers(own);
  headers.delete("Set-Cookie");
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return new Response(body, { headers });
}
