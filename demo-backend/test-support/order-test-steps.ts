import type { TestShop } from "./order-test-shop.ts";

export const kolkata = {
  firstname: "Ravi",
  lastname: "Iyer",
  street: ["4 Park Street"],
  city: "Kolkata",
  region: "WB",
  postcode: "700016",
  country_code: "IN",
  telephone: "9811111111",
};
export const bengaluru = { ...kolkata, city: "Bengaluru", region: "KA", postcode: "560001" };

export async function newCart(shop: TestShop): Promise<string> {
  return (await shop.ask("mutation { createEmptyCart }")).createEmptyCart;
}

export interface ItemInput {
  sku: string;
  quantity: number;
  selected_options?: string[];
  entered_options?: { uid: string; value: string }[];
  parent_sku?: string;
}

export const addDocument = `mutation ($c: String!, $i: [CartItemInput!]!) {
  addProductsToCart(cartId: $c, cartItems: $i) {
    user_errors { code message }
    cart { id is_virtual total_quantity items { __typename uid quantity product { sku } } }
  }
}`;

export async function add(shop: TestShop, cart: string, ...items: ItemInput[]) {
  return (await shop.ask(addDocument, { c: cart, i: items })).addProductsToCart;
}

export const steps = {
  email: "mutation ($i: SetGuestEmailOnCartInput) { setGuestEmailOnCart(input: $i) { cart { email } } }",
  shippingAddress: `mutation ($i: SetShippingAddressesOnCartInput) { setShippingAddressesOnCart(input: $i) { cart { shipping_addresses {
    uid firstname street city region { code label region_id } postcode country { code label } telephone
    available_shipping_methods { carrier_code method_code available error_message amount { value } price_excl_tax { value } price_incl_tax { value } }
  } } } }`,
  shippingMethod: `mutation ($i: SetShippingMethodsOnCartInput) { setShippingMethodsOnCart(input: $i) { cart {
    shipping_addresses { selected_shipping_method { carrier_code method_code amount { value } price_incl_tax { value } } }
    prices { grand_total { value } applied_taxes { label amount { value } } }
  } } }`,
  billingAddress:
    "mutation ($i: SetBillingAddressOnCartInput) { setBillingAddressOnCart(input: $i) { cart { billing_address { city region { code } country { code } } } } }",
  payment:
    "mutation ($i: SetPaymentMethodOnCartInput) { setPaymentMethodOnCart(input: $i) { cart { selected_payment_method { code title purchase_order_number } } } }",
  place: "mutation ($i: PlaceOrderInput) { placeOrder(input: $i) { order { order_number order_id } } }",
  payAndPlace:
    "mutation ($i: SetPaymentMethodAndPlaceOrderInput) { setPaymentMethodAndPlaceOrder(input: $i) { order { order_number } } }",
  coupon: `mutation ($i: ApplyCouponToCartInput) { applyCouponToCart(input: $i) { cart {
    applied_coupons { code } prices { discounts { label amount { value } } grand_total { value } }
  } } }`,
  noCoupon:
    "mutation ($i: RemoveCouponFromCartInput) { removeCouponFromCart(input: $i) { cart { applied_coupons { code } prices { discounts { label } } } } }",
  update: `mutation ($i: UpdateCartItemsInput) { updateCartItems(input: $i) { cart { total_quantity items { uid quantity } } } }`,
  remove: `mutation ($i: RemoveItemFromCartInput) { removeItemFromCart(input: $i) { cart { total_quantity items { product { sku } } } } }`,
};

export async function prepareCheckout(shop: TestShop, cart: string, payment = "cashondelivery") {
  const input = (fields: object) => ({ i: { cart_id: cart, ...fields } });
  await shop.ask(steps.email, input({ email: "ravi@example.com" }));
  await shop.ask(steps.shippingAddress, input({ shipping_addresses: [{ address: kolkata }] }));
  await shop.ask(steps.billingAddress, input({ billing_address: { same_as_shipping: true } }));
  await shop.ask(steps.shippingMethod, input({ shipping_methods: [{ carrier_code: "flatrate", method_code: "flatrate" }] })); // prettier-ignore
  await shop.ask(steps.payment, input({ payment_method: { code: payment } }));
}

export async function readyCart(shop: TestShop, ...items: ItemInput[]): Promise<string> {
  const cart = await newCart(shop);
  await add(shop, cart, ...items);
  await prepareCheckout(shop, cart);
  return cart;
}
