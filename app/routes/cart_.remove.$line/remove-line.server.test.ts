import { describe, expect, test } from "vitest";
import { Browser, redirectOf } from "~/features/checkout/testing/browser";
import { fakeBackend } from "~/features/checkout/testing/fake-backend";
import { LINE } from "~/features/checkout/testing/sample-cart";
import { removeLine } from "./remove-line.server";

describe("removing a line", () => {
  const remove = (browser: Browser) => browser.visit(({ shop }) => removeLine({ shop, params: { line: LINE } }));

  test("says which product is gone; a second press is as good as done", async () => {
    const backend = fakeBackend();
    const browser = new Browser(backend);
    const { answer, notices } = await remove(browser);
    expect(redirectOf(answer)).toBe("/cart");
    expect(notices).toEqual([
      { kind: "success", title: "Product removed", text: "Nova 5G has been successfully removed from your cart" },
    ]);
    expect(backend.cart?.lines).toEqual([]);
    expect(await remove(browser)).toMatchObject({ notices: [] });
  });
});
