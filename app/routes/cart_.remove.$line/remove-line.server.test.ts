import { describe, expect, test } from "vitest";
import { CHANGE_UNANSWERED } from "~/features/cart/cart-texts";
import { Browser, formOf, redirectOf } from "~/lib/testing/browser";
import { fakeBackend } from "~/lib/testing/fake-backend";
import { LINE, sampleLine } from "~/lib/testing/sample-cart";
import { CommerceError } from "~/lib/commerce/model/errors";
import { removeLine } from "./remove-line.server";

describe("removeLine", () => {
  const remove = (browser: Browser) =>
    browser.visit(({ shop }) => removeLine({ shop, params: { line: LINE }, form: new FormData() }));

  test("names the removed product and accepts a second submission", async () => {
    const backend = fakeBackend();
    const browser = new Browser(backend);
    const { answer, notices } = await remove(browser);
    expect(redirectOf(answer)).toBe("/cart");
    expect(notices).toEqual([
      {
        kind: "success",
        title: "Product removed",
        text: "Nova 5G has been successfully removed from your cart",
        undo: JSON.stringify(sampleLine().request),
      },
    ]);
    expect(backend.cart?.lines).toEqual([]);
    expect(await remove(browser)).toMatchObject({ notices: [] });
  });

  test("redirects to the cart with a notice when the backend does not answer", async () => {
    const backend = fakeBackend();
    backend.overrides.set("remove", () => {
      throw new CommerceError("unavailable", "no answer");
    });
    const { answer, notices } = await remove(new Browser(backend));
    expect(redirectOf(answer)).toBe("/cart");
    expect(notices).toEqual([{ kind: "danger", text: CHANGE_UNANSWERED }]);
  });

  test("returns the data for undo, without a notice, to a fetcher", async () => {
    const { answer, notices } = await new Browser(fakeBackend()).visit(({ shop }) =>
      removeLine({ shop, params: { line: LINE }, form: formOf({ stay: "1" }) }),
    );
    expect(answer).toEqual({ name: "Nova 5G", request: sampleLine().request });
    expect(notices).toEqual([]);
  });
});
