import type { Shopper } from "../shopper.ts";
import { register } from "./account.ts";
import { chooseShipping, placeOrder, sameBilling } from "./checking-out.ts";
import { addPhoneToCart } from "./shopping.ts";

/** Returns the path of the order. */
export async function orderAsCustomer(shopper: Shopper): Promise<string> {
  await addPhoneToCart(shopper);
  await shopper.goto("/cart");
  await register(shopper);
  await shopper.goto("/checkout/user-account");
  await chooseShipping(shopper);
  await sameBilling(shopper);
  const number = await placeOrder(shopper);
  return `/customer/order-history/${number}`;
}
