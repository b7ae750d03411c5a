import { expect, test } from "vitest";
import { connectTo, requestsFor } from "../../../../../tests/contract/connect.ts";
import { data, useScriptedBackend } from "../../../../../tests/contract/scripted-backend.ts";
import { CART_ID } from "../../../../../tests/contract/wire-shapes.ts";
import type { Commerce } from "~/lib/commerce/commerce.server";
import { type CartId, asId } from "~/lib/commerce/model/ids";
import { createHostedPro } from "./backend.server";

const server = useScriptedBackend();
const requestsOf = (operation: string) => requestsFor(server, operation);
const paymentOf = (commerce: Commerce) => commerce.module(createHostedPro).payment(asId<CartId>(CART_ID));

test("Hosted Pro returns the payment status to a guest who has logged in since", async () => {
  const message = `The current user cannot perform operations on cart "${CART_ID}"`;
  const rejection = data({ getHostedProUrl: null }, { message, extensions: { category: "graphql-authorization" } });
  const page = "https://pay.example/1";
  server.on("CustomerCartId", data({ customerCart: { id: CART_ID } }));
  server.on("HostedPayment", rejection, data({ getHostedProUrl: { secure_form_url: page } }));
  const customer = connectTo(server, { token: "a-token" });
  expect(await paymentOf(customer)).toEqual({ kind: "unpaid", page });
  expect(requestsOf("HostedPayment").map(({ headers }) => headers.authorization)).toEqual([
    "Bearer a-token",
    undefined,
  ]);
  server.on("HostedPayment", rejection);
  expect(await paymentOf(customer), "another customer's order").toEqual({ kind: "login-required" });
});

test.each([
  ["there is no order", "Could not find payment information for cart", { kind: "not-ordered" }],
  ["the cart is gone", "The cart isn't active.", { kind: "not-ordered" }],
  ["no payment is due", null, { kind: "placed" }],
])("Hosted Pro returns the payment status when %s", async (_, message, status) => {
  const paid = { getHostedProUrl: { secure_form_url: null } };
  server.on("HostedPayment", message ? data({ getHostedProUrl: null }, { message }) : data(paid));
  expect(await paymentOf(connectTo(server))).toEqual(status);
});

test("Hosted Pro throws a contract error for an empty answer", async () => {
  server.on("HostedPayment", data({ getHostedProUrl: null }));
  await expect(paymentOf(connectTo(server))).rejects.toMatchObject({ kind: "contract" });
});
