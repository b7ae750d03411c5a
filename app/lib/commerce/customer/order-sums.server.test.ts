import { describe, expect, test } from "vitest";
import { recordedData } from "../../../../tests/contract/recordings.ts";
import { money } from "~/lib/commerce/model/money";
import { toOrderSums } from "./order-sums.server";

type Wire = Parameters<typeof toOrderSums>[0];

const inr = (value: number) => ({ value, currency: "INR" as const });
const line = (id: string, quantity: number, net: number): WireLine => ({
  id,
  quantity_ordered: quantity,
  product_sale_price: inr(net),
});

interface WireLine {
  id: string;
  quantity_ordered: number;
  product_sale_price: ReturnType<typeof inr>;
  prices?: object;
}

interface Order {
  total: { subtotal: number; shipping: number; shippingWithTax: number; grandTotal: number };
  subtotalWithTax?: number;
  discount?: number;
  taxes: [rate: number, amount: number][];
  lines: WireLine[];
}

function sumsOf({ total, subtotalWithTax, discount, taxes, lines }: Order, pricesIncludeTax: boolean | null = true) {
  const wire = {
    total: {
      subtotal: inr(total.subtotal),
      ...(subtotalWithTax && { subtotal_incl_tax: inr(subtotalWithTax) }),
      total_shipping: inr(total.shipping),
      shipping_handling: { amount_including_tax: inr(total.shippingWithTax) },
      discounts: discount ? [{ label: "Off", amount: inr(discount) }] : [],
      taxes: taxes.map(([rate, amount]) => ({ title: `GST ${rate}`, rate, amount: inr(amount) })),
    },
    items: lines,
  };
  const grandTotal = money(Math.round(total.grandTotal * 100), "INR");
  const { totals, prices } = toOrderSums(wire as unknown as Wire, grandTotal, pricesIncludeTax); // the fields that are read
  const lineSums = [...prices.values()];
  const units = lineSums.map(({ price }) => price && price.minor / 100);
  return {
    tax: totals.tax,
    subtotal: totals.subtotal.minor / 100,
    prices: units,
    ...(units.includes(null) && { totals: lineSums.map(({ total }) => total.minor / 100) }),
  };
}

describe("toOrderSums: line prices", () => {
  test("include tax when that adds up to the grand total", () => {
    const order: Order = {
      total: { subtotal: 2293.22, shipping: 41.53, shippingWithTax: 49, grandTotal: 1997.32 },
      discount: 757.68,
      taxes: [[18, 304.68]],
      lines: [line("1", 2, 846.61), line("2", 1, 211.02), line("3", 1, 388.98)],
    };
    expect(sumsOf(order)).toEqual({ tax: "included", subtotal: 2706, prices: [999, 249, 459] });
  });

  test("are the round ones when several have the same price without tax", () => {
    const order: Order = {
      total: { subtotal: 84.75, shipping: 0, shippingWithTax: 0, grandTotal: 100 },
      taxes: [[18, 15.25]],
      lines: [line("1", 1, 84.75)],
    };
    expect(sumsOf(order)).toEqual({ tax: "included", subtotal: 100, prices: [100] });
  });

  test("include two taxes on the same line", () => {
    const order: Order = {
      total: { subtotal: 423.73, shipping: 0, shippingWithTax: 0, grandTotal: 500 },
      taxes: [
        [9, 38.14],
        [9, 38.13],
      ],
      lines: [line("1", 1, 423.73)],
    };
    expect(sumsOf(order)).toMatchObject({ tax: "included", prices: [500] });
  });

  test("exclude tax when the store shows it so or nothing else adds up", () => {
    const order: Order = {
      total: { subtotal: 500, shipping: 49, shippingWithTax: 57.82, grandTotal: 508.58 },
      discount: 118,
      taxes: [[18, 77.58]],
      lines: [line("1", 1, 500)],
    };
    for (const shown of [true, false, null])
      expect(sumsOf(order, shown)).toEqual({ tax: "added", subtotal: 500, prices: [500] });
    const plain: Order = { ...order, discount: 0, total: { ...order.total, grandTotal: 647.82 }, taxes: [[18, 98.82]] };
    expect(sumsOf(plain, false)).toMatchObject({ tax: "added", prices: [500] });
    expect(sumsOf(plain, true)).toMatchObject({ tax: "included", prices: [590] });
  });

  test("are left out when nothing adds up to the grand total", () => {
    const order: Order = {
      total: { subtotal: 1000, shipping: 0, shippingWithTax: 0, grandTotal: 900 },
      discount: 215,
      taxes: [
        [18, 60],
        [5, 40],
      ],
      lines: [line("1", 1, 500), line("2", 1, 500)],
    };
    expect(sumsOf(order)).toMatchObject({ tax: "apart", prices: [] });
  });
});

