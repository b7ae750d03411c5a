import type { EntryContext } from "@remix-run/server-runtime";
import { expect, test } from "vitest";
import { EMPTY_ROOT_DATA } from "~/lib/root-data";
import { screenOf } from "~/lib/screen";
import { dataAnswer, isDataFetched } from "./page-data.server";
import type { Shop } from "./shop.server";

const shop = { cookies: { get: () => null } } as unknown as Shop; // nothing else is asked of it
const screen = screenOf([{ handle: { keep: "anybody" } }]);
const page = { statusCode: 200, loaderData: { root: EMPTY_ROOT_DATA } };
const get = new Request("http://shop.test/");
const post = new Request("http://shop.test/", { method: "POST" });

function drawn(context: object): EntryContext {
  return { staticHandlerContext: { ...page, ...context } } as unknown as EntryContext; // what it reads of one
}

test("a public page that any other request would bring again comes without its data", () => {
  expect(isDataFetched(get, drawn({}), { shop, screen, isKept: true })).toBe(true);
});

test.each([
  { what: "the answer to a post", request: post, context: {}, keep: "anybody" },
  { what: "an error", request: get, context: { statusCode: 404 }, keep: "anybody" },
  {
    what: "a page with a notice",
    request: get,
    context: { loaderData: { root: { ...EMPTY_ROOT_DATA, notices: [{ kind: "success", text: "Done." }] } } },
    keep: "anybody",
  },
  { what: "a page of this shopper", request: get, context: {}, keep: "shopper" },
] as const)("$what brings its data along", ({ request, context, keep }) => {
  const facts = { shop, screen: screenOf([{ handle: { keep } }]), isKept: true };
  expect(isDataFetched(request, drawn(context), facts)).toBe(false);
});

test("a page that its host does not keep brings its data along", () => {
  expect(isDataFetched(get, drawn({}), { shop, screen, isKept: false })).toBe(false);
});

test("the data alone sets no cookie and is kept by nobody", async () => {
  const serverHandoffStream = new Response("[1]").body;
  const answer = dataAnswer({ serverHandoffStream } as unknown as EntryContext, 200); // what it reads of one
  expect([await answer.text(), answer.headers.get("Cache-Control"), answer.headers.get("Set-Cookie")]).toEqual([
    "[1]",
    "private, no-store",
    null,
  ]);
});
