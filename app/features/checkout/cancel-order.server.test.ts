import { describe, expect, test } from "vitest";
import { customerOf, fakeCustomers, type FakeCustomers } from "~/lib/testing/fake-customers";
import { sampleOrder } from "~/features/orders/testing/sample-order";
import { Browser, formOf, redirectOf } from "~/lib/testing/browser";
import { fakeBackend } from "~/lib/testing/fake-backend";
import { cancelLinkCookie } from "~/features/orders/order-cookies.server";
import { CommerceError } from "~/lib/commerce/model/errors";
import { TOO_MANY_ATTEMPTS } from "~/lib/server/request/limit-attempts.server";
import { money } from "~/lib/commerce/model/money";
import { fail } from "~/lib/commerce/model/problem";
import { cancelOrder, confirmCancellation } from "./cancel-order.server";

const REASON = "I ordered by mistake";
const PAGE = "/customer/order-history/000000007";
const ordered = (changes: Partial<FakeCustomers> = {}) =>
  fakeCustomers({ placed: sampleOrder, cancellationReasons: [REASON], ...changes });

async function cancel(customers: FakeCustomers, reason: string, order = "000000007") {
  const browser = await customerOf(customers);
  return browser.visit(({ shop }) => cancelOrder({ shop, form: formOf({ reason }), params: { order } }));
}

test("cancelOrder cancels with one of the shop's reasons", async () => {
  const customers = ordered();
  const { answer, notices } = await cancel(customers, REASON);
  expect(redirectOf(answer)).toBe(PAGE);
  expect(notices).toMatchObject([{ kind: "success" }]);
  expect(customers.calls).toContain("cancelOrder");
});

test.each([
  ["en-IN", "₹1,29,999"],
  ["en-US", "₹129,999"],
])("cancelOrder formats the refund for %s as %s", async (locale, amount) => {
  const total = money(129_999_00, "INR");
  const invoices = [{ number: "1", total, lines: [], comments: [] }];
  const placed = { ...sampleOrder, paymentCode: "hosted_pro", total, invoices };
  const { notices } = await cancel(ordered({ locale, placed }), REASON);
  expect(notices).toMatchObject([{ text: expect.stringContaining(`We refund ${amount} the same way you paid.`) }]);
});

test.each(["", "Because"])("cancelOrder rejects the reason %j", async (reason) => {
  const customers = ordered();
  const { answer } = await cancel(customers, reason);
  expect(answer).toMatchObject({ init: { status: 422 }, data: { error: { reason: ["This field is required"] } } });
  expect(customers.calls).not.toContain("cancelOrder");
});

test("cancelOrder redirects to an order that was shipped meanwhile", async () => {
  const customers = ordered({ placed: { ...sampleOrder, status: "Complete" } });
  expect(redirectOf((await cancel(customers, REASON)).answer)).toBe(PAGE);
  expect(customers.calls).not.toContain("cancelOrder");
});

test("cancelOrder shows the backend's reason when rejected", async () => {
  const customers = ordered();
  customers.overrides.set("cancelOrder", () => fail({ code: "cancel", message: "Too late." }));
  expect((await cancel(customers, REASON)).answer).toMatchObject({ data: { error: { "": ["Too late."] } } });
});

test.each(["000000008", "", "../x", "0".repeat(40)])(
  "cancelOrder returns 404 for order %j of another customer",
  async (order) => {
    const customers = ordered();
    expect((await cancel(customers, REASON, order)).answer).toMatchObject({ status: 404 });
    expect(customers.calls).not.toContain("cancelOrder");
  },
);

describe("confirmCancellation", () => {
  const open = (answer: () => Promise<object>) => {
    const sent: string[] = [];
    const checkout = {
      confirmCancellation: ({ key }: { key: string }) => (sent.push(key), answer()),
    };
    const confirm = (order: string, key: string, clientAddress: string) =>
      new Browser(fakeBackend(null), null, () => ({ checkout })).visit(({ shop }) => {
        shop.cookies.set(cancelLinkCookie, { order, key });
        return confirmCancellation({ shop: { ...shop, clientAddress }, form: formOf({}) });
      });
    return { sent, confirm };
  };

  test("limits guessed keys of an order, without keeping its owner from cancelling", async () => {
    let isKey = false;
    const wrong = fail({ code: "cancel", message: "The key is not right." });
    const { sent, confirm } = open(async () => (isKey ? { ok: true } : wrong));
    const guesses = await Promise.all(Array.from({ length: 40 }, (_, nth) => confirm("MQ==", `${nth}`, "192.0.2.9")));
    expect(guesses[39]?.answer).toMatchObject({
      init: { status: 429 },
      data: { error: { "": [TOO_MANY_ATTEMPTS.message] } },
    });
    expect(sent).toHaveLength(10);
    isKey = true;
    expect(redirectOf((await confirm("MQ==", "mailed", "198.51.100.9")).answer)).toBe("/order-lookup");
  });

  test("does not count unanswered attempts", async () => {
    const { sent, confirm } = open(() => Promise.reject(new CommerceError("unavailable", "no answer")));
    for (let nth = 0; nth < 12; nth += 1) await confirm("Mg==", "mailed", "192.0.2.9");
    expect(sent).toHaveLength(12);
  });
});
