import { describe, expect, test } from "vitest";
import {
  data,
  closeConnection,
  hang,
  hangInBody,
  json,
  useScriptedBackend,
  status,
} from "../../../../tests/contract/scripted-backend.ts";
import { CommerceError } from "~/lib/commerce/model/errors";
import {
  CartDocument,
  ChangePasswordDocument,
  LogInDocument,
  PlaceOrderDocument,
  RegisterDocument,
  RouteDocument,
} from "~/lib/commerce/wire/generated/graphql";
import { type BackendOptions, createBackend } from "./backend.server";
import { createBreaker } from "./breaker.server";
import { createReadCache } from "./read-cache.server";

const server = useScriptedBackend();

function connect(options: Partial<BackendOptions> = {}) {
  return createBackend({
    endpoint: server.endpoint,
    store: "default",
    currency: "INR",
    fetch,
    cache: createReadCache(),
    workOutlives: true,
    waitUntil: () => undefined,
    log: () => undefined,
    requestId: "test",
    ...options,
  });
}

const url = "/voyant-one.html";
const id = "a".repeat(32);
const read = (options?: Partial<BackendOptions>) => connect(options).readPublic(RouteDocument, { url });

async function failure(work: Promise<unknown>): Promise<CommerceError> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof CommerceError)) throw new Error(`not a CommerceError: ${String(error)}`);
  return error;
}

describe("what is sent", () => {
  test("public reads go by GET with store and currency, and never carry the token", async () => {
    server.script(data({ route: null }));
    await read({ token: "secret", captchaToken: "human", store: "us", currency: "USD" });
    const [request] = server.seen;
    expect(request).toMatchObject({ method: "GET", operation: "Route", variables: { url } });
    expect(request?.headers).toMatchObject({ store: "us", "content-currency": "USD" });
    expect(request?.headers).not.toHaveProperty("authorization");
    expect(request?.headers).not.toHaveProperty("x-recaptcha");
  });

  test("a public read whose address would be too long goes by POST", async () => {
    server.script(data({ route: null }));
    await connect().readPublic(RouteDocument, { url: "क".repeat(2000) });
    expect(server.seen[0]?.method).toBe("POST");
  });

  test("private reads go by POST with the token", async () => {
    server.script(data({ cart: null }));
    await connect({ token: "secret" }).readPrivate(CartDocument, { id });
    expect(server.seen[0]).toMatchObject({ method: "POST", operation: "Cart", variables: { id } });
    expect(server.seen[0]?.headers.authorization).toBe("Bearer secret");
  });

  const logIn = { email: "asha@example.in", password: "x" };
  const registration = { account: { firstname: "A", lastname: "R", email: logIn.email } };
  const integrationToken = "of-the-integration";
  const proofs = () =>
    server.seen.map(({ operation, headers }) => [operation, headers["x-recaptcha"] ?? headers.authorization ?? null]);

  test.each([
    ["then the integration's token", { integrationToken }, "Bearer of-the-integration"],
    ["again, where there is no integration", {}, "human"],
  ])("the captcha's answer goes with the first write that is asked for it, %s", async (_, more, second) => {
    server.script(data({}));
    const backend = connect({ captchaToken: "human", ...more });
    await backend.write(PlaceOrderDocument, { id });
    await backend.readPrivate(CartDocument, { id });
    await backend.writeAsGuest(RegisterDocument, registration);
    await backend.writeAsGuest(LogInDocument, logIn);
    expect(proofs()).toEqual([
      ["PlaceOrder", null],
      ["Cart", null],
      ["Register", "human"],
      ["LogIn", second],
    ]);
  });

  test("a customer's new password takes the captcha's answer before the log-in with it", async () => {
    server.script(data({}));
    const backend = connect({ captchaToken: "human", integrationToken, token: "secret" });
    await backend.write(ChangePasswordDocument, { current: "x", wanted: "y" });
    await backend.writeAsGuest(LogInDocument, logIn);
    expect(proofs()).toEqual([
      ["ChangePassword", "human"],
      ["LogIn", "Bearer of-the-integration"],
    ]);
    expect(server.seen[0]?.headers.authorization).toBe("Bearer secret");
  });

  test("a guest's write without the captcha's answer carries the integration's token, and nothing else does", async () => {
    server.script(data({ placeOrder: null }));
    await connect({ integrationToken, token: "secret" }).writeAsGuest(PlaceOrderDocument, { id });
    await connect({ integrationToken, captchaToken: "human" }).writeAsGuest(LogInDocument, logIn);
    await connect({ integrationToken }).write(PlaceOrderDocument, { id });
    await connect({ integrationToken }).readPrivate(CartDocument, { id });
    const sent = server.seen.map(({ headers }) => headers.authorization);
    expect(sent).toEqual(["Bearer of-the-integration", undefined, undefined, undefined]);
  });

  test.each(["Requested store is not found (nope)", "Please correct the target currency"])(
    "a store or currency that is not there is told from a broken contract: %s",
    async (message) => {
      server.script(json(500, { errors: [{ message, extensions: { category: "graphql-input" } }] }));
      expect(await failure(read())).toMatchObject({ kind: "unknown-store", status: 500 });
    },
  );

  test("the backend's session cookie is neither kept nor sent", async () => {
    server.script(data({ cart: null }));
    const backend = connect();
    await backend.readPrivate(CartDocument, { id });
    await backend.readPrivate(CartDocument, { id });
    expect(server.seen.map(({ headers }) => headers.cookie)).toEqual([undefined, undefined]);
  });

  test("without a chosen store or currency no header is sent", async () => {
    server.script(data({ route: null }));
    await read({ store: null, currency: null });
    expect(server.seen[0]?.headers).not.toHaveProperty("store");
    expect(server.seen[0]?.headers).not.toHaveProperty("content-currency");
  });
});

