import { expect, test } from "vitest";
import { openCookies } from "~/lib/server/cookies.server";
import { openResetMemory, readResetLink } from "./reset-link.server";

const SECRET = "a secret that is used in tests only";
const open = (cookie: string) =>
  openCookies(new Request("http://shop.test/", { headers: { Cookie: cookie } }), SECRET, false);

async function cookieOf(write: (cookies: ReturnType<typeof open>) => Promise<void>): Promise<string> {
  const cookies = open("");
  await write(cookies);
  return (await cookies.take())[0]?.split(";")[0] ?? "";
}

test("a followed link is kept sealed, and forgotten on demand", async () => {
  const link = { token: "k3y", email: "asha@example.in" };
  const cookie = await cookieOf(async (cookies) => (await openResetMemory(cookies)).keepResetLink(link));
  expect(cookie).not.toMatch(/k3y|asha/);
  const cookies = open(cookie);
  const memory = await openResetMemory(cookies);
  expect(memory.resetLink).toEqual(link);
  memory.dropResetLink();
  expect((await cookies.take()).join()).toMatch(/reset=; Max-Age=0/);
});

test.each([
  ["a text of another cookie", "not json"],
  ["something of another shape", '{"token":7}'],
])("%s is no link", async (_, text) => {
  const cookie = await cookieOf(async (cookies) => cookies.writeSealed("reset", text, {}));
  expect((await openResetMemory(open(cookie))).resetLink).toBeNull();
});

test.each([
  ["token=k&email=a%40b.test", { token: "k", email: "a@b.test" }],
  ["token=k", { token: "k", email: "" }],
  ["email=a%40b.test", null],
  ["token=", null],
  [`token=${"k".repeat(201)}`, null],
])("the query %s carries %j", (query, link) => expect(readResetLink(new URLSearchParams(query))).toEqual(link));
