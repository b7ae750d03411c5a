import type { EntryContext } from "@remix-run/server-runtime";
import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { EMPTY_ROOT_DATA } from "~/lib/root-data";
import { type ScreenFacts, screenOf } from "~/lib/screen";
import { defineCookie } from "./define-cookie.server";
import { openCookies } from "./cookies.server";
import {
  asksForData,
  dataKey,
  documentKey,
  isAnonymous,
  mayBeKept,
  serves,
  toPublicPage,
  withoutCookies,
} from "./public-page.server";
import type { Shop } from "./shop.server";
import { type CutPage, cutAt } from "./spots.server";

const plain = { seal: "plain", maxAge: 60, forgottenAt: [], parse: (text: string) => text, format: String } as const;
const seen = defineCookie<string>({ ...plain, name: "seen" });
const cart = defineCookie<string>({ ...plain, name: "spotted" });
const mine = defineCookie<string>({ ...plain, name: "mine", identifies: "browser" });

const nonce = "4f1d";
const html = `<!DOCTYPE html><style nonce="${nonce}">p{}</style><p nonce="${nonce}">a</p><script nonce="${nonce}">go()</script><script type="application/ld+json">{}</script><script nonce="${nonce}" type="module" src="/a.js"></script>`;

interface Setting {
  readonly setCookie?: string;
  readonly guests?: string[];
  readonly mayLackPart?: boolean;
  readonly request?: Request;
  /** What differs from a page without notices that was found. */
  readonly answer?: object;
  readonly keep?: ScreenFacts["keep"];
  readonly isKept?: boolean;
  readonly cut?: CutPage | null;
}

const get = new Request("https://shop.example/");

async function keptOf({ setCookie, guests, cut = null, ...setting }: Setting = {}) {
  const { mayLackPart = false, request = get, answer = {}, keep = "anybody", isKept = true } = setting;
  const cookies = await openCookies(get, ["s".repeat(32)], true);
  cookies.get(seen);
  cookies.isIdentified();
  cookies.forSpots.get(cart);
  const shop = { cookies, mayLackPart, tagsRead: new Set(["product:1"]) } as unknown as Shop; // all of it that is asked for
  const headers = new Headers({ "Content-Type": "text/html", ...(setCookie ? { "Set-Cookie": setCookie } : {}) });
  const policy = { nonce, isSecure: true, isDev: false, ...(guests ? { guests } : {}) };
  const found = { statusCode: 200, loaderData: { root: EMPTY_ROOT_DATA }, ...answer };
  const remix = { staticHandlerContext: found } as unknown as EntryContext; // what is read of one
  const screen = screenOf([{ handle: { keep } }]);
  return mayBeKept(request, remix, { shop, screen, headers, policy, isKept })
    ? toPublicPage({ shop, html, cut, headers, policy, addedByScript: "{rules}" })
    : null;
}

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("a page that is kept for everybody", () => {
  test("has no nonce; its policy names its own inline text alone", async () => {
    const page = await keptOf();
    expect(page?.html).not.toContain(nonce);
    const policy = page?.headers.find(([name]) => name === "content-security-policy")?.[1] ?? "";
    expect(policy).toContain(`script-src 'self' ${hash("{rules}")} ${hash("go()")};`);
    expect(policy).toContain(`style-src 'self' ${hash("p{}")};`);
    expect(policy).not.toMatch(/nonce|unsafe|strict-dynamic/);
  });

  test("knows its tags, and the cookies that were asked for", async () => {
    const page = await keptOf();
    expect(page?.tags).toEqual(["product:1"]);
    expect(page?.dependsOn).toEqual(expect.arrayContaining(["__Host-seen", "__Host-mine", "__Host-spotted"]));
    expect(page?.spots).toBeUndefined();
  });

  test("knows its spots in the text without nonces, and what the rest of it was made from", async () => {
    const spot = `<p nonce="${nonce}">`;
    const [before = "", after = ""] = html.split(spot);
    const page = await keptOf({ cut: { pieces: [before, spot, after], spots: [{ name: "p", shared: {} }] } });
    expect(cutAt(page?.spots?.places ?? [], page?.html ?? "").pieces[1]).toBe("<p>");
    expect(page?.spots?.othersDependOn).not.toContain("__Host-spotted");
  });

  test("may set a cookie that is the same for everybody, and none that tells browsers apart", async () => {
    expect(await keptOf({ setCookie: "__Host-seen=1; Path=/" })).not.toBeNull();
    expect(await keptOf({ setCookie: "__Host-mine=1; Path=/" })).toBeNull();
    expect(await keptOf({ setCookie: "__Host-other=1; Path=/" })).toBeNull();
    expect(mine.name).toBe("mine");
  });

  test("is whole", async () => {
    expect(await keptOf({ mayLackPart: true })).toBeNull();
  });

  test.each([
    { what: "the answer to a post", request: new Request("https://shop.example/", { method: "POST" }) },
    { what: "an error", answer: { statusCode: 404 } },
    {
      what: "a page with a notice",
      answer: { loaderData: { root: { ...EMPTY_ROOT_DATA, notices: [{ kind: "success", text: "Done." }] } } },
    },
    { what: "a page of this shopper", keep: "shopper" },
    { what: "a page that its host does not keep", isKept: false },
  ] as const)("is not $what, which brings its data along", async ({ what: _what, ...setting }) => {
    expect(await keptOf(setting)).toBeNull();
  });

  test("trusts no third party", async () => {
    expect(await keptOf({ guests: ["https://tags.example"] })).toBeNull();
  });
});

