import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toUid } from "../rules/uid.ts";
import { address, openCustomerShop, password, type CustomerShop } from "../test-support/customer-steps.ts";

/** Recorded from a Magento 2.4.6. */
let shop: CustomerShop;
let fixture: Fixture;
/** Password hashing is slow on purpose. */
const hookTime = 60_000;

interface Fixture {
  asha: string;
  ravi: string;
  revoked: string;
  expired: string;
  addressOfAsha: number;
  addressOfRavi: number;
  cartOfAsha: string;
  guestCart: string;
  mergedCart: string;
  orderOfRavi: string;
  wishlistOfRavi: string;
}

beforeAll(async () => {
  shop = await openCustomerShop();
  for (const email of ["asha@example.in", "ravi@example.in", "gone@example.in"]) await shop.signUp(email);
  const expired = await shop.signIn("asha@example.in");
  shop.advance(3_600_000);
  const revoked = await shop.signIn("gone@example.in");
  await shop.as(revoked, "mutation { revokeCustomerToken { result } }");
  const [asha, ravi] = [await shop.signIn("asha@example.in"), await shop.signIn("ravi@example.in")];
  const [guestCart, mergedCart] = [await shop.guestCart(), await shop.guestCart()];
  const cartOfAsha = await shop.cartOf(asha);
  await shop.as(asha, `mutation { mergeCarts(source_cart_id: "${mergedCart}") { id } }`);
  await shop.fill(asha, cartOfAsha, [{ sku: "CABLE-1M", quantity: 1 }]);
  const addressOfRavi = await shop.addAddress(ravi);
  fixture = {
    ...{ asha, ravi, revoked, expired, guestCart, mergedCart, cartOfAsha, addressOfRavi },
    addressOfAsha: await shop.addAddress(asha),
    orderOfRavi: await shop.order(ravi, addressOfRavi, [{ sku: "CABLE-1M", quantity: 1 }]),
    wishlistOfRavi: (await shop.as(ravi, "{ customer { wishlists { id } } }")).customer.wishlists[0].id,
  };
}, hookTime);
afterAll(() => shop.close());

const unauthorised = { message: "The current customer isn't authorized.", category: "graphql-authorization" };
const input = (message: string) => ({ message, category: "graphql-input" });
const forbidden = (message: string) => ({ message, category: "graphql-authorization" });
const unknown = (message: string) => ({ message, category: undefined });
const signInFailed = {
  message:
    "The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.",
  category: "graphql-authentication",
};
const wrongPassword = { message: "Invalid login or password.", category: "graphql-authentication" };
const tooShort = input("The password needs at least 8 characters. Create a new password and try again.");

type Who = "guest" | "asha" | "revoked" | "expired" | "bad";
type Variables = Record<string, unknown> | ((fixture: Fixture) => Record<string, unknown>);
type Row = [
  name: string,
  who: Who,
  document: string,
  variables: Variables,
  failure: object | ((fixture: Fixture) => object),
];

const create = "mutation ($i: CustomerCreateInput!) { createCustomerV2(input: $i) { customer { id } } }";
const person = { firstname: "New", lastname: "Person", email: "new@example.in", password };
const addAddress = "mutation ($i: CustomerAddressInput!) { createCustomerAddress(input: $i) { id } }";
const changeAddress = 'mutation ($id: Int!) { updateCustomerAddress(id: $id, input: { city: "Mandya" }) { id } }';
const deleteAddress = "mutation ($id: Int!) { deleteCustomerAddress(id: $id) }";
const sign = "mutation ($e: String!, $p: String!) { generateCustomerToken(email: $e, password: $p) { token } }";
const merge = "mutation ($s: String!, $d: String) { mergeCarts(source_cart_id: $s, destination_cart_id: $d) { id } }";
const wish =
  'mutation ($w: ID!) { addProductsToWishlist(wishlistId: $w, wishlistItems: [{ sku: "CABLE-1M", quantity: 1 }]) { wishlist { id } } }';
const readCart = "query ($c: String!) { cart(cart_id: $c) { id } }";
const review = "mutation ($i: CreateProductReviewInput!) { createProductReview(input: $i) { review { summary } } }";
const written = { sku: "CABLE-1M", nickname: "G", summary: "x", text: "y" };