describe("what an answer means", () => {
  const denied = {
    message: "The current customer isn't authorized.",
    extensions: { category: "graphql-authorization" },
  };
  const foreign = {
    message: `The current user cannot perform operations on cart "${id}"`,
    extensions: { category: "graphql-authorization" },
  };

  test("data beside errors is handed on with the errors", async () => {
    server.script(
      data(
        { route: { __typename: "CmsPage", redirect_code: 0 } },
        { message: "one field failed", path: ["route", "x"] },
      ),
    );
    await expect(read()).resolves.toEqual({
      operation: "Route",
      data: { route: { __typename: "CmsPage", redirect_code: 0 } },
      errors: [{ message: "one field failed", category: null }],
    });
  });

  test.each([
    ["HTML with 500", status(500, "<h1>Sorry</h1>"), "unavailable", 500],
    ["HTML with 429", status(429, "slow down"), "unavailable", 429],
    ["GraphQL with 429", json(429, { errors: [{ message: "Too many requests" }] }), "unavailable", 429],
    ["broken JSON with 200", status(200, '{"data":{"rou'), "contract", 200],
    ["JSON that is not GraphQL", json(200, { hello: "world" }), "contract", 200],
    ["a redirect", status(302, "", { location: "http://127.0.0.1:1/elsewhere" }), "contract", 302],
    [
      "a syntax error with 500",
      json(500, { errors: [{ message: "Syntax Error: Unexpected <EOF>" }] }),
      "contract",
      500,
    ],
    ["a refused variable", json(200, { errors: [{ message: 'Variable "$p" got invalid value' }] }), "contract", 200],
    ["an internal server error", data({ route: null }, { message: "Internal server error" }), "unavailable", 200],
    ["an authorization error for a guest's public read", json(200, { errors: [denied] }), "contract", 200],
  ] as const)("%s is %s", async (...[, reply, kind, code]) => {
    server.script(reply);
    expect(await failure(read())).toMatchObject({ kind, status: code });
  });

  test("400 KB of nested lists instead of an object count as no value", async () => {
    server.script(status(200, `{"data":{"route":${"[".repeat(200_000)}${"]".repeat(200_000)}}}`));
    await expect(read()).resolves.toMatchObject({ data: { route: null } });
  });

  test("an authorization error is unauthorized only when the request carried a token", async () => {
    server.script(data({ cart: null }, denied));
    const withToken = await failure(connect({ token: "old" }).readPrivate(CartDocument, { id }));
    expect(withToken.kind).toBe("unauthorized");
    await expect(connect().readPrivate(CartDocument, { id })).resolves.toMatchObject({ data: { cart: null } });
  });

  test("a cart of someone else is no reason to log out", async () => {
    server.on("Cart", data({ cart: null }, foreign));
    server.on("CustomerCartId", data({ customerCart: { id } }));
    const answer = await connect({ token: "good" }).readPrivate(CartDocument, { id });
    expect(answer.errors).toHaveLength(1);
  });

  test("one's own cart is called someone else's when the token has ended: that is a reason", async () => {
    server.on("Cart", data({ cart: null }, foreign));
    server.on("CustomerCartId", data({ customerCart: null }, denied));
    const backend = connect({ token: "ended" });
    expect((await failure(backend.readPrivate(CartDocument, { id }))).kind).toBe("unauthorized");
    expect((await failure(backend.proveToken())).kind).toBe("unauthorized");
    expect(server.seen.map(({ operation }) => operation)).toEqual(["Cart", "CustomerCartId"]);
    await expect(connect().proveToken()).resolves.toBeUndefined();
  });

  test("a reply beyond the size limit is refused", async () => {
    server.script(status(200, "x".repeat(9 * 1024 * 1024)));
    expect(await failure(read())).toMatchObject({ kind: "contract" });
  });

  test("messages hold no ids", async () => {
    server.script(json(200, { errors: [{ message: `Could not find "${id}" nor "7", ${id} nor ${id}` }] }));
    const { message } = await failure(read());
    expect([message.includes(id), message.includes("7")]).toEqual([false, false]);
  });
});

