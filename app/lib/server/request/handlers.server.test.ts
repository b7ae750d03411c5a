import { saveCartId } from "~/lib/server/cookies/cart-id.server";
import type { AppLoadContext } from "@remix-run/server-runtime";
import { redirect } from "@remix-run/server-runtime";
import { describe, expect, test, vi } from "vitest";
import { CommerceError } from "~/lib/commerce/model/errors";
import type { CartId } from "~/lib/commerce/model/ids";
import { parseConfig } from "~/lib/server/protection/config.server";
import { shopAction, shopLoader } from "./handlers.server";
import { invalid } from "./parse-form.server";
import { type SealedValues, sealValues } from "./shared-store.server";
import { MemoryValues } from "./testing/memory-values";

const CART = "abcdefghijklmnopqrstuvwxyzABCDEF" as CartId; // well formed

const SENT = { Cookie: `cart=${CART}` };
const SECRET = "x".repeat(32);
const shared = sealValues(new MemoryValues(), [SECRET]);

/** `shopAction` of each process: what is submitted is in the module. */
async function actionsOf(where: string) {
  if (where === "one process") return [shopAction, shopAction] as const;
  const another = "./handlers.server?another";
  const module = (await import(another)) as { shopAction: typeof shopAction }; // the query makes a second instance
  return [shopAction, module.shopAction] as const;
}

function args(init: RequestInit = {}, cookie = "", shared?: SealedValues) {
  const headers = new Headers(init.headers);
  if (cookie) headers.set("Cookie", cookie);
  const config = parseConfig({
    COMMERCE_ENDPOINT: "http://127.0.0.1:3/graphql",
    SESSION_SECRET: SECRET,
    LOG_LEVEL: "silent",
  });
  const context: AppLoadContext = { config, requestId: "test", ...(shared && { shared }) };
  return { request: new Request("http://shop.test/cart", { ...init, headers }), params: {}, context };
}

function post(fields: Record<string, string>, headers: Record<string, string> = {}, shared?: SealedValues) {
  const body = new URLSearchParams(fields);
  return args({ method: "POST", body, headers: { Origin: "http://shop.test", ...headers } }, "", shared);
}

async function thrownBy(work: Promise<unknown>): Promise<Response> {
  return work.then(
    () => expect.fail("nothing was thrown"),
    (thrown: unknown) => (thrown instanceof Response ? thrown : expect.fail(String(thrown))),
  );
}

