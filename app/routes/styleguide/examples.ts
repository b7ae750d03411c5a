import type { LineView } from "~/features/cart/cart-view";
import type { DatedMethod } from "~/features/delivery-place/delivery-facts.server";
import type { CartTotals } from "~/lib/commerce/model/cart";
import { asId } from "~/lib/commerce/model/ids";
import { money } from "~/lib/commerce/model/money";
import type { Order } from "~/lib/commerce/model/order";
import type { ProductSummary } from "~/lib/commerce/model/product";

/** What the components of the shop are shown with. */
const rupees = (amount: number) => money(amount * 100, "INR");

const PLAIN: ProductSummary = {
  uid: asId("1"),
  sku: asId("BJ-HDMI-2M"),
  name: "Bijli HDMI 2.1 cable, 2 m",
  kind: "simple",
  typeName: "SimpleProduct",
  path: "/bijli-hdmi-2-1-cable-2-m.html",
  picture: null,
  price: { regular: rupees(899), final: rupees(899) },
  isPriceFrom: false,
  inStock: true,
  onlyLeft: null,
  rating: 4.3,
  reviewCount: 1866,
  facts: "HDMI · ABS plastic",
  isNew: false,
  isOnSale: false,
};

export const PRODUCTS: readonly ProductSummary[] = [
  PLAIN,
  {
    ...{ ...PLAIN, uid: asId("2"), name: "Reduced and new", isNew: true },
    price: { regular: rupees(1299), final: rupees(999) },
  },
  { ...PLAIN, uid: asId("3"), name: "Few left", onlyLeft: 4 },
  { ...PLAIN, uid: asId("4"), name: "Out of stock, without a review", inStock: false, rating: null, reviewCount: 0 },
  {
    ...PLAIN,
    uid: asId("5"),
    name: "With options, whose name takes two lines",
    kind: "configurable",
    isPriceFrom: true,
  },
];

const method = (title: string, price: number, by: string | null, isPickup = false): DatedMethod => ({
  ...{ carrier: title, method: title, title, price: rupees(price), isAvailable: true, problem: null, by, isPickup },
});

export const METHODS: readonly DatedMethod[] = [
  method("Free delivery", 0, "Thu 26 Nov"),
  method("Next day", 99, "tomorrow"),
  method("Heavy goods", 499, null),
  method("Collect from a shop", 0, null, true),
];

export const TOTALS: CartTotals = {
  tax: "included",
  subtotal: rupees(1998),
  discounts: [{ label: "Discount (WELCOME10)", amount: rupees(200) }],
  taxes: [{ label: "IGST 18%", amount: money(27_427, "INR") }],
  shipping: rupees(0),
  grandTotal: rupees(1798),
};

export const LINE: LineView = {
  uid: asId("line"),
  sku: PLAIN.sku,
  variantSku: PLAIN.sku,
  name: PLAIN.name,
  kind: "simple",
  path: PLAIN.path,
  picture: null,
  choices: [],
  quantity: 2,
  onlyLeft: 3,
  unitPrice: rupees(899),
  total: rupees(1798),
  regularPrice: null,
  discount: null,
  problems: [],
  priceBefore: null,
};

export const FACET = {
  code: "brand",
  label: "Brand",
  options: [
    { value: "1", label: "Kestriva", count: 1240 },
    { value: "2", label: "Onvira", count: 8 },
  ],
  hidden: 0,
  portions: [],
  portion: 1,
};

const ADDRESS = {
  ...{ firstName: "Asha", lastName: "Rao", street: "12 Residency Road", apartment: "", neighborhood: "", extra: "" },
  ...{ city: "Bengaluru", region: null, postcode: "560001", country: "IN", phone: "+919845012345" },
};

const ORDER: Order = {
  id: "MQ==",
  number: asId("000000007"),
  date: "2026-11-21 08:36:06",
  status: "Pending",
  total: TOTALS.grandTotal,
  lines: [],
  isBeforeTax: false,
  totals: TOTALS,
  shippingAddress: ADDRESS,
  billingAddress: ADDRESS,
  shippingMethod: "Free delivery",
  collectedFrom: null,
  paymentMethod: "Cash on delivery",
  shipments: [],
  invoices: [],
  creditMemos: [],
  comments: [],
};

export const ORDERS: readonly Order[] = [
  ORDER,
  { ...ORDER, number: asId("000000008"), status: "Processing" },
  { ...ORDER, number: asId("000000009"), shipments: [{ number: "1", tracks: [], lines: [] }] },
  { ...ORDER, number: asId("000000010"), status: "Delivered" },
];
