import { describe, expect, test } from "vitest";
import { Browser } from "~/features/checkout/testing/browser";
import { fakeBackend } from "~/features/checkout/testing/fake-backend";
import { LINE, sampleCart } from "~/features/checkout/testing/sample-cart";
import { CommerceError } from "~/lib/commerce/model/errors";
import { asId, type LineUid, type Sku } from "~/lib/commerce/model/ids";
import { refused } from "~/lib/commerce/model/problem";
import { replaceLine } from "./replace-line.server";

const choice = (colour: string, quantity = 1) => ({
  sku: asId<Sku>("PH-NOVA"),
  quantity,
  selectedOptions: [colour],
});

function change(backend = fakeBackend(), uid = LINE, request = choice("sage")) {
  return new Browser(backend, sampleCart().id).visit(({ shop }) => replaceLine(shop, uid, request));
}

describe("complaint 26: another choice for a line", () => {
  test("goes in before the old one goes out", async () => {
    const backend = fakeBackend();
    const { answer, notices } = await change(backend);
    expect(backend.writes).toEqual(["add", "remove"]);
    expect(answer.ok).toBe(true);
    expect(notices.map(({ text }) => text)).toEqual(["Your cart was updated."]);
  });

  test("that cannot be had leaves the cart as it was", async () => {
    const backend = fakeBackend();
    backend.instead.set("add", () => refused({ code: "NOT_SALABLE", message: "This product is out of stock." }));
    expect((await change(backend)).answer).toMatchObject({ problems: [{ message: "This product is out of stock." }] });
    expect(backend.writes).toEqual(["add"]);
    expect(backend.cart?.lines).toHaveLength(1);
  });

  test("that is the same choice changes the quantity and nothing else", async () => {
    const backend = fakeBackend();
    await change(backend, LINE, choice("black", 4));
    expect(backend.writes).toEqual(["update"]);
    expect(backend.cart?.lines).toMatchObject([{ uid: LINE, quantity: 4 }]);
  });

  test("whose old one cannot be taken out is said", async () => {
    const backend = fakeBackend();
    backend.instead.set("remove", () => {
      throw new CommerceError("unavailable", "RemoveCartLine: no answer");
    });
    const { answer, notices } = await change(backend);
    expect(answer.ok).toBe(true);
    expect(notices).toMatchObject([{ kind: "warning", text: expect.stringContaining("could not be taken out") }]);
  });

  test("for a line that is not there any more is an addition", async () => {
    const backend = fakeBackend();
    await change(backend, asId<LineUid>("gone"));
    expect(backend.writes).toEqual(["add"]);
  });
});