describe("shopAction: the same form sent twice at once", () => {
  let runs = 0;
  const add = shopAction(async ({ shop, form }) => {
    const run = ++runs;
    await new Promise((resolve) => setTimeout(resolve, 100));
    saveCartId(shop.cookies, String(run).padStart(32, "a") as CartId); // well formed
    return form.has("stay") ? null : redirect(`/${run}`, 303);
  });
  const answers = (fields: [string, string][][], cookie: string) =>
    Promise.all(fields.map((each) => add(post(Object.fromEntries(each), cookie ? { Cookie: cookie } : {}))));

  test("runs once, and both requests get its response and cookies", async () => {
    runs = 0;
    const [first, second] = await answers([[["sku", "A"]], [["sku", "A"]]], `cart=${CART}`);
    expect(runs).toBe(1);
    for (const answer of [first, second]) {
      expect(answer?.headers.get("Location")).toBe("/1");
      expect(answer?.headers.get("Set-Cookie")).toMatch(/^cart=a{31}1;/);
    }
    await answers([[["stay", ""]], [["stay", ""]]], `cart=${CART}`);
    expect(runs, "also when the action returns null").toBe(2);
  });

  test.each<[string, [string, string][][], string]>([
    ["the fields differ", [[["sku", "A"]], [["sku", "B"]]], `cart=${CART}`],
    ["no cookie identifies the browser", [[["sku", "A"]], [["sku", "A"]]], ""],
  ])("runs twice when %s", async (_, fields, cookie) => {
    runs = 0;
    await answers(fields, cookie);
    expect(runs).toBe(2);
  });

  test("runs for each request when the response has a body", async () => {
    let runs = 0;
    const download = shopAction(async () => {
      const text = String(++runs);
      await new Promise((resolve) => setTimeout(resolve, 30));
      return new Response(text);
    });
    const both = [1, 2].map(() => download(post({ sku: "A" }, { Cookie: `cart=${CART}` })));
    const answers = await Promise.all(both.map(async (answer) => (await answer).text()));
    // Which of the two waits for the other is not defined.
    expect(answers.toSorted()).toEqual(["1", "2"]);
  });

  test.each(["one process", "two processes"])("in %s an invalid form runs once, and both get it", async (where) => {
    let runs = 0;
    const actions = await actionsOf(where);
    const both = actions.map((action) =>
      action(async ({ shop }) => {
        runs += 1;
        await new Promise((resolve) => setTimeout(resolve, 100));
        saveCartId(shop.cookies, "b".repeat(32) as CartId); // well formed
        return invalid({ message: "Not added" });
      })(post({ sku: "A" }, SENT, shared)),
    );
    for (const answer of await Promise.all(both)) {
      const { data, init } = answer as unknown as { data: unknown; init: ResponseInit }; // what data() makes
      expect([data, init.status]).toEqual([{ message: "Not added" }, 422]);
      expect(new Headers(init.headers).get("Set-Cookie")).toMatch(/^cart=b{32};/);
    }
    expect(runs).toBe(1);
  });

  test.each(["one process", "two processes"])("in %s a failure runs once, and both get it", async (where) => {
    let runs = 0;
    const actions = await actionsOf(where);
    const both = actions.map((action) =>
      action(async () => {
        runs += 1;
        await new Promise((resolve) => setTimeout(resolve, 100));
        throw new CommerceError("contract", "AddToCart: an answer of another shape");
      })(post({ sku: "B" }, SENT, shared)),
    );
    const statuses = await Promise.all(both.map(async (answer) => (await thrownBy(answer)).status));
    expect([runs, ...statuses]).toEqual([1, 502, 502]);
  });

  test.each([
    ["answers 503, and does not run again", false, 503, 1],
    ["runs an action that joins submissions itself", true, 303, 2],
  ])("%s, when the first run takes longer than the limit", async (_, joinsSubmissions, status, count) => {
    vi.useFakeTimers({ toFake: ["performance"] });
    try {
      let runs = 0;
      const hang = () => (++runs === 1 ? new Promise<Response>(() => undefined) : redirect("/done", 303));
      const action = shopAction(hang, { joinsSubmissions });
      const fields = { sku: `D ${String(joinsSubmissions)}` };
      void action(post(fields, SENT));
      await vi.waitFor(() => expect(runs).toBe(1), 15_000);
      const second = action(post(fields, SENT)).catch((thrown: unknown) => thrown);
      await new Promise((resolve) => setTimeout(resolve, 100));
      vi.advanceTimersByTime(46_000);
      expect([await second, runs]).toEqual([expect.objectContaining({ status }), count]);
    } finally {
      vi.useRealTimers();
    }
  });

  test("runs again when the first run has not ended after 46 s", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    try {
      let runs = 0;
      const hang = shopAction(() => (++runs === 1 ? new Promise<Response>(() => undefined) : redirect("/done", 303)));
      const work: Promise<unknown>[] = [];
      const send = (fields: Record<string, string>) => {
        const sent = post(fields, { Cookie: `cart=${CART}` });
        sent.context.waitUntil = (promise) => void work.push(promise);
        return hang(sent);
      };
      void send({ sku: "C" });
      await vi.waitFor(() => expect(runs).toBe(1), 15_000);
      vi.advanceTimersByTime(46_000);
      expect((await send({ sku: "C" })).headers.get("Location")).toBe("/done");
    } finally {
      vi.useRealTimers();
    }
  });

  test("runs again once the first run has ended", async () => {
    runs = 0;
    for (let count = 0; count < 2; count += 1) await answers([[["sku", "A"]]], `cart=${CART}`);
    expect(runs).toBe(2);
  });
});