const asked = (path: string, headers: Record<string, string> = {}, method = "GET") => ({
  method,
  url: new URL(path, "https://shop.example"),
  header: (name: string) => headers[name.toLowerCase()],
});

describe("a request", () => {
  test.each([
    ["with parameters", asked("/phones.html?p=2")],
    ["that posts", asked("/", {}, "POST")],
    ["with a password", asked("/", { authorization: "Basic x" })],
  ])("%s asks for no kept document", (_what, request) => {
    expect(documentKey(request)).toBeNull();
  });

  test("for a page's data asks by its digest, whatever has become of the page", () => {
    const headers = { accept: "text/x-page-data", "x-page-digest": "a-1" };
    expect(documentKey(asked("/phones.html", headers))).toBe(
      dataKey(new URL("https://shop.example/phones.html"), "a-1"),
    );
  });

  test("for a slow connection has documents of its own", () => {
    const keys = [asked("/"), asked("/", { "save-data": "on" }), asked("/", { ect: "slow-2g" })].map(documentKey);
    expect(new Set(keys).size).toBe(3);
    const { headers } = withoutCookies(asked("/", { "save-data": "on", cookie: "cart=1" }));
    expect([headers.get("Save-Data"), headers.get("Cookie"), headers.get("Accept")]).toEqual(["on", null, null]);
  });

  test("with any cookie of a shopper makes nobody else's document", () => {
    expect(isAnonymous(asked("/"))).toBe(true);
    expect(isAnonymous(asked("/", { cookie: "__Host-viewed=A" }))).toBe(false);
  });

  test("is served a document unless it sends a cookie that document was made from", () => {
    const page = { dependsOn: ["__Host-spotted"] };
    expect(serves(page, asked("/", { cookie: "a=b; __Host-viewed=A" }))).toBe("whole");
    expect(serves(page, asked("/", { cookie: "a=b; __Host-spotted=1" }))).toBeNull();
    expect(serves(page, asked("/", { cookie: "__Host-spotted" }))).toBeNull();
  });

  test("is served one that is filled if it sends cookies of its spots alone", () => {
    const page = { dependsOn: ["cart", "view"], spots: { places: [], othersDependOn: ["view"] } };
    const served = ["a=b", "cart=1; a=b", "cart=1; view=list", "view=list"].map((cookie) =>
      serves(page, asked("/", { cookie })),
    );
    expect(served).toEqual(["whole", "filled", null, null]);
  });

  test("for a page's data is nobody's", () => {
    const request = asked("/", { accept: "text/x-page-data", cookie: "cart=1" });
    expect(asksForData(request)).toBe(true);
    const { headers } = withoutCookies(request);
    expect([headers.get("Accept"), headers.get("Cookie")]).toEqual(["text/x-page-data", null]);
  });
});
