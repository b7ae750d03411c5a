import { expect, test } from "vitest";
import { connectTo, requestsFor } from "../../../../../tests/contract/connect.ts";
import { data, useScriptedBackend } from "../../../../../tests/contract/scripted-backend.ts";
import { CART_ID } from "../../../../../tests/contract/wire-shapes.ts";
import type { Commerce } from "~/lib/commerce/model/commerce";
import { type CartId, asId } from "~/lib/commerce/model/ids";
import { createHostedPro } from "./backend.server";

const server = useScriptedBackend();
const requestsOf = (operation: string) => requestsFor(server, operation);
const paymentOf = (commerce: Commerce) => commerce.module(createHostedPro).payment(asId<CartId>(CART_ID));

test("a shopper who has logged in after ordering as a guest can read the payment status", async () => {
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
  expect(await paymentOf(customer), "somebody else's").toEqual({ kind: "login-required" });
});

test.each([
  ["there is no order", "Could not find payment information for cart", { kind: "not-ordered" }],
  ["the cart is gone", "The cart isn't active.", { kind: "not-ordered" }],
  ["nothing is to be paid", null, { kind: "placed" }],
])("a payment for which the backend says that %s", async (_, message, status) => {
  const over = { getHostedProUrl: { secure_form_url: null } };
  server.on("HostedPayment", message ? data({ getHostedProUrl: null }, { message }) : data(over));
  expect(await paymentOf(connectTo(server))).toEqual(status);
});

test("an empty answer does not count as paid", async () => {
  server.on("HostedPayment", data({ getHostedProUrl: null }));
  await expect(paymentOf(connectTo(server))).rejects.toMatchObject({ kind: "contract" });
});
