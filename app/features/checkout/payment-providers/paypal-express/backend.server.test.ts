import { expect, test } from "vitest";
import { connectTo, requestsFor } from "../../../../../tests/contract/connect.ts";
import { data, useScriptedBackend } from "../../../../../tests/contract/scripted-backend.ts";
import { asId, type CartId } from "~/lib/commerce/model/ids";
import { createPaypal } from "./backend.server";

const server = useScriptedBackend();
const page = "https://www.paypal.com/checkoutnow?token=EC-1";
const started = data({ createPaypalExpressToken: { paypal_urls: { start: page } } });
const rejection = (message: string) =>
  data({ createPaypalExpressToken: null }, { message, extensions: { category: "graphql-input" } });
const start = () =>
  connectTo(server)
    .module(createPaypal)
    .start(asId<CartId>("c".repeat(32)), "https://shop.example/checkout/return/s");
const returnUrls = () =>
  requestsFor(server, "StartPaypalApproval").map(({ variables }) => String(variables["address"]));

test("PayPal Express starts an approval with the absolute return URL", async () => {
  server.on("StartPaypalApproval", started);
  expect(await start()).toEqual({ ok: true, page });
  expect(returnUrls()).toEqual(["https://shop.example/checkout/return/s"]);
});

test("PayPal Express sends the path when the backend rejects the URL", async () => {
  server.on("StartPaypalApproval", rejection("Invalid Url."), started);
  expect(await start()).toEqual({ ok: true, page });
  expect(returnUrls()[1]).toBe("checkout/return/s");
});

test("PayPal Express returns the backend's reason, and throws if the page is missing", async () => {
  server.on("StartPaypalApproval", rejection("Guest checkout is disabled."));
  expect(await start()).toMatchObject({ ok: false, problems: [{ message: "Guest checkout is disabled." }] });
  server.on("StartPaypalApproval", data({ createPaypalExpressToken: { paypal_urls: { start: null } } }));
  await expect(start()).rejects.toMatchObject({ kind: "contract" });
});