const rows: Row[] = [
  ["customer: no token", "guest", "{ customer { email } }", {}, unauthorised],
  ["customer: bad token", "bad", "{ customer { email } }", {}, unauthorised],
  ["customer: revoked token", "revoked", "{ customer { email } }", {}, unauthorised],
  ["customer: expired token", "expired", "{ customer { email } }", {}, unauthorised],
  ["createCustomerV2: blank first name", "guest", create, { i: { ...person, firstname: "" } }, input("Required parameters are missing: First Name")],
  ["createCustomerV2: duplicate", "guest", create, { i: { ...person, email: "asha@example.in" } }, input("A customer with the same email address already exists in an associated website.")],
  ["createCustomerV2: duplicate in other case", "guest", create, { i: { ...person, email: "ASHA@EXAMPLE.IN" } }, input("A customer with the same email address already exists in an associated website.")],
  ["createCustomerV2: invalid e-mail", "guest", create, { i: { ...person, email: "bad" } }, input('"bad" is not a valid email address.')],
  ["createCustomerV2: short password", "guest", create, { i: { ...person, password: "Pw0!" } }, tooShort],
  ["createCustomerV2: simple password", "guest", create, { i: { ...person, password: "passwordpassword" } }, input("Minimum of different classes of characters in password is 3. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.")],
  ["createCustomerV2: script in name", "guest", create, { i: { ...person, firstname: "<script>alert(1)</script>" } }, input("First Name is not valid!")],
  ["generateCustomerToken: empty password", "guest", sign, { e: "asha@example.in", p: "" }, input('Specify the "password" value.')],
  ["generateCustomerToken: unknown e-mail", "guest", sign, { e: "nobody@example.in", p: password }, signInFailed],
  ["generateCustomerToken: wrong password", "guest", sign, { e: "gone@example.in", p: "wrong" }, signInFailed],
  ["revokeCustomerToken: no token", "guest", "mutation { revokeCustomerToken { result } }", {}, unauthorised],
  ["isEmailAvailable: malformed e-mail", "guest", '{ isEmailAvailable(email: "x@") { is_email_available } }', {}, input("Email is invalid")],
  ["changeCustomerPassword: weak password", "asha", `mutation { changeCustomerPassword(currentPassword: "${password}", newPassword: "abc") { email } }`, {}, tooShort],
  ["changeCustomerPassword: wrong password", "asha", 'mutation { changeCustomerPassword(currentPassword: "nope", newPassword: "Passw0rd!2") { email } }', {}, wrongPassword],
  ["updateCustomerEmail: wrong password", "asha", 'mutation { updateCustomerEmail(email: "b@example.in", password: "nope") { customer { email } } }', {}, wrongPassword],
  ["updateCustomerV2: bad gender", "asha", "mutation { updateCustomerV2(input: { gender: 9 }) { customer { gender } } }", {}, input('"9" is not a valid gender value.')],
  ["updateCustomerV2: no token", "guest", 'mutation { updateCustomerV2(input: { firstname: "x" }) { customer { firstname } } }', {}, unauthorised],
  ["requestPasswordResetEmail: malformed e-mail", "guest", 'mutation { requestPasswordResetEmail(email: "bad") }', {}, input("The email address has an invalid format.")],
  ["requestPasswordResetEmail: unknown e-mail", "guest", 'mutation { requestPasswordResetEmail(email: "nobody@example.in") }', {}, input("Cannot reset the customer's password")],
  ["resetPassword: bad token", "guest", `mutation { resetPassword(email: "asha@example.in", resetPasswordToken: "nope", newPassword: "${password}") }`, {}, input("The password token is mismatched. Reset and try again.")],
  ["createCustomerAddress: bad region id", "asha", addAddress, { i: { ...address, region: { region_id: 12 } } }, input("The region_id does not match the selected country or region")],
  ["createCustomerAddress: missing city", "asha", addAddress, { i: { ...address, city: undefined } }, input("Required parameters are missing: city")],
  ["createCustomerAddress: missing region", "asha", addAddress, { i: { ...address, region: undefined } }, input("A region_id is required for the specified country code")],
  ["createCustomerAddress: region code only", "asha", addAddress, { i: { ...address, region: { region_code: "KA" } } }, input("A region_id is required for the specified country code")],
  ["createCustomerAddress: no token", "guest", addAddress, { i: address }, unauthorised],
  ["updateCustomerAddress: another customer's address", "asha", changeAddress, (w) => ({ id: w.addressOfRavi }), (w) => forbidden(`Current customer does not have permission to address with ID "${w.addressOfRavi}"`)],
  ["updateCustomerAddress: unknown address", "asha", changeAddress, { id: 999999 }, unknown('Could not find a address with ID "999999"')],
  ["deleteCustomerAddress: default address", "asha", deleteAddress, (w) => ({ id: w.addressOfAsha }), (w) => input(`Customer Address ${w.addressOfAsha} is set as default billing address and can not be deleted`)],
  ["deleteCustomerAddress: unknown address", "asha", deleteAddress, { id: 999999 }, unknown('Could not find a address with ID "999999"')],
  ["customerCart: no token", "guest", "{ customerCart { id } }", {}, forbidden("The request is allowed for logged in customer")],
  ["cart: customer's cart read by guest", "guest", readCart, (w) => ({ c: w.cartOfAsha }), (w) => forbidden(`The current user cannot perform operations on cart "${w.cartOfAsha}"`)],
  ["cart: customer's cart read with a revoked token", "revoked", readCart, (w) => ({ c: w.cartOfAsha }), (w) => forbidden(`The current user cannot perform operations on cart "${w.cartOfAsha}"`)],
  ["cart: guest cart read by customer", "asha", readCart, (w) => ({ c: w.guestCart }), (w) => forbidden(`The current user cannot perform operations on cart "${w.guestCart}"`)],
  ["mergeCarts: no token", "guest", merge, (w) => ({ s: w.guestCart, d: w.cartOfAsha }), unauthorised],
  ["mergeCarts: source already merged", "asha", merge, (w) => ({ s: w.mergedCart, d: w.cartOfAsha }), unknown("The cart isn't active.")],
  ["mergeCarts: unknown source", "asha", merge, { s: "nope" }, unknown('Could not find a cart with ID "nope"')],
  ["setShippingAddressesOnCart: another customer's address", "asha", "mutation ($i: SetShippingAddressesOnCartInput) { setShippingAddressesOnCart(input: $i) { cart { id } } }", (w) => ({ i: { cart_id: w.cartOfAsha, shipping_addresses: [{ customer_address_id: w.addressOfRavi }] } }), (w) => forbidden(`Current customer does not have permission to address with ID "${w.addressOfRavi}"`)],
  ["reorderItems: another customer's order", "asha", "mutation ($n: String!) { reorderItems(orderNumber: $n) { cart { id } } }", (w) => ({ n: w.orderOfRavi }), (w) => input(`Order number "${w.orderOfRavi}" doesn't belong to the current customer`)],
  ["reorderItems: unknown order", "asha", "mutation ($n: String!) { reorderItems(orderNumber: $n) { cart { id } } }", { n: "999" }, input('Order number "999" doesn\'t belong to the current customer')],
  ["addProductsToWishlist: no token", "guest", wish, { w: "1" }, forbidden("The current user cannot perform operations on wishlist")],
  ["addProductsToWishlist: unknown list", "asha", wish, { w: "99999" }, input("The wishlist was not found.")],
  ["addProductsToWishlist: another customer's list", "asha", wish, (w) => ({ w: w.wishlistOfRavi }), input("The wishlist was not found.")],
  ["createProductReview: unknown sku", "guest", review, { i: { ...written, sku: "NOPE", ratings: [] } }, unknown('Could not find a product with SKU "NOPE"')],
  ["createProductReview: bad rating id", "guest", review, { i: { ...written, ratings: [{ id: "%%", value_id: "%%" }] } }, unknown("Internal server error")],
  ["subscribeEmailToNewsletter: malformed e-mail", "guest", 'mutation { subscribeEmailToNewsletter(email: "bad") { status } }', {}, input("Enter a valid email address.")],
  ["sendEmailToFriend: disabled", "guest", 'mutation { sendEmailToFriend(input: { product_id: 1, sender: { name: "a", email: "a@example.com", message: "m" }, recipients: [{ name: "b", email: "b@example.com" }] }) { sender { name } } }', {}, input('"Email to a Friend" is not enabled.')],
]; // prettier-ignore

