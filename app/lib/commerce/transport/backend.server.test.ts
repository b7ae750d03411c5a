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
import type { CaptchaForm } from "~/lib/commerce/model/captcha";
import {
  ApplyCouponDocument,
  CartDocument,
  ChangePasswordDocument,
  CreateReviewDocument,
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
const REVIEW = { review: { sku: "A", nickname: "Asha", summary: "Good", text: "Good.", ratings: [] } };
const read = (options?: Partial<BackendOptions>) => connect(options).readPublic(RouteDocument, { url });

async function failure(work: Promise<unknown>): Promise<CommerceError> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof CommerceError)) throw new Error(`not a CommerceError: ${String(error)}`);
  return error;
}

describe("requests", () => {
  test("sends public reads by GET with store and currency, without tokens", async () => {
    server.script(data({ route: null }));
    await read({ token: "secret", takeCaptchaToken: () => "human", store: "us", currency: "USD" });
    const [request] = server.seen;
    expect(request).toMatchObject({ method: "GET", operation: "Route", variables: { url } });
    expect(request?.headers).toMatchObject({ store: "us", "content-currency": "USD" });
    expect(request?.headers).not.toHaveProperty("authorization");
    expect(request?.headers).not.toHaveProperty("x-recaptcha");
  });

  test("sends a public read by POST when its URL would be too long", async () => {
    server.script(data({ route: null }));
    await connect().readPublic(RouteDocument, { url: "क".repeat(2000) });
    expect(server.seen[0]?.method).toBe("POST");
  });

  test("sends private reads by POST with the token", async () => {
    server.script(data({ cart: null }));
    await connect({ token: "secret" }).readPrivate(CartDocument, { id });
    expect(server.seen[0]).toMatchObject({ method: "POST", operation: "Cart", variables: { id } });
    expect(server.seen[0]?.headers.authorization).toBe("Bearer secret");
  });

  const logIn = { email: "asha@example.in", password: "x" };
  const registration = { account: { firstname: "A", lastname: "R", email: logIn.email } };
  const integrationToken = "of-the-integration";
  const refusal = { message: "ReCaptcha validation failed, please try again", path: ["generateCustomerToken"] };
  const refused = data({ generateCustomerToken: null }, refusal);
  const proofs = () =>
    server.seen.map(({ operation, headers }) => [operation, headers["x-recaptcha"] ?? headers.authorization ?? null]);
  const tokens = (known: Partial<Record<CaptchaForm, string>>) => ({
    takeCaptchaToken(form: CaptchaForm) {
      const token = known[form] ?? null;
      delete known[form];
      return token;
    },
  });

  test("sends each form's captcha token with its own mutation, once", async () => {
    server.script(data({}));
    const backend = connect(tokens({ register: "one", "log-in": "two", order: "three" }));
    await backend.readPrivate(CartDocument, { id });
    await backend.writeAsGuest(RegisterDocument, registration);
    await backend.writeAsGuest(LogInDocument, logIn);
    await backend.writeAsGuest(LogInDocument, logIn);
    await backend.write(PlaceOrderDocument, { id });
    expect(proofs()).toEqual([
      ["Cart", null],
      ["Register", "one"],
      ["LogIn", "two"],
      ["LogIn", null],
      ["PlaceOrder", "three"],
    ]);
  });

  test("sends the customer's token beside the captcha's", async () => {
    server.script(data({}));
    const backend = connect({ ...tokens({ "change-password": "human" }), token: "secret" });
    await backend.write(ChangePasswordDocument, { current: "x", wanted: "y" });
    expect(server.seen[0]?.headers).toMatchObject({ "x-recaptcha": "human", authorization: "Bearer secret" });
  });

  test("sends a refused log-in once more as the integration, and remembers that its form has a captcha", async () => {
    server.on("LogIn", refused, data({ generateCustomerToken: { token: "t" } }));
    const rejectedCaptchas = new Set<CaptchaForm>();
    const answer = await connect({ integrationToken, rejectedCaptchas }).writeAsGuest(LogInDocument, logIn);
    expect(answer.data.generateCustomerToken?.token).toBe("t");
    expect(proofs()).toEqual([
      ["LogIn", null],
      ["LogIn", `Bearer ${integrationToken}`],
    ]);
    expect([...rejectedCaptchas]).toEqual(["log-in"]);
  });

  test("keeps the first answer, and logs, when the integration's token is a 401", async () => {
    const logged: string[] = [];
    server.on("LogIn", refused, json(401, { errors: [{ message: "Composite reader could not read a token" }] }));
    const log = (level: string, event: string) => void logged.push(`${level} ${event}`);
    const answer = await connect({ integrationToken, log }).writeAsGuest(LogInDocument, logIn);
    expect(answer.errors.map(({ message }) => message)).toEqual([refusal.message]);
    expect(logged).toEqual(["error commerce.integration-refused"]);
  });

  test.each([
    ["with a cart", { integrationToken }, PlaceOrderDocument],
    ["with a coupon", { integrationToken }, ApplyCouponDocument],
    ["beside a customer's token", { integrationToken, token: "secret" }, CreateReviewDocument],
    ["after a captcha token", { integrationToken, takeCaptchaToken: () => "robot" }, CreateReviewDocument],
    ["without one", {}, CreateReviewDocument],
  ] as const)("never sends the integration's token %s", async (_, options, document) => {
    server.script(json(200, { errors: [refusal] }));
    const variables = { ...REVIEW, id, code: "TEN" };
    const answer = await connect(options).write(document as typeof CreateReviewDocument, variables); // sent as it is
    expect(answer.errors).toHaveLength(1);
    expect(server.seen).toHaveLength(1);
    expect(server.seen[0]?.headers.authorization).not.toBe(`Bearer ${integrationToken}`);
  });

  test.each(["Requested store is not found (nope)", "Please correct the target currency"])(
    "reports an unknown store or currency: %s",
    async (message) => {
      server.script(json(500, { errors: [{ message, extensions: { category: "graphql-input" } }] }));
      expect(await failure(read())).toMatchObject({ kind: "unknown-store", status: 500 });
    },
  );

  test("does not send the backend's session cookie back", async () => {
    server.script(data({ cart: null }));
    const backend = connect();
    await backend.readPrivate(CartDocument, { id });
    await backend.readPrivate(CartDocument, { id });
    expect(server.seen.map(({ headers }) => headers.cookie)).toEqual([undefined, undefined]);
  });

  test("sends no store or currency header when none is selected", async () => {
    server.script(data({ route: null }));
    await read({ store: null, currency: null });
    expect(server.seen[0]?.headers).not.toHaveProperty("store");
    expect(server.seen[0]?.headers).not.toHaveProperty("content-currency");
  });
});

