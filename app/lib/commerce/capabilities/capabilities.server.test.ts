import { describe, expect, test } from "vitest";
import { connectTo } from "../../../../tests/contract/connect.ts";
import type { Fetch } from "~/lib/commerce/transport/send.server";
import { createReadCache } from "~/lib/commerce/transport/read-cache.server";

function clientOf(fetch: Fetch, capabilities: readonly string[] | null = null) {
  const cache = createReadCache();
  const warnings: string[] = [];
  const log = (_level: string, event: string) => void warnings.push(event);
  const open = () =>
    connectTo({ endpoint: "http://magento.test/graphql" }, { fetch, cache, workOutlives: false, log, capabilities });
  return { open, warnings };
}

const answering = (body: unknown, requests: string[] = []): Fetch => {
  return async (url) => {
    requests.push(url);
    return Response.json(body);
  };
};

const fields = (...names: string[]) => ({ fields: names.map((name) => ({ name, args: [] })) });
/** A guestOrder whose input has these fields, between queries without required arguments. */
const queries = (...requests: string[]) => ({
  fields: [
    { name: "products", args: [{ type: { ofType: null } }] },
    { name: "availableStores", args: [] },
    { name: "guestOrder", args: [{ type: { ofType: { inputFields: requests.map((name) => ({ name })) } } }] },
  ],
});
const NEWER = {
  data: {
    query: queries("number", "email", "postcode"),
    mutation: fields("placeOrder", "cancelOrder"),
    storeConfig: fields("order_cancellation_enabled"),
    product: {
      fields: ["name", "new", "contactUs"].map((name) => ({ name, type: { kind: "SCALAR" } })),
    },
    filters: { inputFields: [{ name: "special_price" }, { name: "created_at" }] },
    PlaceOrderOutput: fields("order", "errors"),
    UpdateCartItemsOutput: fields("cart"),
  },
};

describe("capabilities", () => {
  test("are read once for all requests of a process", async () => {
    const requests: string[] = [];
    const { open } = clientOf(answering(NEWER, requests));
    const first = await open().capabilities();
    const second = await open().capabilities();
    expect(requests).toHaveLength(1);
    for (const name of ["guestOrder", "cancelOrder", "order_cancellation_enabled"] as const) {
      expect(first.has(name), name).toBe(true);
    }
    expect(second.has("estimateTotals")).toBe(false);
  });

  test("contain only names that a document may have", async () => {
    const names = ["screen_size", "a b", "{ sku }", "…", ""];
    const product = { fields: names.map((name) => ({ name, type: { kind: "SCALAR" } })) };
    const { productFields } = await clientOf(answering({ data: { ...NEWER.data, product } }))
      .open()
      .capabilities();
    expect(productFields).toEqual(["screen_size"]);
  });

  test("contain the product filters", async () => {
    const { has } = await clientOf(answering(NEWER)).open().capabilities();
    expect(has("special_price")).toBe(true);
  });

  test("contain the product attributes new and sale, but no other fields", async () => {
    const { has } = await clientOf(answering(NEWER)).open().capabilities();
    const names = ["new", "sale", "contactUs"] as const;
    expect(names.filter((name) => has(name))).toEqual(["new"]);
  });

  test("contain the error fields of output types", async () => {
    const { has } = await clientOf(answering(NEWER)).open().capabilities();
    const names = ["PlaceOrderOutput.errors", "UpdateCartItemsOutput.errors"] as const;
    expect(names.filter((name) => has(name))).toEqual(["PlaceOrderOutput.errors"]);
  });

  test.each([
    [["number", "email", "postcode"], ["guestOrder"]],
    [["number", "email", "lastname"], ["guestOrder.lastname"]],
    [["token"], []],
  ])("with the guestOrder input %j are %j", async (input, known) => {
    const body = { data: { ...NEWER.data, query: queries(...input) } };
    const { has } = await clientOf(answering(body)).open().capabilities();
    expect((["guestOrder", "guestOrder.lastname"] as const).filter((name) => has(name))).toEqual(known);
    expect(has("cancelOrder")).toBe(true);
  });

  test("are fewer on Magento 2.4.6", async () => {
    const body = { data: { query: fields("products"), mutation: fields(), storeConfig: null, product: null } };
    const { has } = await clientOf(answering(body)).open().capabilities();
    expect(has("guestOrder")).toBe(false);
    expect(has("cancelOrder")).toBe(false);
  });

  test("are empty when introspection is disabled, and not read again", async () => {
    const requests: string[] = [];
    const { open, warnings } = clientOf(
      answering({ errors: [{ message: "GraphQL introspection is not allowed" }] }, requests),
    );
    expect((await open().capabilities()).has("cancelOrder")).toBe(false);
    await open().capabilities();
    expect(requests).toHaveLength(1);
    expect(warnings).toEqual(["commerce.partial-answer"]);
  });

  test("are empty while the backend is down, and read again", async () => {
    const sent: string[] = [];
    const { open } = clientOf(async (url) => {
      sent.push(url);
      throw new TypeError("fetch failed");
    });
    expect((await open().capabilities()).has("cancelOrder")).toBe(false);
    const before = sent.length;
    await open().capabilities();
    expect(sent.length).toBeGreaterThan(before);
  });

  test("come from the settings without a request", async () => {
    const requests: string[] = [];
    const { has } = await clientOf(answering(NEWER, requests), ["cancelOrder"]).open().capabilities();
    expect([has("cancelOrder"), has("guestOrder")]).toEqual([true, false]);
    expect(requests).toEqual([]);
  });
});
