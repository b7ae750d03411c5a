import { expect, test } from "vitest";
import { FOLLOW_HEADER } from "~/lib/server/request/host-context";
import { followRedirect } from "./follow-redirect.server";

const at = new URL("https://shop.example/phone");
const chromium = { "Sec-CH-UA": '"Chromium";v="150"', Cookie: "cart=1; message=old; other=a%20b" };

function post(headers: Record<string, string> = chromium): Request {
  return new Request(at, { method: "POST", headers, body: new URLSearchParams({ intent: "add" }) });
}

function redirectTo(location: string, headers: Record<string, string> = { [FOLLOW_HEADER]: "1" }): Response {
  const answer = new Response(null, { status: 303, headers: { ...headers, Location: location } });
  answer.headers.append("Set-Cookie", "cart=2; Path=/");
  answer.headers.append("Set-Cookie", "message=; Path=/; Max-Age=0");
  return answer;
}

const html = { "Content-Type": "text/html; charset=utf-8" };
const page = () => new Response("page", { headers: { ...html, "Set-Cookie": "viewed=3" } });

test("answers with the page, asked for with the cookies of after the POST", async () => {
  const asked: Request[] = [];
  const answer = await followRedirect({ request: post(), answer: redirectTo("/cart?a=1"), at }, async (request) => {
    asked.push(request);
    return page();
  });
  expect([asked[0]?.method, asked[0]?.url]).toEqual(["GET", "https://shop.example/cart?a=1"]);
  expect(asked[0]?.headers.get("Cookie")).toBe("cart=2; other=a%20b");
  expect(asked[0]?.headers.has("Content-Type")).toBe(false);
  expect([answer.status, await answer.text()]).toEqual([200, "page"]);
  expect(answer.headers.get("Content-Location")).toBe("/cart?a=1");
  expect(answer.headers.getSetCookie()).toEqual(["cart=2; Path=/", "message=; Path=/; Max-Age=0", "viewed=3"]);
});

test.each([
  ["no script asked", post(), redirectTo("/cart", {})],
  ["another engine", post({ Cookie: "cart=1" }), redirectTo("/cart")],
  ["another origin", post(), redirectTo("https://pay.example/")],
  ["a fragment", post(), redirectTo("/cart#total")],
  [
    "an answer that is no redirect",
    post(),
    new Response("invalid", { status: 422, headers: { [FOLLOW_HEADER]: "1" } }),
  ],
])("leaves the answer as it is: %s", async (_case, request, answer) => {
  const sent = await followRedirect({ request, answer, at }, () => Promise.reject(new Error("asked for a page")));
  expect(sent).toBe(answer);
  expect(sent.headers.has(FOLLOW_HEADER)).toBe(false);
});

test.each([
  ["a redirect", async () => new Response(null, { status: 303, headers: html })],
  ["an error page", async () => new Response("failed", { status: 503, headers: html })],
  ["no page", async () => new Response("data", { headers: { "Content-Type": "text/plain" } })],
  ["a failed rendering", () => Promise.reject(new Error("no answer"))],
  ["a late page", () => new Promise<Response>(() => undefined)],
])("%s is left to the browser", async (_case, render: () => Promise<Response>) => {
  const answer = redirectTo("/cart");
  expect(await followRedirect({ request: post(), answer, at }, render)).toBe(answer);
});
