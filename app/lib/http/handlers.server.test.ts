import type { AppLoadContext } from "@remix-run/server-runtime";
import { data, redirect } from "@remix-run/server-runtime";
import { describe, expect, test } from "vitest";
import { CommerceError } from "../commerce/errors";
import type { CartId } from "../commerce/model/ids";
import { parseConfig } from "../config.server";
import { shopAction, shopLoader } from "./handlers.server";

const CART = "abcdefghijklmnopqrstuvwxyzABCDEF" as CartId; // well formed

function args(init: RequestInit = {}, cookie = "") {
  const headers = new Headers(init.headers);
  if (cookie) headers.set("Cookie", cookie);
  const config = parseConfig({
    COMMERCE_ENDPOINT: "http://127.0.0.1:9/graphql",
    SESSION_SECRET: "x".repeat(32),
    LOG_LEVEL: "silent",
  });
  const context: AppLoadContext = { config, requestId: "test" };
  return { request: new Request("http://shop.test/cart", { ...init, headers }), params: {}, context };
}

function post(fields: Record<string, string>, headers: Record<string, string> = {}) {
  return args({
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { Origin: "http://shop.test", ...headers },
  });
}

async function thrownBy(work: Promise<unknown>): Promise<Response> {
  return work.then(
    () => expect.fail("nothing was thrown"),
    (thrown: unknown) => (thrown instanceof Response ? thrown : expect.fail(String(thrown))),
  );
}

describe("shopLoader", () => {
  test("adds the session's cookies to a plain value, to data() and to a Response", async () => {
    const plain = await shopLoader(({ shop }) => {
      shop.session.keepCart(CART);
      return { lines: 1 };
    })(args());
    expect(plain).toMatchObject({ data: { lines: 1 } });

    const withInit = await shopLoader(({ shop }) => {
      shop.session.keepCart(CART);
      return data({ lines: 1 }, { status: 422, headers: { "X-Kept": "yes" } });
    })(args());
    const init = (withInit as unknown as { init: ResponseInit }).init; // what data() makes
    expect(init.status).toBe(422);
    expect(new Headers(init.headers).get("X-Kept")).toBe("yes");
    expect(new Headers(init.headers).get("Set-Cookie")).toContain("cart=");

    const away = await shopLoader(({ shop }) => {
      shop.session.keepCart(CART);
      return redirect("/", 303);
    })(args());
    expect(away.status).toBe(303);
    expect(away.headers.get("Set-Cookie")).toContain("cart=");
  });

  test("leaves a value alone when no cookie changed", async () => {
    const value = { lines: 1 };
    expect(await shopLoader(() => value)(args())).toBe(value);
  });

  test.each([
    ["unavailable", 503],
    ["contract", 502],
  ] as const)("answers a backend that is %s with %i", async (kind, status) => {
    const fail = shopLoader(() => {
      throw new CommerceError(kind, "asking");
    });
    expect((await thrownBy(fail(args()))).status).toBe(status);
  });

  test("logs out and goes home, from where the log-in leads back, when the backend refuses the session", async () => {
    const refuse = shopLoader(() => {
      throw new CommerceError("unauthorized", "asking");
    });
    const away = await thrownBy(refuse(args({}, `customer-token=abc; customer-cart=${CART}`)));
    expect(away.headers.get("Location")).toBe("/?action=login&return-to=%2Fcart");
    const cookies = away.headers.getSetCookie().join("\n");
    expect(cookies).toMatch(/customer-token=; Max-Age=0/);
    expect(cookies).toMatch(/customer-cart=; Max-Age=0/);
    expect(cookies).toMatch(/message=\S+/);
  });

  test("gives loaders of one request the same shop", async () => {
    const shared = args();
    const first = await shopLoader(({ shop }) => ({ shop }))(shared);
    const second = await shopLoader(({ shop }) => ({ shop }))(shared);
    expect(first.shop).toBe(second.shop);
  });
});

describe("shopAction", () => {
  const echo = shopAction(({ form }) => Object.fromEntries(form));

  test("hands in the posted fields", async () => {
    expect(await echo(post({ a: "1" }))).toEqual({ a: "1" });
  });

  test("refuses a post from another site before reading it", async () => {
    expect((await thrownBy(echo(post({ a: "1" }, { Origin: "http://evil.test" })))).status).toBe(403);
  });

  test("refuses a body over the limit", async () => {
    expect((await thrownBy(echo(post({ a: "x".repeat(70_000) })))).status).toBe(413);
  });
});
