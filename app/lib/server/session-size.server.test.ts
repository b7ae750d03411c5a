import { expect, test } from "vitest";
import { packForm } from "./draft-form";
import { remember, withUnheard } from "~/features/cart/cart-memory";
import { saveLine, type SavedLine } from "~/features/cart/saved-lines";
import { asId, type CartId, type LineUid, type OrderNumber, type Sku } from "~/lib/commerce/model/ids";
import { money } from "~/lib/commerce/model/money";
import { openSession, type Session } from "./session.server";

const CART = asId<CartId>("c".repeat(32));
const sku = (nth: number) => asId<Sku>(`SOME-LONG-PRODUCT-NUMBER-${nth}`);
const email = "a.customer.with.a.rather.long.address@mail.example.in";

/** More than a shopper would ever do, of everything. */
async function fill(session: Session): Promise<void> {
  session.keepCart(CART);
  session.keepCustomer({ token: "t".repeat(200), lifetimeSeconds: 3600 });
  session.keepCart(CART);
  await session.keepLastOrder({
    ...{ number: asId<OrderNumber>("000000001"), email, cartId: CART, postcode: "560001", payBy: "hosted_pro" },
  });
  session.keepAttempt({ cart: CART, token: "k".repeat(43), before: "000000001", triedAt: Date.now() });
  session.keepFoundOrder({ number: "000000001", email, postcode: "560001" });
  const form = new FormData();
  let filled = "";
  // Nothing in it can be made small.
  for (let more = ""; (await packForm(formWith(form, more), about)) !== null; more += crypto.randomUUID())
    filled = more;
  session.keepForm((await packForm(formWith(form, filled), about)) ?? "");
  const lines = Array.from({ length: 60 }, (_, nth) => ({
    uid: asId<LineUid>(btoa(`12345${nth}`)),
    unitPrice: money(129_999_00 + nth * 7_919, "INR"),
    quantity: nth,
    name: `${crypto.randomUUID().slice(0, 8)} Soundbar with subwoofer ${nth}`,
  }));
  session.keepCartMemory(
    withUnheard(remember(null, { id: CART, lines, totals: { grandTotal: money(1, "INR") } }), [sku(1), sku(2)]),
  );
  let saved: readonly SavedLine[] = [];
  for (let nth = 0; nth < 30; nth += 1) {
    const request = { sku: sku(nth), quantity: 1, selectedOptions: ["Y29uZmlndXJhYmxlLzkzLzEx"], enteredOptions: [] };
    saved = saveLine(saved, { request, choices: [{ label: "Colour", value: "Sage" }] });
  }
  session.keepSavedLines(saved);
  session.keepCompareList({ uid: "u".repeat(32), skus: [0, 1, 2, 3].map(sku) });
  session.keepWish({
    sku: sku(1),
    parentSku: sku(2),
    selectedOptions: ["Y29uZmlndXJhYmxlLzkzLzEx", "Y29uZmln"],
    enteredOptions: [{ uid: "YnVuZGxlLzEvMi8x", value: "3" }],
  });
  for (let nth = 0; nth < 3; nth += 1)
    session.addNotice({ kind: "warning", text: `${nth}`.repeat(390), persist: true });
  session.keepStore({ code: "export_store", locale: "en-US", currency: "USD" }, "US");
  session.keepResetLink({ token: "r".repeat(64), email });
  session.keepConsent("yes");
  session.keepView("list");
  session.keepDeliverTo("560001");
}

const about = { action: "/customer/addresses-details/create", page: "/customer/addresses-details/create", owner: CART };

function formWith(form: FormData, text: string): FormData {
  form.set("text", text);
  return form;
}

/** The two large ones take turns. */
const large: Record<string, (session: Session) => Promise<void>> = {
  "a kept form": async () => undefined,
  "a copy of the order": (session) =>
    session.keepLastOrder({
      ...{ number: asId<OrderNumber>("000000001"), email, cartId: CART, postcode: "560001", payBy: "hosted_pro" },
      copy: Array.from({ length: 80 }, () => crypto.randomUUID()).join(""),
    }),
};

test.each(Object.keys(large))(
  "all cookies at once, with %s, fit a request beside the browser's own headers, under the 8 KB that some proxies allow",
  async (name) => {
    const request = new Request("https://shop.test/", { headers: { Cookie: `__Host-viewed=${"V".repeat(320)}` } });
    const session = await openSession(request, "a secret that is used in tests only", true);
    await fill(session);
    await large[name]?.(session);
    const pairs = (await session.allCookies())
      .map((cookie) => cookie.split(";")[0] ?? "")
      .filter((pair) => !pair.endsWith("="));
    const length = [...pairs, `__Host-viewed=${"V".repeat(320)}`, "script=1"].join("; ").length;
    const sizes = Object.fromEntries(pairs.map((pair) => [pair.split("=")[0], pair.length]));
    expect(Object.keys(sizes).length).toBeGreaterThanOrEqual(15);
    expect(["form", "order-copy"].filter((kept) => `__Host-${kept}` in sizes)).toHaveLength(1);
    expect(length, JSON.stringify(sizes)).toBeLessThan(7_168);
  },
);
