import { expect, test } from "vitest";
import { Browser, formOf } from "~/lib/testing/browser";
import { fakeBackend } from "~/lib/testing/fake-backend";
import type { Commerce } from "~/lib/commerce/commerce.server";
import { CommerceError } from "~/lib/commerce/model/errors";
import { lookedUpOrderCookie } from "~/features/orders/order-cookies.server";
import { lookUp } from "./look-up.server";

type GuestOrderInput = Parameters<Commerce["checkout"]["guestOrder"]>[0];

/** Opens the look-up of a backend that has one order and compares exactly; records the requests. */
function openLookUp(known: GuestOrderInput | null) {
  const requests: GuestOrderInput[] = [];
  const state = { isDown: false };
  const guestOrder = async (of: GuestOrderInput) => {
    requests.push(of);
    if (state.isDown) throw new CommerceError("unavailable", "GuestOrder: no answer");
    return JSON.stringify(of) === JSON.stringify(known) ? of : null;
  };
  const browser = new Browser(fakeBackend(null), null, () => ({ checkout: { guestOrder } }));
  const submit = async (typed: GuestOrderInput) => {
    const { answer } = await browser.visit(({ shop }) => lookUp({ shop, form: formOf({ ...typed }) }));
    return "init" in answer ? answer.init?.status : answer.status;
  };
  return { browser, state, submit, requests };
}

test("lookUp limits the look-ups of an order to ten attempts", async () => {
  const { submit } = openLookUp(null);
  const statuses: unknown[] = [];
  for (let tries = 0; tries < 11; tries += 1)
    statuses.push(await submit({ number: "000000001", email: "guessed@example.in", proof: String(560_001 + tries) }));
  expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
});

test("lookUp does not count an unanswered look-up as an attempt", async () => {
  const known = { number: "000000003", email: "unanswered@example.in", proof: "560001" };
  const { submit, state } = openLookUp(known);
  state.isDown = true;
  for (let tries = 0; tries < 12; tries += 1) expect(await submit(known)).toBe(422);
  state.isDown = false;
  expect(await submit(known)).toBe(303);
});

test("lookUp ignores a space in the PIN code and capitals in the email", async () => {
  const known = { number: "000000001", email: "meera@example.in", proof: "560001" };
  const { browser, submit, requests } = openLookUp(known);
  expect(await submit({ number: "#000000001", email: "Meera@Example.in", proof: "560 001" })).toBe(303);
  expect(requests.map(({ email }) => email)).toEqual(["Meera@Example.in", "meera@example.in"]);
  const stored = await browser.visit(async ({ shop }) => shop.cookies.get(lookedUpOrderCookie));
  expect(stored.answer, "stored for the order page").toEqual(known);
});

test("lookUp requests a matching or lower-case email once, and keeps spaces in names", async () => {
  const known = { number: "000000002", email: "Ravi@example.in", proof: "de Souza" };
  const { submit, requests } = openLookUp(known);
  expect(await submit(known)).toBe(303);
  expect(await submit({ ...known, email: "anil@example.in" })).toBe(422);
  expect(requests.map(({ email, proof }) => [email, proof])).toEqual([
    ["Ravi@example.in", "de Souza"],
    ["anil@example.in", "de Souza"],
  ]);
});

test("lookUp adds leading zeros to an order number, but not to a custom one", async () => {
  const known = { number: "000000008", email: "meera@example.in", proof: "560001" };
  const { submit, requests } = openLookUp(known);
  expect(await submit({ ...known, number: "8" })).toBe(303);
  expect(await submit({ ...known, number: "IN-8" })).toBe(422);
  expect(requests.map(({ number }) => number)).toEqual(["000000008", "IN-8"]);
});

test.each([
  { number: "००००००००८", proof: "५६०००१" },
  { number: "# 000 000 008", proof: "560-001" },
  { number: "８", proof: "560\u200B001" },
])("lookUp normalises digits, dashes and spaces of %o", async (typed) => {
  const known = { number: "000000008", email: "meera@example.in", proof: "560001" };
  const { submit } = openLookUp(known);
  expect(await submit({ ...known, ...typed })).toBe(303);
});
