import { raceTimeout } from "~/lib/async/timeouts";
import { cookiesAfter } from "~/lib/server/cookies/cookies.server";
import { FOLLOW_HEADER } from "~/lib/server/request/host-context";

interface Posted {
  readonly request: Request;
  readonly answer: Response;
  /** The public URL that was posted to. */
  readonly at: URL;
}

/** The cookies of an addition that has ended must reach the browser before the shopper goes on. */
const RENDER_LIMIT_MS = 500;

/**
 * Answers a POST with the page that its 303 leads to, which saves a slow line a round trip. The 303
 * itself where script did not ask for the page, in browsers that would repeat the POST on reload,
 * where the page has another origin or a fragment, and where it is late, no HTML or has another
 * status than 200 (docs/decisions/0006).
 */
export async function followRedirect(
  { request, answer, at }: Posted,
  render: (request: Request, path: string) => Promise<Response>,
): Promise<Response> {
  const isAsked = answer.status === 303 && answer.headers.has(FOLLOW_HEADER);
  const isChromium = request.headers.get("Sec-CH-UA")?.includes("Chromium") === true;
  answer.headers.delete(FOLLOW_HEADER);
  const target = new URL(answer.headers.get("Location") ?? "", at);
  if (!isAsked || !isChromium || target.origin !== at.origin || target.hash !== "") return answer;
  const headers = new Headers(request.headers);
  for (const ofForm of ["Content-Type", "Content-Length"]) headers.delete(ofForm);
  headers.set("Cookie", cookiesAfter(request.headers, answer.headers));
  const path = target.pathname + target.search;
  const rendering = render(new Request(target, { headers, signal: request.signal }), path).catch(() => null);
  const page = (await raceTimeout(RENDER_LIMIT_MS, rendering))?.value;
  if (page?.status !== 200 || page.headers.get("Content-Type")?.startsWith("text/html") !== true) {
    void rendering.then((late) => late?.body?.cancel());
    return answer;
  }
  const cookies = [...answer.headers.getSetCookie(), ...page.headers.getSetCookie()];
  page.headers.delete("Set-Cookie");
  for (const cookie of cookies) page.headers.append("Set-Cookie", cookie);
  page.headers.set("Content-Location", path);
  return page;
}
