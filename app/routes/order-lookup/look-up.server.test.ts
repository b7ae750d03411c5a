import { expect, test } from "vitest";
import { Browser, formOf } from "~/features/checkout/testing/browser";
import { fakeBackend } from "~/features/checkout/testing/fake-backend";
import type { Checkout } from "~/lib/commerce/model/commerce";
import { CommerceError } from "~/lib/commerce/model/errors";
import { lookedUpOrderCookie } from "~/features/orders/order-cookies.server";
import { lookUp } from "./look-up.server";

type GuestOrderInput = Parameters<Checkout["guestOrder"]>[0];

/** A backend that knows one order and compares exactly, with its requests. */
function inFrontOf(known: GuestOrderInput | null) {
  const requests: GuestOrderInput[] = [];
  const state = { isDown: false };
  const guestOrder = async (of: GuestOrderInput) => {
    requests.push(of);
    if (state.isDown) throw new CommerceError("unavailable", "GuestOrder: no answer");
    return JSON.stringify(of) === JSON.stringify(known) ? of : null;
  };
  const browser = new Browser(fakeBackend(null), null, () => ({ checkout: { guestOrder } as unknown as Checkout })); // the only call
  const look = async (typed: GuestOrderInput) => {
    const { answer } = await browser.visit(({ shop }) => lookUp({ shop, form: formOf({ ...typed }) }));
    return "init" in answer ? answer.init?.status : answer.status;
  };
  return { browser, state, look, requests };
}

test("guessing the parts of an order is limited to ten attempts", async () => {
  const { look } = inFrontOf(null);
  const statuses: unknown[] = [];
  for (let tries = 0; tries < 11; tries += 1)
    statuses.push(await look({ number: "000000001", email: "guessed@example.in", proof: String(560_001 + tries) }));
  expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
});

test("an unanswered look-up does not count as an attempt", async () => {
  const known = { number: "000000003", email: "unanswered@example.in", proof: "560001" };
  const { look, state } = inFrontOf(known);
  state.isDown = true;
  for (let tries = 0; tries < 12; tries += 1) expect(await look(known)).toBe(422);
  state.isDown = false;
  expect(await look(known)).toBe(303);
});

test("a PIN code with a space and an email in capitals find the order", async () => {
  const known = { number: "000000001", email: "meera@example.in", proof: "560001" };
  const { browser, look, requests } = inFrontOf(known);
  expect(await look({ number: "#000000001", email: "Meera@Example.in", proof: "560 001" })).toBe(303);
  expect(requests.map(({ email }) => email)).toEqual(["Meera@Example.in", "meera@example.in"]);
  const stored = await browser.visit(async ({ shop }) => shop.cookies.get(lookedUpOrderCookie));
  expect(stored.answer, "for the page of the order").toEqual(known);
});

test("an email that is found as entered, or has no capitals, is requested once; a name keeps its white space", async () => {
  const known = { number: "000000002", email: "Ravi@example.in", proof: "de Souza" };
  const { look, requests } = inFrontOf(known);
  expect(await look(known)).toBe(303);
  expect(await look({ ...known, email: "anil@example.in" })).toBe(422);
  expect(requests.map(({ email, proof }) => [email, proof])).toEqual([
    ["Ravi@example.in", "de Souza"],
    ["anil@example.in", "de Souza"],
  ]);
});

test("the leading zeros of an order number may be omitted, a custom number is requested unchanged", async () => {
  const known = { number: "000000008", email: "meera@example.in", proof: "560001" };
  const { look, requests } = inFrontOf(known);
  expect(await look({ ...known, number: "8" })).toBe(303);
  expect(await look({ ...known, number: "IN-8" })).toBe(422);
  expect(requests.map(({ number }) => number)).toEqual(["000000008", "IN-8"]);
});

test.each([
  { number: "००००००००८", proof: "५६०००१" },
  { number: "# 000 000 008", proof: "560-001" },
  { number: "８", proof: "560\u200B001" },
])("the order is found by %o as well", async (typed) => {
  const known = { number: "000000008", email: "meera@example.in", proof: "560001" };
  const { look } = inFrontOf(known);
  expect(await look({ ...known, ...typed })).toBe(303);
});
