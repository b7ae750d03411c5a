import { expect } from "vitest";
import type { Browserless } from "../browserless/browserless.ts";
import type { Scope } from "../shopper.ts";
import type { Account } from "./account.ts";
import { newEmail, placeOrder, sameBilling, fillAddress } from "./checking-out.ts";
import { addSkusToCart } from "./shopping.ts";

export const ENDED = "You are not authorized, please log in.";
const CABLE = { sku: "BJ-HDMI-2M", name: "Bijli HDMI 2.1 cable, 2 m", path: "/p/BJ-HDMI-2M" };

export interface CustomerForm {
  /** Prepares the page of the form. */
  readonly before?: (shopper: Browserless) => Promise<void>;
  readonly page: string | ((shopper: Browserless) => Promise<string>);
  readonly send: (main: Scope, shopper: Browserless) => Promise<void>;
  /** Guests may submit it too, so it is executed before the session is found to have ended. */
  readonly isDoneAtOnce?: true;
  /** Submits the restored form again. */
  readonly again?: (main: Scope, shopper: Browserless, account: Account) => Promise<void>;
  readonly done: string;
  /** Checks that it was executed, and once. */
  readonly then?: (shopper: Browserless) => Promise<void>;
}

const save = (button: string) => (main: Scope) => main.press(button);