describe("answers", () => {
  const denied = {
    message: "The current customer isn't authorized.",
    extensions: { category: "graphql-authorization" },
  };
  const foreign = {
    message: `The current user cannot perform operations on cart "${id}"`,
    extensions: { category: "graphql-authorization" },
  };

  test("returns data together with errors", async () => {
    server.script(
      data(
        { route: { __typename: "CmsPage", redirect_code: 0 } },
        { message: "one field failed", path: ["route", "x"] },
      ),
    );
    await expect(read()).resolves.toMatchObject({
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
    ["a rejected variable", json(200, { errors: [{ message: 'Variable "$p" got invalid value' }] }), "contract", 200],
    ["an internal server error", data({ route: null }, { message: "Internal server error" }), "unavailable", 200],
    ["an authorization error for a guest's public read", json(200, { errors: [denied] }), "contract", 200],
  ] as const)("%s is %s", async (...[, reply, kind, code]) => {
    server.script(reply);
    expect(await failure(read())).toMatchObject({ kind, status: code });
  });

  const refused = { message: "Guest customers aren't allowed to add product reviews.", path: ["createProductReview"] };

  test("a refused mutation without data, because its type is not nullable, has its errors and no fields", async () => {
    server.script(json(403, { errors: [refused] }));
    const answer = await connect().write(CreateReviewDocument, REVIEW);
    expect(answer).toMatchObject({
      operation: "CreateReview",
      data: {},
      errors: [{ message: refused.message, category: null }],
    });
  });

  test.each([
    ["that was never executed", json(200, { errors: [{ message: refused.message }] }), "contract"],
    ["without data and errors", json(200, { errors: [] }), "contract"],
    ["that failed inside", json(200, { errors: [{ ...refused, message: "Internal server error" }] }), "unavailable"],
  ])("a mutation %s is no refusal", async (...[, reply, kind]) => {
    server.script(reply);
    expect((await failure(connect().write(CreateReviewDocument, REVIEW))).kind).toBe(kind);
  });

  test("a query without data is broken", async () => {
    server.script(json(200, { errors: [{ ...refused, path: ["productReviewRatingsMetadata"] }] }));
    expect((await failure(read())).kind).toBe("contract");
  });

  test("reads 400 KB of nested lists instead of an object as null", async () => {
    server.script(status(200, `{"data":{"route":${"[".repeat(200_000)}${"]".repeat(200_000)}}}`));
    await expect(read()).resolves.toMatchObject({ data: { route: null } });
  });

  test("an authorization error is unauthorized only when the request carried a token", async () => {
    server.script(data({ cart: null }, denied));
    const withToken = await failure(connect({ token: "old" }).readPrivate(CartDocument, { id }));
    expect(withToken.kind).toBe("unauthorized");
    await expect(connect().readPrivate(CartDocument, { id })).resolves.toMatchObject({ data: { cart: null } });
  });

  test("does not log out because of another customer's cart", async () => {
    server.on("Cart", data({ cart: null }, foreign));
    server.on("CustomerCartId", data({ customerCart: { id } }));
    const answer = await connect({ token: "good" }).readPrivate(CartDocument, { id });
    expect(answer.errors).toHaveLength(1);
  });

  test("is unauthorized when the customer's own cart is rejected because the token expired", async () => {
    server.on("Cart", data({ cart: null }, foreign));
    server.on("CustomerCartId", data({ customerCart: null }, denied));
    const backend = connect({ token: "ended" });
    expect((await failure(backend.readPrivate(CartDocument, { id }))).kind).toBe("unauthorized");
    expect((await failure(backend.proveToken())).kind).toBe("unauthorized");
    expect(server.seen.map(({ operation }) => operation)).toEqual(["Cart", "CustomerCartId"]);
    await expect(connect().proveToken()).resolves.toBeUndefined();
  });

  test("rejects a reply over the size limit", async () => {
    server.script(status(200, "x".repeat(9 * 1024 * 1024)));
    expect(await failure(read())).toMatchObject({ kind: "contract" });
  });

  test("error messages contain no ids", async () => {
    server.script(json(200, { errors: [{ message: `Could not find "${id}" nor "7", ${id} nor ${id}` }] }));
    const { message } = await failure(read());
    expect([message.includes(id), message.includes("7")]).toEqual([false, false]);
  });
});

describe("timeouts and retries", () => {
  test.each([
    ["the reply", hang],
    ["the body", hangInBody],
  ])("is unavailable without a retry when %s does not arrive before the timeout", async (_what, reply) => {
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
  ])("retries a read once after %s", async (_what, reply) => {
    server.script(reply, data({ route: null }));
    await expect(read()).resolves.toMatchObject({ data: { route: null } });
    expect(server.seen).toHaveLength(2);
  });

  test("leaves time for a read after a write has timed out", async () => {
    const backend = connect({ timeoutMs: 2_000 });
    server.on("Route", data({ route: null }));
    server.on("PlaceOrder", hang);
    await backend.readPublic(RouteDocument, { url });
    expect(await failure(backend.write(PlaceOrderDocument, { id }))).toMatchObject({ kind: "unavailable" });
    expect(await backend.readPublic(RouteDocument, { url })).toMatchObject({ data: { route: null } });
  });

  test("gives parts of a long read the whole time each", async () => {
    const backend = connect({ timeoutMs: 600 });
    server.on("Route", hang);
    await failure(backend.readPublic(RouteDocument, { url }));
    server.on("Route", data({ route: null }));
    expect(await failure(backend.readPublic(RouteDocument, { url }))).toMatchObject({ kind: "unavailable" });
    expect(await backend.readPart(RouteDocument, { url })).toMatchObject({ data: { route: null } });
  });

  test("does not retry a read twice", async () => {
    server.script(status(503, "busy"));
    expect(await failure(read())).toMatchObject({ kind: "unavailable", status: 503 });
    expect(server.seen).toHaveLength(2);
  });

  test("sends writes but no reads during the Retry-After of a 429", async () => {
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

  test("does not retry a read after a plain 500", async () => {
    server.script(status(500, "broken"));
    await failure(read());
    expect(server.seen).toHaveLength(1);
  });

  test.each([
    ["a lost connection", closeConnection],
    ["503", status(503, "busy")],
  ])("does not retry a write after %s", async (_what, reply) => {
    server.script(reply, data({ placeOrder: null }));
    expect(await failure(connect().write(PlaceOrderDocument, { id }))).toMatchObject({ kind: "unavailable" });
    expect(server.seen).toHaveLength(1);
  });

  test("is unavailable when the backend does not listen", async () => {
    const error = await failure(read({ endpoint: "http://127.0.0.1:1/graphql" }));
    expect(error).toMatchObject({ kind: "unavailable" });
  });
});

describe("cache", () => {
  const freshness = { fresh: 60_000, stale: 60_000, onError: 60_000, isShared: false };

  test.each([
    ["store", { store: "us" }],
    ["currency", { currency: "USD" }],
  ])("caches answers of each %s separately", async (_what, other) => {
    const cache = createReadCache();
    const ask = (options: Partial<BackendOptions>, value: string) =>
      connect({ cache, ...options }).cached({ name: "x", key: 1, tags: [], freshness }, () => Promise.resolve(value));
    expect(await ask({}, "first")).toBe("first");
    expect(await ask(other, "second")).toBe("second");
    expect(await ask({}, "third")).toBe("first");
  });
});
