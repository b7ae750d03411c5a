import { beforeEach, expect, test } from "vitest";
import { askedOf, connectTo } from "../../../../tests/contract/connect.ts";
import { data, useScriptedBackend } from "../../../../tests/contract/scripted-backend.ts";

const server = useScriptedBackend();
beforeEach(() => {
  server.on("GuestOrder", data(null, { message: "We couldn't locate an order with the information provided." }));
});

const of = { number: "000000001", email: "ravi@example.in", proof: "Iyer" };

test.each([
  ["postcode", ["guestOrder"]],
  ["lastname", ["guestOrder.lastname"]],
  ["lastname", ["guestOrder", "guestOrder.lastname"]],
])("a guest's order is asked for by its %s where the backend has %j", async (field, capabilities) => {
  expect(await connectTo(server, { capabilities }).checkout.guestOrder(of)).toBeNull();
  const [asked] = askedOf(server, "GuestOrder");
  expect(asked?.query).toContain(`${field}: $proof`);
  expect(asked?.variables).toEqual(of);
});

test("a backend that fails is not taken for one that knows no such order", async () => {
  server.on("GuestOrder", data(null, { message: "Something went wrong." }));
  const shop = connectTo(server, { capabilities: ["guestOrder"] });
  await expect(shop.checkout.guestOrder(of)).rejects.toMatchObject({ kind: "contract" });
});

test("a guest's order is not asked for where the backend cannot tell it", async () => {
  expect(await connectTo(server, { capabilities: [] }).checkout.guestOrder(of)).toBeNull();
  expect(askedOf(server, "GuestOrder")).toEqual([]);
});
