import { expect, test } from "vitest";
import { LOG_IN_REJECTED, PASSWORDS_DIFFER, RESET_FAILED } from "~/features/account/account-messages";
import { MUST_CONFIRM } from "~/lib/commerce/model/problem";
import { NO_COUNTRY } from "~/features/addresses/address-schema.server";
import { ADDED } from "~/features/cart/add-to-cart.server";
import { SHIPPING_METHODS_FAILED, NO_METHODS, SHIPPING_METHOD_FAILED } from "~/features/delivery-place/delivery-texts";
import { REMOVED_NOTICE, ADDED_NOTICE } from "~/features/wishlist/toggle-wishlist.server";
import { atLeast, email, INVALID_EMAIL, REQUIRED, required } from "~/lib/server/request/parse-form.server";
import { NOT_AUTHORIZED } from "~/lib/server/request/session-ended.server";

/** Texts that must not change. Other tests import them. */
test.each([
  [NOT_AUTHORIZED, "You are not authorized, please log in."],
  [
    LOG_IN_REJECTED,
    "The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.",
  ],
  [MUST_CONFIRM, "You must confirm your account. Please check your email for the confirmation link."],
  [RESET_FAILED, "It was not possible to request a new password, please check the entered email address."],
  [PASSWORDS_DIFFER, "Passwords don't match"],
  [REQUIRED, "This field is required"],
  [INVALID_EMAIL, "The email field must be a valid email"],
  [NO_COUNTRY, "Please select a country first"],
  [
    NO_METHODS,
    "There are no shipping methods available for this country. We are sorry, please try with different country.",
  ],
  [SHIPPING_METHODS_FAILED, "There was some error while trying to fetch shipping methods..."],
  [SHIPPING_METHOD_FAILED, "There was some error while trying to select this shipping method..."],
  [ADDED, "Added to your cart."],
  [ADDED_NOTICE.text, "Added to your wishlist."],
  [REMOVED_NOTICE.text, "Removed from your wishlist."],
])("fixed text: %s", (text, expected) => {
  expect(text).toBe(expected);
});

test.each([2, 4, 8] as const)("atLeast(%i) rejects shorter texts and names the limit", (characters) => {
  const { error } = atLeast(characters).safeParse("x");
  expect(error?.issues[0]?.message).toBe(`The field should have at least ${characters} characters`);
  expect(atLeast(characters).safeParse("x".repeat(characters)).success).toBe(true);
});

test("required and email have different messages", () => {
  expect(required().safeParse("").error?.issues[0]?.message).toBe(REQUIRED);
  expect(email.safeParse("asha").error?.issues[0]?.message).toBe(INVALID_EMAIL);
});
