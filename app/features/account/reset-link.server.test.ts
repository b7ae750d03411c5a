import { expect, test } from "vitest";
import { openCookies } from "~/lib/server/cookies/cookies.server";
import { readResetLink, resetCookie } from "./reset-password.server";

const SECRET = "a secret that is used in tests only";
const open = (cookie: string) =>
  openCookies(new Request("http://shop.test/", { headers: { Cookie: cookie } }), {
    secrets: [SECRET],
    isSecure: false,
  });

test("resetCookie stores a reset link sealed and can be cleared", async () => {
  const link = { token: "k3y", email: "asha@example.in" };
  const first = await open("");
  first.set(resetCookie, link);
  const cookie = (await first.takePending())[0]?.split(";")[0] ?? "";
  expect(cookie).not.toMatch(/k3y|asha/);
  const cookies = await open(cookie);
  expect(cookies.get(resetCookie)).toEqual(link);
  cookies.clear(resetCookie);
  expect((await cookies.takePending()).join()).toMatch(/reset=; Max-Age=0/);
});

test.each([
  ["the text of another cookie", "not json"],
  ["another structure", '{"token":7}'],
])("resetCookie rejects %s", (_, text) => {
  expect(resetCookie.parse(text)).toBeNull();
});

test.each([
  ["token=k&email=a%40b.test", { token: "k", email: "a@b.test" }],
  ["token=k", { token: "k", email: "" }],
  ["token=3Dk&email=3Da%40b.test", { token: "k", email: "a@b.test" }],
  ["token=k%3E.", { token: "k", email: "" }],
  ["token=k&email=a+phones%40b.test", { token: "k", email: "a+phones@b.test" }],
  ["email=a%40b.test", null],
  ["token=", null],
  [`token=${"k".repeat(201)}`, null],
])("readResetLink reads %s as %j", (query, link) => expect(readResetLink(new URLSearchParams(query))).toEqual(link));
