import { beforeEach, describe, expect, test } from "vitest";
import type { Commerce } from "~/lib/commerce/commerce.server";
import { asId, type CartId, type LineUid } from "~/lib/commerce/model/ids";
import { connectTo, requestsFor } from "../../../../tests/contract/connect.ts";
import { data, useScriptedBackend } from "../../../../tests/contract/scripted-backend.ts";
import { CART_ID, cableLine, cart, phoneLine } from "../../../../tests/contract/wire-shapes.ts";

const server = useScriptedBackend();
let shop: Commerce;
beforeEach(() => {
  shop = connectTo(server, { capabilities: ["allow_items"] });
  server.on("GiftSettings", data({ storeConfig: { allow_items: "1" } }));
  server.on("Cart", data({ cart: { ...cart, items: [cableLine, phoneLine] } }));
});

const id = asId<CartId>(CART_ID);
const line = asId<LineUid>(cableLine.uid);
const noted = (gift_message: object | null) =>
  data({
    cart: {
      items: [
        { uid: cableLine.uid, gift_message },
        { uid: phoneLine.uid, gift_message: null },
      ],
    },
  });
const wire = { to: "Ravi", from: "Asha", message: "Happy Diwali" };
const note = { to: "Ravi", from: "Asha", text: "Happy Diwali" };

describe("giftNotes", () => {
  test("returns the notes by line", async () => {
    server.on("CartGiftNotes", noted(wire));
    expect(await shop.cart.giftNotes(Promise.resolve({ id }))).toEqual({ [line]: note });
  });

  test("leaves out notes without a text", async () => {
    server.on("CartGiftNotes", noted({ ...wire, message: "" }));
    expect(await shop.cart.giftNotes(Promise.resolve({ id }))).toEqual({});
  });

  test.each([
    ["the merchant allows none", ["allow_items"], "0"],
    ["Magento's module is missing", [], "1"],
  ])("returns null where %s, without reading the cart", async (_, capabilities, allow_items) => {
    server.on("GiftSettings", data({ storeConfig: { allow_items } }));
    expect(await connectTo(server, { capabilities }).cart.giftNotes(Promise.resolve({ id }))).toBeNull();
    expect(requestsFor(server, "CartGiftNotes")).toEqual([]);
  });
});

describe("setGiftNote", () => {
  const answers = (gift_message: object | null) =>
    server.on("SetGiftNote", data({ updateCartItems: { cart: { items: [{ uid: cableLine.uid, gift_message }] } } }));

  test("sends the line's quantity, which Magento requires", async () => {
    answers(wire);
    expect(await shop.cart.setGiftNote(id, line, note)).toMatchObject({ ok: true });
    const [request] = requestsFor(server, "SetGiftNote");
    expect(request?.variables).toEqual({ id: CART_ID, line, quantity: cableLine.quantity, note: wire });
  });

  test("fails when Magento drops the note without a word", async () => {
    answers(null);
    expect(await shop.cart.setGiftNote(id, line, note)).toMatchObject({
      ok: false,
      problems: [{ message: "A gift note cannot go with this item." }],
    });
  });

  test("removes a note by an empty text", async () => {
    answers(null);
    expect(await shop.cart.setGiftNote(id, line, { ...note, text: "" })).toMatchObject({ ok: true });
  });

  test("fails for a line that is gone", async () => {
    expect(await shop.cart.setGiftNote(id, asId("other"), note)).toMatchObject({ ok: false });
  });
});
