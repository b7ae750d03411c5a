import { expect, test } from "vitest";
import { rememberDevice } from "~/features/account/passwords.server";
import { resetCookie } from "~/features/account/reset-password.server";
import {
  cartSnapshotCookie,
  toSnapshot,
  writeSavedLines,
  saveLine,
  type SavedLine,
} from "~/features/cart/cart-cookies.server";
import { saveCartId } from "~/lib/server/cookies/cart-id.server";
import { approvalCookie } from "~/features/checkout/approval.server";
import { compareCookie } from "~/features/compare/compare-list.server";
import { consentCookie, analyticsClient } from "~/features/consent/visitor.server";
import { viewCookie } from "~/features/listing/view-cookie.server";
import { cancelLinkCookie, lookedUpOrderCookie, saveLastOrder } from "~/features/orders/order-cookies.server";
import { saveViewed } from "~/features/product-page/recently-viewed.server";
import { saveStoreView } from "~/features/store-view/change-store.server";
import { deliverToCookie } from "~/lib/server/cookies/chosen-view.server";
import { pendingItemCookie } from "~/features/wishlist/toggle-wishlist.server";
import { asId, type CartId, type LineUid, type OrderNumber, type Sku } from "~/lib/commerce/model/ids";
import { money } from "~/lib/commerce/model/money";
import { definedCookies, openCookies, type Cookies } from "~/lib/server/cookies/cookies.server";
import { startCustomerSession } from "~/lib/server/cookies/customer-token.server";
import { draftCookie, packForm } from "~/lib/server/request/draft-form.server";
import { openFlashNotices } from "~/lib/server/request/flash-notices.server";
import { attemptCookie } from "~/lib/server/request/order-attempt.server";
import type { Shop } from "~/lib/server/request/shop.server";

const CART = asId<CartId>("c".repeat(32));
const sku = (nth: number) => asId<Sku>(`SOME-LONG-PRODUCT-NUMBER-${nth}`);
const email = "a.customer.with.a.rather.long.address@mail.example.in";

async function fill(cookies: Cookies): Promise<void> {
  saveCartId(cookies, CART);
  startCustomerSession(cookies, { token: "t".repeat(200), lifetimeSeconds: 3600 });
  saveCartId(cookies, CART);
  await saveLastOrder(cookies, {
    ...{
      number: asId<OrderNumber>("000000001"),
      email,
      cartId: CART,
      proof: "n".repeat(60),
      payBy: "hosted_pro",
      isReported: false,
    },
  });
  cookies.set(attemptCookie, {
    cart: CART,
    token: "k".repeat(43),
    before: "000000001",
    triedAt: Date.now(),
    total: "INR 1234567890",
    rejected: { total: "INR 1234567890", reason: "r".repeat(1_000) },
  });
  const given = { token: "EC-12345678901234567", payer_id: "P".repeat(13) };
  cookies.set(approvalCookie, { cart: CART, method: "paypal_express", total: "USD 1299900", page: null, given });
  cookies.set(lookedUpOrderCookie, { number: "000000001", email, proof: "n".repeat(60) });
  const form = new FormData();
  let filled = "";
  // Incompressible.
  for (let more = ""; packForm(formWith(form, more), about) !== null; more += crypto.randomUUID()) filled = more;
  const draft = packForm(formWith(form, filled), about);
  expect(draft).not.toBeNull();
  if (draft) cookies.set(draftCookie, draft);
  const lines = Array.from({ length: 60 }, (_, nth) => ({
    uid: asId<LineUid>(btoa(`12345${nth}`)),
    unitPrice: money(129_999_00 + nth * 7_919, "INR"),
    quantity: nth,
    name: `${crypto.randomUUID().slice(0, 8)} Soundbar with subwoofer ${nth}`,
  }));
  const snapshot = toSnapshot({ id: CART, lines, totals: { grandTotal: money(1, "INR") } }, null);
  cookies.set(cartSnapshotCookie, { ...snapshot, unanswered: [sku(1), sku(2)] });
  let saved: readonly SavedLine[] = [];
  for (let nth = 0; nth < 30; nth += 1) {
    const request = { sku: sku(nth), quantity: 1, selectedOptions: ["Y29uZmlndXJhYmxlLzkzLzEx"], enteredOptions: [] };
    saved = saveLine(saved, { request, choices: [{ label: "Colour", value: "Sage" }] }) ?? saved;
  }
  writeSavedLines(cookies, saved);
  cookies.set(compareCookie, { uid: "u".repeat(32), skus: [0, 1, 2, 3].map(sku) });
  cookies.set(pendingItemCookie, {
    sku: sku(1),
    parentSku: sku(2),
    selectedOptions: ["Y29uZmlndXJhYmxlLzkzLzEx", "Y29uZmln"],
    enteredOptions: [{ uid: "YnVuZGxlLzEvMi8x", value: "3" }],
  });
  const notices = openFlashNotices(cookies);
  for (let nth = 0; nth < 3; nth += 1) notices.add({ kind: "warning", text: `${nth}`.repeat(390), persist: true });
  saveStoreView({ cookies, before: "IN" }, { code: "export_store", locale: "en-US", currency: "USD" }, "US");
  await rememberDevice(cookies, email);
  cookies.set(cancelLinkCookie, { order: "b".repeat(44), key: "k".repeat(64) });
  cookies.set(resetCookie, { token: "r".repeat(64), email });
  cookies.set(consentCookie, { choice: "yes", at: 1_790_000_000, text: "2026-11-30" });
  analyticsClient({ cookies, config: {} as Shop["config"] }); // only asks whether there are ids
  cookies.set(viewCookie, "list");
  for (let nth = 0; nth < 8; nth += 1) saveViewed(cookies, asId<Sku>(`${nth}`.repeat(39)));
  cookies.set(deliverToCookie, "560001");
}

const about = { action: "/customer/addresses-details/create", page: "/customer/addresses-details/create", owner: CART };

function formWith(form: FormData, text: string): FormData {
  form.set("text", text);
  return form;
}

/**
 * Large cookies are never stored at the same time. A customer has no guest cart, and a placed order
 * ends the attempt.
 */
const large: Record<string, { missing: string[]; save: (cookies: Cookies) => Promise<void> }> = {
  "a draft form": { missing: ["cart", "order-copy"], save: async () => undefined },
  "an order copy": {
    missing: ["attempt", "cart", "form"],
    save: (cookies) =>
      saveLastOrder(cookies, {
        ...{ number: asId<OrderNumber>("000000001"), email, cartId: CART, proof: "n".repeat(60), payBy: "hosted_pro" },
        copy: Array.from({ length: 80 }, () => crypto.randomUUID()).join(""),
      }),
  },
};

/** 7 KB leave room for the browser's own headers: some proxies limit all to 8 KB. */
test.each(Object.entries(large))("all cookies together with %s stay below 7 KB", async (_, { missing, save }) => {
  const cookies = await openCookies(new Request("https://shop.test/"), {
    secrets: ["a secret that is used in tests only"],
    isSecure: true,
  });
  await fill(cookies);
  await save(cookies);
  const pairs = (await cookies.all()).map((cookie) => cookie.split(";")[0] ?? "").filter((pair) => !pair.endsWith("="));
  const { length } = pairs.join("; ");
  const sizes = Object.fromEntries(pairs.map((pair) => [pair.split("=")[0], pair.length]));
  const absent = definedCookies().flatMap(({ name }) => (`__Host-${name}` in sizes ? [] : name));
  expect(absent.sort()).toEqual(missing);
  expect(length, JSON.stringify(sizes)).toBeLessThan(7_168);
});