describe("waiting and trying again", () => {
  test.each([
    ["the reply", hang],
    ["the body", hangInBody],
  ])("%s that never comes is unavailable after the time limit, without a second try", async (_what, reply) => {
    server.script(reply);
    const over: string[] = [];
    const patient = failure(read({ timeoutMs: 1_500 })).then(() => over.push("patient"));
    const failed = await failure(read({ timeoutMs: 300 }));
    over.push("impatient");
    expect(failed).toMatchObject({ kind: "unavailable" });
    await patient;
    expect(over).toEqual(["impatient", "patient"]);
    expect(server.seen).toHaveLength(2);
  });

  test.each([
    ["a lost connection", closeConnection],
    ["502", status(502, "bad gateway")],
    ["503", status(503, "busy")],
    ["504", status(504, "late")],
  ])("a read is tried once more after %s", async (_what, reply) => {
    server.script(reply, data({ route: null }));
    await expect(read()).resolves.toMatchObject({ data: { route: null } });
    expect(server.seen).toHaveLength(2);
  });

  test("a limit that was used up by a write leaves some for what is read afterwards, so that the page can be shown", async () => {
    const backend = connect({ timeoutMs: 2_000 });
    server.on("Route", data({ route: null }));
    server.on("PlaceOrder", hang);
    await backend.readPublic(RouteDocument, { url });
    expect(await failure(backend.write(PlaceOrderDocument, { id }))).toMatchObject({ kind: "unavailable" });
    expect(await backend.readPublic(RouteDocument, { url })).toMatchObject({ data: { route: null } });
  });

  test("a read is not tried a third time", async () => {
    server.script(status(503, "busy"));
    expect(await failure(read())).toMatchObject({ kind: "unavailable", status: 503 });
    expect(server.seen).toHaveLength(2);
  });

  test("no read is sent for as long as a 429 says, and writes still are", async () => {
    let time = 0;
    const backend = connect({ breaker: createBreaker(() => time) });
    server.on("Route", status(429, "slow down", { "Retry-After": "20" }), data({ route: null }));
    server.on("PlaceOrder", data({ placeOrder: null }));
    const route = () => backend.readPublic(RouteDocument, { url });
    expect(await failure(route())).toMatchObject({ kind: "unavailable", status: 429 });
    time = 19_999;
    expect(await failure(route())).toMatchObject({ kind: "unavailable" });
    expect(await failure(backend.readPrivate(CartDocument, { id }))).toMatchObject({ kind: "unavailable" });
    expect(server.seen).toHaveLength(1);
    expect(await backend.write(PlaceOrderDocument, { id })).toMatchObject({ data: { placeOrder: null } });
    time = 20_000;
    expect(await route()).toMatchObject({ data: { route: null } });
  });

  test("a plain 500 is not tried again", async () => {
    server.script(status(500, "broken"));
    await failure(read());
    expect(server.seen).toHaveLength(1);
  });

  test.each([
    ["a lost connection", closeConnection],
    ["503", status(503, "busy")],
  ])("a write is never tried again after %s", async (_what, reply) => {
    server.script(reply, data({ placeOrder: null }));
    expect(await failure(connect().write(PlaceOrderDocument, { id }))).toMatchObject({ kind: "unavailable" });
    expect(server.seen).toHaveLength(1);
  });

  test("a backend that does not listen is unavailable", async () => {
    const error = await failure(read({ endpoint: "http://127.0.0.1:1/graphql" }));
    expect(error).toMatchObject({ kind: "unavailable" });
  });
});

describe("keeping answers", () => {
  const freshness = { fresh: 60_000, stale: 60_000, onError: 60_000, isShared: false };

  test.each([
    ["store", { store: "us" }],
    ["currency", { currency: "USD" }],
  ])("another %s has its own answers", async (_what, other) => {
    const cache = createReadCache();
    const ask = (options: Partial<BackendOptions>, value: string) =>
      connect({ cache, ...options }).cached({ name: "x", key: 1, tags: [], freshness }, () => Promise.resolve(value));
    expect(await ask({}, "first")).toBe("first");
    expect(await ask(other, "second")).toBe("second");
    expect(await ask({}, "third")).toBe("first");
  });
});
