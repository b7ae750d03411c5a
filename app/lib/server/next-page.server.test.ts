import { parseCookie } from "cookie";
import { describe, expect, test } from "vitest";
import { answeringWithNextPage, noteNextPageField } from "./next-page.server";

const ORIGIN = "http://shop.test";

/** An action that leads to `location`, and pages that say which cookies they were asked with. */
function shopWith({ status = 303, location = "/cart", wrote = [] as string[], page = 200, isAsked = true }) {
  const seen: Request[] = [];
  const handle = answeringWithNextPage(async (request, context = {}) => {
    seen.push(request);
    if (request.url === `${ORIGIN}/checkout`)
      return new Response(null, { status: 302, headers: { Location: "/cart", "Set-Cookie": "step=1" } });
    if (request.method === "GET") {
      const headers = new Headers({ "Content-Type": "text/html", "Set-Cookie": "message=; Max-Age=0" });
      return new Response(`next page: ${String(context.isNextPage)}`, { status: page, headers });
    }
    const form = await request.formData();
    noteNextPageField(form, context);
    expect([...form.keys()]).toEqual(["sku"]);
    const headers = new Headers({ Location: location });
    for (const cookie of wrote) headers.append("Set-Cookie", cookie);
    return new Response(null, { status, headers });
  });
  const send = () => {
    const body = new URLSearchParams({ sku: "A", ...(isAsked && { "next-page": "" }) });
    const headers = { Cookie: "cart=old; viewed=A; place=560001", Accept: "text/html" };
    return handle(new Request(`${ORIGIN}/a.html`, { method: "POST", body, headers }), {});
  };
  return { send, seen };
}

describe("a form is answered by the page it leads to", () => {
  test("asked for with the cookies that the form's answer wrote and dropped", async () => {
    const wrote = ["cart=n%20w; Path=/; Max-Age=60", "message=added; Path=/", "viewed=; Max-Age=0"];
    const { send, seen } = shopWith({ wrote });
    const answer = await send();
    expect([answer.status, await answer.text()]).toEqual([200, "next page: true"]);
    const [, asked] = seen;
    expect([asked?.method, asked?.url, asked?.headers.get("Content-Type")]).toEqual(["GET", `${ORIGIN}/cart`, null]);
    expect({ ...parseCookie(asked?.headers.get("Cookie") ?? "") }).toEqual({
      cart: "n w",
      place: "560001",
      message: "added",
    });
    // The browser gets them all, and of each the last.
    expect(answer.headers.getSetCookie()).toEqual([wrote[0], "message=; Max-Age=0", wrote[2]]);
  });

  test("also where that page leads on", async () => {
    const { send, seen } = shopWith({ location: "/checkout", wrote: ["cart=new"] });
    const answer = await send();
    expect(seen.map(({ url }) => new URL(url).pathname)).toEqual(["/a.html", "/checkout", "/cart"]);
    expect(seen.at(-1)?.headers.get("Cookie")).toContain("step=1");
    expect(answer.headers.getSetCookie()).toEqual(["cart=new", "step=1", "message=; Max-Age=0"]);
  });

  test.each([
    ["where the browser did not ask for it", { isAsked: false }],
    ["where it leads to another origin", { location: "https://pay.test/" }],
    ["where it leads to a place in a page", { location: "/a.html#reviews" }],
    ["where the form is wrong", { status: 422 }],
  ])("but by its own answer %s", async (_, kind) => {
    const { send, seen } = shopWith(kind);
    const answer = await send();
    expect(answer.status).toBe("status" in kind ? kind.status : 303);
    expect(seen).toHaveLength(1);
  });

  test("nor by a page that failed", async () => {
    const { send } = shopWith({ page: 503, wrote: ["message=added"] });
    const answer = await send();
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/cart"]);
    expect(answer.headers.getSetCookie()).toEqual(["message=added"]);
  });
});