/** Every form that a customer may submit when the session ends. */
export const CUSTOMER_FORMS: Readonly<Record<string, CustomerForm>> = {
  "profile, with a new email": {
    page: "/customer/my-profile",
    async send(main) {
      await main.fill("First name", "आशा");
      await main.fill("Email", newEmail());
      await main.fill("Current password", "Quiet-Monsoon-7");
      await main.press("Save profile");
    },
    async again(main, _, { email, password }) {
      expect(await main.value("First name")).toBe("आशा");
      expect(await main.value("Email")).not.toBe(email);
      expect(await main.value("Current password")).toBe("");
      await main.fill("Current password", password);
      await main.press("Save profile");
    },
    done: "Profile saved.",
  },
  "new password": {
    page: "/change-password",
    send: changePassword,
    async again(main) {
      for (const field of ["Current password", "New password"]) expect(await main.value(field)).toBe("");
      await changePassword(main);
    },
    done: "Password changed.",
  },
  "account to be deleted": {
    page: "/customer/my-data/delete",
    send: deleteAccount,
    async again(main) {
      expect(await main.value("Current password")).toBe("");
      await deleteAccount(main);
    },
    done: "Your account has been deleted.",
  },
  currency: {
    page: CABLE.path,
    async send(_, shopper) {
      await shopper.within("contentinfo").select("Currency", "USD");
      await shopper.within("contentinfo").press("Change currency");
    },
    isDoneAtOnce: true,
    done: ENDED,
    then: (shopper) => shopper.within("main").sees(/\$\d+\.\d\d/),
  },
  "new address": {
    page: "/customer/addresses-details/create",
    send: sendAddress,
    async again(main) {
      for (const [field, typed] of [
        ["Area, street (optional)", "Ashok Nagar"],
        ["PIN code", "560001"],
      ] as const)
        expect(await main.value(field)).toBe(typed);
      await main.press("Save address");
    },
    done: "Address saved.",
    then: async (shopper) => expect(await shopper.within("main").count("link", "Edit")).toBe(1),
  },
  "address, changed and made the default": {
    before: (shopper) => createAddresses(shopper, 2),
    async page(shopper) {
      await shopper.goto("/customer/addresses-details");
      const [, second] = await shopper.within("main").within("list", "Saved addresses").each("listitem");
      await second?.follow("Edit");
      return shopper.address();
    },
    async send(main) {
      await main.fill("City", "Mysuru");
      await main.tick("Default delivery address");
      await main.press("Save address");
    },
    async again(main) {
      expect(await main.value("City")).toBe("Mysuru");
      await main.press("Save address");
    },
    done: "Address saved.",
    async then(shopper) {
      const [, , ...more] = await shopper.within("main").within("list", "Saved addresses").each("listitem");
      expect(more).toEqual([]);
      const text = await shopper.within("main").text();
      expect(text).toMatch(/Default delivery address.*Mysuru/);
    },
  },
  "address deleted": {
    before: (shopper) => createAddresses(shopper, 2),
    page: "/customer/addresses-details",
    send: save("Delete address"),
    done: "Address deleted.",
    then: async (shopper) => expect(await shopper.within("main").count("link", "Edit")).toBe(1),
  },
  newsletter: {
    page: "/customer/my-newsletter",
    async send(main) {
      await main.tick("Subscribe to the newsletter");
      await main.press("Save");
    },
    done: "You are subscribed to our newsletter.",
  },
  "newsletter of the footer": {
    page: "/store-locator",
    async send(_, shopper) {
      await shopper.within("contentinfo").fill("Email address", newEmail());
      await shopper.within("contentinfo").press("Subscribe");
    },
    isDoneAtOnce: true,
    done: "You are subscribed to our newsletter.",
  },
  review: {
    page: `${CABLE.path}?review=write`,
    async send(main) {
      for (const question of await main.names("radiogroup")) await main.choose(question, "4 stars");
      await main.fill("Title", "बहुत अच्छा");
      await main.fill("Review", "यह केबल बिल्कुल ठीक काम करती है। ".repeat(40));
      await main.press("Submit review");
    },
    done: "You submitted your review for moderation.",
  },
  "cancelled order": {
    before: order,
    page: async (shopper) => `${await orderPage(shopper)}/cancel`,
    async send(main) {
      await main.select("Reason", "I ordered by mistake");
      await main.press("Cancel order");
    },
    done: "was cancelled.",
  },
  reorder: {
    before: order,
    page: orderPage,
    send: save("Buy again"),
    done: CABLE.name,
    then: async (shopper) => expect(await shopper.within("main").value("Quantity")).toBe("1"),
  },
  "wishlist, note and quantity": {
    before: addToWishlist,
    page: "/customer/my-wishlist",
    async send(main) {
      await main.fill("Quantity", "3");
      await main.fill("Note", "for Diwali");
      await main.press("Save");
    },
    async again(main) {
      expect(await main.value("Note")).toBe("for Diwali");
      await main.press("Save");
    },
    done: "Wishlist saved.",
    then: (shopper) => shopper.within("main").sees("Quantity 3 · “for Diwali”"),
  },
  "wishlist, removed": {
    before: addToWishlist,
    page: "/customer/my-wishlist",
    send: save("Remove"),
    done: "Your wishlist is empty.",
  },
  "wishlist, into the cart": {
    before: addToWishlist,
    page: "/customer/my-wishlist",
    send: save("Add to cart"),
    done: `You added ${CABLE.name} to your shopping cart.`,
    then: inCartOnce,
  },
  "remove from wishlist": {
    before: addToWishlist,
    page: CABLE.path,
    send: save("Remove from wishlist"),
    done: "Removed from your wishlist.",
  },
  "product into the cart": {
    page: CABLE.path,
    send: save("Add to cart"),
    done: "Added to your cart.",
    then: inCartOnce,
  },
  compare: { page: CABLE.path, send: save("Add to compare"), done: "added to compare.", then: comparedOnce },
  "quantity in the cart": {
    before: (shopper) => addSkusToCart(shopper, { [CABLE.sku]: 1 }),
    page: "/cart",
    async send(main) {
      await main.fill("Quantity", "4");
      await main.press("Update");
    },
    async again(main) {
      expect(await main.value("Quantity")).toBe("4");
      await main.press("Update");
    },
    done: "Quantity updated.",
  },
  coupon: {
    before: (shopper) => addSkusToCart(shopper, { [CABLE.sku]: 1 }),
    page: "/cart",
    async send(main) {
      await main.fill("Coupon code", "NO-SUCH");
      await main.press("Apply coupon");
    },
    async again(main, shopper) {
      expect(await main.value("Coupon code")).toBe("NO-SUCH");
      shopper.expecting(422);
      await main.press("Apply coupon");
    },
    done: "The coupon code isn't valid.",
  },
  "shipping address": {
    before: (shopper) => addSkusToCart(shopper, { [CABLE.sku]: 1 }),
    page: "/checkout/user-account",
    send: deliverTo,
    async again(main) {
      expect(await main.value("Area, street (optional)")).toBe("Ashok Nagar");
      await main.press("Continue to delivery");
    },
    done: "Delivery method",
  },
  "shipping method": {
    before: (shopper) => toCheckout(shopper, 1),
    page: "/checkout/shipping",
    async send(main) {
      await main.choose("Delivery method", /./);
      await main.press("Continue to payment");
    },
    async again(main) {
      await main.press("Continue to payment");
    },
    done: "Payment method",
  },
  "billing address": {
    before: (shopper) => toCheckout(shopper, 2),
    page: "/checkout/billing",
    async send(main) {
      await main.tick("Same as delivery address");
      await main.press("Continue to payment");
    },
    done: "Payment method",
  },
  "order to be placed": {
    before: (shopper) => toCheckout(shopper, 3),
    page: "/checkout/payment",
    async send(main) {
      await main.choose("Payment method", /cash on delivery/i);
      await main.tick("I accept the terms and conditions");
      await main.press("Place order");
    },
    async again(main) {
      await main.press("Place order");
    },
    done: "Order placed. Thank you",
    async then(shopper) {
      await shopper.goto("/customer/order-history");
      expect(await shopper.within("main").count("link", "View order")).toBe(1);
    },
  },
};