/** Recorded from Magento 2.4.6 and 2.4.8 with discounts on prices with tax. */
const lineAt = (id: string, quantity: number, price: number, prices?: object) => ({ ...line(id, quantity, price), ...(prices && { prices }) }); // prettier-ignore
const pricesOf = (unit: number, unitWithTax: number, total: number, totalWithTax: number) => ({
  price: inr(unit),
  price_including_tax: inr(unitWithTax),
  row_total: inr(total),
  row_total_including_tax: inr(totalWithTax),
});
const of246: Order = {
  total: { subtotal: 1693.22, shipping: 41.53, shippingWithTax: 49, grandTotal: 1647.4 },
  discount: 399.6,
  taxes: [[18, 251.3]],
  lines: [lineAt("NQ==", 2, 846.61)],
};
const of248: Order = {
  total: { subtotal: 2540.68, shipping: 41.52, shippingWithTax: 49, grandTotal: 2447.4 },
  discount: 599.6,
  taxes: [[18, 373.33]],
  lines: [lineAt("NA==", 1, 999), lineAt("NQ==", 1, 1999)],
};
const collected: Order = {
  total: { subtotal: 846.61, shipping: 0, shippingWithTax: 0, grandTotal: 799.2 },
  discount: 199.8,
  taxes: [[18, 121.91]],
  lines: [lineAt("Mw==", 1, 999)],
};

describe("toOrderSums: orders recorded from Magento", () => {
  test("adds tax to the prices of 2.4.6", () => {
    expect(sumsOf(of246)).toEqual({ tax: "included", subtotal: 1998, prices: [999] });
  });

  test("keeps the prices of 2.4.8, which include tax", () => {
    expect(sumsOf(of248)).toEqual({ tax: "included", subtotal: 2998, prices: [999, 1999] });
    expect(sumsOf(collected)).toEqual({ tax: "included", subtotal: 999, prices: [999] });
  });

  test("uses the additional price fields of 2.4.8", () => {
    const [first, second] = [pricesOf(846.61, 999, 846.61, 999), pricesOf(1694.07, 1999, 1694.07, 1999)];
    const lines = [lineAt("NA==", 1, 999, first), lineAt("NQ==", 1, 1999, second)];
    expect(sumsOf({ ...of248, lines, subtotalWithTax: 2998 })).toEqual({ tax: "included", subtotal: 2998, prices: [999, 1999] }); // prettier-ignore
  });

  test("removes tax from the prices of 2.4.8 when the store excludes it", () => {
    const withoutDiscount: Order = { ...of248, discount: 0, taxes: [[18, 464.8]], total: { ...of248.total, grandTotal: 3047 } }; // prettier-ignore
    expect(sumsOf(withoutDiscount, false)).toEqual({ tax: "added", subtotal: 2540.68, prices: [846.61, 1694.07] });
  });
});

test("shows a fixed product tax in the lines, which the backend's subtotal with tax contains", () => {
  const fee = { fixed_product_taxes: [{ label: "Eco fee", amount: inr(25) }] };
  const prices = {
    ...{ price: inr(423.73), price_including_tax: inr(500), row_total: inr(847.46) },
    ...{ row_total_including_tax: inr(1000), ...fee },
  };
  const order: Order = {
    total: { subtotal: 847.46, shipping: 0, shippingWithTax: 0, grandTotal: 1050 },
    subtotalWithTax: 1050,
    taxes: [[18, 152.54]],
    lines: [{ ...line("1", 2, 423.73), prices }],
  };
  expect(sumsOf(order)).toEqual({ tax: "included", subtotal: 1050, prices: [525] });
  expect(sumsOf(order, false)).toEqual({ tax: "added", subtotal: 897.46, prices: [448.73] });
});

test("leaves out a unit price that does not multiply to the line total", () => {
  const lines = [lineAt("1", 3, 6.59, pricesOf(6.59, 6.59, 19.76, 19.76))];
  const order: Order = {
    total: { subtotal: 19.76, shipping: 0, shippingWithTax: 0, grandTotal: 19.76 },
    taxes: [],
    lines,
    subtotalWithTax: 19.76,
  };
  expect(sumsOf(order)).toEqual({ tax: "included", subtotal: 19.76, prices: [null], totals: [19.76] });
});

interface RecordedOrder extends Pick<Wire, "items"> {
  number: string;
  total: NonNullable<Wire["total"]> & { grand_total: { value: number } };
}

const recorded = ["customer-orders--k-tax-inclusive-with-coupon", "customer-orders--all-states"].flatMap(
  (name) => recordedData<{ customer: { orders: { items: RecordedOrder[] } } }>(name).customer.orders.items,
);

test.each(recorded.map((order) => [order.number, order] as const))(
  "the recorded order %s adds up from its line totals with tax",
  (_number, { total, items }) => {
    const shown = JSON.parse(JSON.stringify({ total, items }).replace(/\{"value":([\d.]+)\}/g, '{"value":$1,"currency":"INR"}')); // prettier-ignore
    const grandTotal = money(Math.round(total.grand_total.value * 100), "INR");
    const { totals, prices } = toOrderSums(shown as Wire, grandTotal, true); // as recorded, with currencies added
    expect(totals.tax).toBe("included");
    const ofLines = (items ?? []).reduce((sum, wire) => sum + (prices.get(wire?.id ?? "")?.total.minor ?? 0), 0);
    const off = totals.discounts.reduce((sum, { amount }) => sum + amount.minor, 0);
    expect(ofLines - off + (totals.shipping?.minor ?? 0)).toBe(grandTotal.minor);
  },
);
