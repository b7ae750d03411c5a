import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openTestBackend, type TestBackend } from "../test-support/test-backend.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());
afterEach(() => backend.faults.clear());

const storeCode = "{storeConfig{store_code}}";
const post = (body: string, type = "application/json") =>
  fetch(backend.endpoint, { method: "POST", headers: { "content-type": type }, body });
const get = (query: Record<string, string>) => fetch(`${backend.endpoint}?${new URLSearchParams(query)}`);
type Body = any; // any: answers of every shape
const read = async (response: Response) => ({
  status: response.status,
  body: (await response.json()) as Body, // any: see above
});

describe("requests", () => {
  test("rejects other content types", async () => {
    const { status, body } = await read(await post(JSON.stringify({ query: storeCode }), "text/plain"));
    expect(status).toBe(500);
    expect(body.errors[0].message).toBe("Request content type must be application/json");
  });

  test("answers invalid JSON with an HTML page", async () => {
    const response = await post("{not json");
    expect(response.status).toBe(500);
    expect(response.headers.get("content-type")).toContain("text/html");
  });

  test.each([
    ["a batch", JSON.stringify([{ query: storeCode }])],
    ["an empty query", JSON.stringify({ query: "" })],
  ])("answers %s with a syntax error", async (_, body) => {
    expect(await read(await post(body))).toEqual({
      status: 200,
      body: { errors: [{ message: "Syntax Error: Unexpected <EOF>", locations: [{ line: 1, column: 1 }] }] },
    });
  });

  test("rejects a body that is too large", async () => {
    expect((await post(JSON.stringify({ query: `{${" ".repeat(1_100_000)}}` }))).status).toBe(413);
  });
});

describe("errors", () => {
  test.each([
    '{products(filter:{sku:{eq:"CABLE-1M"}}){items{sku ... on NoSuchProduct{sku}}}}',
    "mutation($i:NoSuchInput!){createEmptyCart(input:$i)}",
    "{storeConfig{store_code}} fragment F on NoSuchProduct{sku}",
  ])("fails on an unknown type: %s", async (query) => {
    const { status, body } = await backend.ask(query);
    expect({ status, body }).toEqual({ status: 500, body: { errors: [{ message: "Internal server error" }] } });
  });

  test("answers __type of an unknown type with an error beside the data", async () => {
    const query = '{a:__type(name:"NoSuchProduct"){name} b:__type(name:"StoreConfig"){name}}';
    const error = { message: "Internal server error", locations: [{ line: 1, column: 2 }], path: ["a"] };
    const data = { a: null, b: { name: "StoreConfig" } };
    expect((await backend.ask(query)).body).toEqual({ errors: [error], data });
    const byVariable = await backend.ask("query($n:String!){a:__type(name:$n){name}}", { n: "NoSuchProduct" });
    expect(byVariable.body).toMatchObject({ errors: [{ path: ["a"] }], data: { a: null } });
  });

  test("hides and logs unexpected errors", async () => {
    const { db } = backend.store;
    db.exec("ALTER TABLE cms_page RENAME TO cms_page_away");
    const { status, body } = await backend.ask('{cmsPage(identifier:"home"){title} storeConfig{store_code}}');
    db.exec("ALTER TABLE cms_page_away RENAME TO cms_page");
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        errors: [{ message: "Internal server error", locations: [{ line: 1, column: 2 }], path: ["cmsPage"] }],
        data: { cmsPage: null, storeConfig: { store_code: "default" } },
      },
    });
    expect(String(backend.logged.at(-1))).toContain("cms_page");
  });
});

test("answers introspection without counting its fields", async () => {
  const { getIntrospectionQuery } = await import("graphql");
  const { status, body } = await backend.ask(getIntrospectionQuery());
  expect(status).toBe(200);
  expect(body.errors).toBeUndefined();
  expect(body.data.__schema.types.length).toBeGreaterThan(80);
});

describe("faults", () => {
  test("affect only the named operation, and only as often as set", async () => {
    backend.faults.add({ operation: "storeConfig", failure: "graphql-error", message: "Out of order", times: 1 });
    expect((await backend.ask("{currency{base_currency_code}}")).body.errors).toBeUndefined();
    expect((await backend.ask(storeCode)).body).toEqual({ errors: [{ message: "Out of order" }] });
    expect((await backend.ask(storeCode)).body.errors).toBeUndefined();
  });

  test("simulate HTTP errors, broken JSON, dropped connections and delays", async () => {
    backend.faults.add({ operation: "Named", failure: "http-500", times: 1 });
    expect((await post(JSON.stringify({ query: `query Named ${storeCode}` }))).status).toBe(500);
    backend.faults.add({ operation: "*", failure: "broken-json", times: 1 });
    await expect(backend.ask(storeCode)).rejects.toThrow();
    backend.faults.add({ operation: "*", failure: "drop", times: 1 });
    await expect(post(JSON.stringify({ query: storeCode }))).rejects.toThrow();
    backend.faults.add({ operation: "*", delay: 60, times: 1 });
    const started = performance.now();
    expect((await backend.ask(storeCode)).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThan(55);
  });
});

test.each([
  ['{products(filter:{sku:{eq:"NOPE"}}){items{sku}}}', "FPC"],
  ['{cmsPage(identifier:"nope"){title}}', "FPC"],
  ['{cmsBlocks(identifiers:["note","nope"]){items{identifier}}}', null],
])("answers %s by GET with x-magento-tags %s", async (query, tags) => {
  const response = await get({ query });
  expect(response.headers.get("x-magento-tags")).toBe(tags);
});
