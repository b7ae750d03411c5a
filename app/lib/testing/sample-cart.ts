import type { Address } from "~/lib/commerce/model/address";
import type { Cart, CartLine } from "~/lib/commerce/model/cart";
import { asId, type CartId, type LineUid, type Sku } from "~/lib/commerce/model/ids";
import { money } from "~/lib/commerce/model/money";

export const CART = asId<CartId>("c".repeat(32));
export const LINE = asId<LineUid>("NDI=");

export const ADDRESS: Address = {
  firstName: "Asha",
  lastName: "Rao",
  street: "12 Hill Road",
  apartment: "Flat 4",
  neighborhood: "Bandra West",
  extra: "",
  city: "Mumbai",
  region: { id: 553, code: "MH", name: "Maharashtra" },
  postcode: "400050",
  country: "IN",
  phone: "9820012345",
};

const rupees = (amount: number) => money(amount * 100, "INR");

export function sampleLine(changes: Partial<CartLine> = {}): CartLine {
  return {
    uid: LINE,
    sku: asId<Sku>("PH-NOVA"),
    variantSku: asId<Sku>("PH-NOVA-BLK"),
    name: "Nova 5G",
    kind: "configurable",
    path: "/nova-5g.html",
    picture: null,
    choices: [{ label: "Colour", value: "Black" }],
    quantity: 1,
    onlyLeft: null,
    unitPrice: rupees(24_999),
    total: rupees(24_999),
    regularPrice: null,
    discount: null,
    fees: [],
    problems: [],
    request: { sku: asId<Sku>("PH-NOVA"), quantity: 1, selectedOptions: ["black"], enteredOptions: [] },
    ...changes,
  };
}

export function sampleCart(changes: Partial<Cart> = {}): Cart {
  const method = { carrier: "flatrate", method: "flatrate", title: "Standard delivery", price: rupees(49) };
  return {
    id: CART,
    isVirtual: false,
    quantity: 1,
    lines: [sampleLine()],
    isBeforeTax: false,
    totals: {
      tax: "included",
      subtotal: rupees(24_999),
      discounts: [],
      taxes: [{ label: "IN GST 18", amount: rupees(3_821) }],
      shipping: rupees(49),
      grandTotal: rupees(25_048),
    },
    coupons: [],
    email: "asha@example.in",
    shippingAddress: ADDRESS,
    pickupStore: null,
    billingAddress: ADDRESS,
    shippingMethods: [{ ...method, isAvailable: true, problem: null }],
    shippingMethod: method,
    paymentMethods: [{ code: "cashondelivery", title: "Cash on delivery" }],
    paymentMethod: null,
    ...changes,
  };
}