describe("shopLoader", () => {
  test("adds the session's cookies to a plain value, to an invalid form and to a Response", async () => {
    const plain = await shopLoader(({ shop }) => {
      saveCartId(shop.cookies, CART);
      return { lines: 1 };
    })(args());
    expect(plain).toMatchObject({ data: { lines: 1 } });

    const withInit = await shopLoader(({ shop }) => {
      saveCartId(shop.cookies, CART);
      return invalid({ lines: 1 });
    })(args());
    expect(withInit).toMatchObject({ data: { lines: 1 } });
    const init = (withInit as unknown as { init: ResponseInit }).init; // what data() makes
    expect(init.status).toBe(422);
    expect(new Headers(init.headers).get("Set-Cookie")).toContain("cart=");

    const response = await shopLoader(({ shop }) => {
      saveCartId(shop.cookies, CART);
      return redirect("/", 303);
    })(args());
    expect(response.status).toBe(303);
    expect(response.headers.get("Set-Cookie")).toContain("cart=");
  });

  test.each([
    ["a HEAD request", () => ({ method: "HEAD" })],
    ["a client that has left", () => ({ signal: AbortSignal.abort() })],
  ])("cancels a streamed body for %s", async (_, init) => {
    const cancel = vi.fn();
    const stream = shopLoader(() => new Response(new ReadableStream({ cancel })));
    expect((await stream(args(init()))).body).toBeNull();
    expect(cancel).toHaveBeenCalled();
  });

  test("keeps taken notices for the next page when it redirects", async () => {
    const withNotice = shopLoader(({ shop }) => {
      shop.notices.add({ kind: "success", text: "Saved." });
      return redirect("/", 303);
    });
    const Cookie = (await withNotice(args())).headers.get("Set-Cookie")?.split(";", 1)[0] ?? "";
    const response = await shopLoader(({ shop }) => {
      expect(shop.notices.take()).toMatchObject([{ text: "Saved." }]);
      return redirect("/elsewhere", 303);
    })(args({}, Cookie));
    expect(response.headers.getSetCookie().findLast((cookie) => cookie.startsWith("message="))).not.toContain(
      "Max-Age=0",
    );
  });

  test("returns the value as it is when no cookie changed", async () => {
    const value = { lines: 1 };
    expect(await shopLoader(() => value)(args())).toBe(value);
  });

  test.each([
    ["unavailable", 503],
    ["contract", 502],
  ] as const)("answers a backend error of kind %s with %i", async (kind, status) => {
    const fail = shopLoader(() => {
      throw new CommerceError(kind, "asking");
    });
    expect((await thrownBy(fail(args()))).status).toBe(status);
  });

  test("answers with a failed integration's status, or 500 without its configuration", async () => {
    const fail = shopLoader(() => {
      throw new CommerceError("integration", "asking", { status: 418 });
    });
    expect((await thrownBy(fail(args()))).status).toBe(418);
    const call = shopLoader(({ shop }) => shop.commerce.call("loyalty", "getPoints", {}));
    expect((await thrownBy(call(args()))).status).toBe(500);
  });

  test("logs out and redirects to the same page when the backend rejects the session", async () => {
    const invalid = shopLoader(() => {
      throw new CommerceError("unauthorized", "asking");
    });
    const response = await thrownBy(invalid(args({}, `customer-token=abc; customer-cart=${CART}`)));
    expect(response.headers.get("Location")).toBe("/cart");
    const cookies = response.headers.getSetCookie().join("\n");
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

  test("passes the posted fields to the action", async () => {
    expect(await echo(post({ a: "1" }))).toEqual({ a: "1" });
  });

  test("answers a POST from another site with 403", async () => {
    expect((await thrownBy(echo(post({ a: "1" }, { Origin: "http://evil.test" })))).status).toBe(403);
  });

  test("answers a body over the limit with 413", async () => {
    expect((await thrownBy(echo(post({ a: "x".repeat(70_000) })))).status).toBe(413);
  });
});