test.each(rows)("fails as recorded: %s", async (_, who, document, variables, expected) => {
  const tokens: Record<Who, string | null> = { guest: null, bad: "nope", asha: fixture.asha, revoked: fixture.revoked, expired: fixture.expired }; // prettier-ignore
  const given = typeof variables === "function" ? variables(fixture) : variables;
  expect(await shop.failure(tokens[who], document, given)).toEqual(
    typeof expected === "function" ? expected(fixture) : expected,
  );
});

describe("succeeds as recorded", () => {
  test("isEmailAvailable calls a taken address available", async () => {
    const { isEmailAvailable } = await shop.as(null, '{ isEmailAvailable(email: "asha@example.in") { is_email_available } }'); // prettier-ignore
    expect(isEmailAvailable).toEqual({ is_email_available: true });
  });

  test("an invalid token fails only private fields", async () => {
    const bad = { authorization: "Bearer nope" };
    expect((await shop.ask("{ storeConfig { store_code } }", {}, bad)).body).toEqual({
      data: { storeConfig: { store_code: "default" } },
    });
    const { body } = await shop.ask("{ storeConfig { store_code } customer { email } }", {}, bad);
    expect(body.data).toEqual({ storeConfig: { store_code: "default" }, customer: null });
    expect(body.errors).toHaveLength(1);
  });

  test("an error in a non-null field leaves out data", async () => {
    expect(Object.keys((await shop.ask("{ customerCart { id } }")).body)).toEqual(["errors"]);
  });

  test("the cache id differs for customers but not for invalid tokens", async () => {
    const idOf = async (token: string | null) => {
      const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
      return (await shop.ask("{ storeConfig { store_code } }", {}, headers)).headers.get("x-magento-cache-id");
    };
    expect(await idOf(fixture.asha)).not.toBe(await idOf(null));
    expect(await idOf(fixture.revoked)).toBe(await idOf(null));
  });

  test("ratings have Magento's ids", async () => {
    const { productReviewRatingsMetadata } = await shop.as(null, "{ productReviewRatingsMetadata { items { id name values { value_id value } } } }"); // prettier-ignore
    expect(productReviewRatingsMetadata.items.map((item: { name: string }) => item.name)).toEqual(["Price", "Value", "Quality", "Rating"]); // prettier-ignore
    expect(productReviewRatingsMetadata.items[0]).toMatchObject({ id: "Mw==", values: [{ value_id: toUid(11), value: "1" }, {}, {}, {}, { value_id: toUid(15), value: "5" }] }); // prettier-ignore
  });
});
