import { cookiesAfter } from "~/lib/server/cookies/cookies.server";
import { FOLLOW_HEADER } from "~/lib/server/request/host-context";

interface Posted {
  readonly request: Request;
  readonly answer: Response;
  /** The public URL that was posted to. */
  readonly at: URL;
}

/**
 * Answers a POST with the page that its 303 leads to, which saves a slow line a round trip. The 303
 * itself where script did not ask for the page, in browsers that would repeat the POST on reload,
 * and where that page has another origin, a fragment, or another status than 200
 * (docs/decisions/0006).
 */
export async function followRedirect(
  { request, answer, at }: Posted,
  render: (request: Request, target: URL) => Promise<Response>,
): Promise<Response> {
  const isAsked = answer.status === 303 && answer.headers.has(FOLLOW_HEADER);
  const isChromium = request.headers.get("Sec-CH-UA")?.includes("Chromium") === true;
  answer.headers.delete(FOLLOW_HEADER);
  const target = new URL(answer.headers.get("Location") ?? "", at);
  if (!isAsked || !isChromium || target.origin !== at.origin || target.hash !== "") return answer;
  const headers = new Headers(request.headers);
  for (const ofForm of ["Content-Type", "Content-Length"]) headers.delete(ofForm);
  headers.set("Cookie", cookiesAfter(request.headers, answer.headers));
  const page = await render(new Request(target, { headers, signal: request.signal }), target);
  if (page.status !== 200) {
    await page.body?.cancel();
    return answer;
  }
  const cookies = [...answer.headers.getSetCookie(), ...page.headers.getSetCookie()];
  page.headers.delete("Set-Cookie");
  for (const cookie of cookies) page.headers.append("Set-Cookie", cookie);
  page.headers.set("Content-Location", target.pathname + target.search);
  return page;
}