async function changePassword(main: Scope): Promise<void> {
  await main.fill("Current password", "Quiet-Monsoon-7");
  await main.fill("New password", "Louder-Monsoon-8");
  await main.fill("Confirm new password", "Louder-Monsoon-8");
  await main.press("Set password");
}

async function deleteAccount(main: Scope): Promise<void> {
  await main.fill("Current password", "Quiet-Monsoon-7");
  await main.press("Delete my account");
}

export async function sendAddress(main: Scope): Promise<void> {
  await fillAddress(main);
  await main.press("Save address");
}

async function deliverTo(main: Scope): Promise<void> {
  await fillAddress(main);
  await main.press("Continue to delivery");
}

async function createAddresses(shopper: Browserless, count: number): Promise<void> {
  for (let created = 0; created < count; created += 1) {
    await shopper.goto("/customer/addresses-details/create");
    await sendAddress(shopper.within("main"));
  }
}

export async function toCheckout(shopper: Browserless, steps: number): Promise<void> {
  await addSkusToCart(shopper, { [CABLE.sku]: 1 });
  await shopper.goto("/checkout/user-account");
  await deliverTo(shopper.within("main"));
  if (steps > 1) await sameBilling(shopper);
}

async function order(shopper: Browserless): Promise<void> {
  await toCheckout(shopper, 3);
  await placeOrder(shopper);
}

async function orderPage(shopper: Browserless): Promise<string> {
  await shopper.goto("/customer/order-history");
  await shopper.within("main").follow("View order");
  return shopper.address();
}

async function addToWishlist(shopper: Browserless): Promise<void> {
  await shopper.goto(CABLE.path);
  await shopper.within("main").press("Add to wishlist");
}

async function comparedOnce(shopper: Browserless): Promise<void> {
  await shopper.goto("/compare");
  await shopper.within("main").sees(CABLE.name);
}

async function inCartOnce(shopper: Browserless): Promise<void> {
  await shopper.goto("/cart");
  expect(await shopper.within("main").value("Quantity")).toBe("1");
}
