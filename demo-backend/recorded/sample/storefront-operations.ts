import { password } from "../shopper-steps.ts";
import { set, type Step } from "./steps.ts";

const shoppingCart = "Y0yyBgcaFFHgcz5MpYy7v9AfBfDFMJ8M";
const orderedCart = "pG6O7ceYNJqTjxJJDy6Y5EP2o9QF9h3C";

const guestOperations: (string | Step)[] = [
  "op-CreateCart",
  async (session) => {
    const phone = ["Y29uZmlndXJhYmxlLzE1OC8yMTU=", "Y29uZmlndXJhYmxlLzE1OS8yMTg="];
    await session.fill(orderedCart, [["EB-PH", 1, phone.map((uid) => session.names.get(uid) ?? "")]]);
  },
  ...["CartQuantity", "SetEmail", "SetShippingAddress"].map((name) => `op-${name}`),
  (session) => session.deliver(orderedCart, "freeshipping"),
  ...["SetBillingAddress", "SetShippingMethod", "SetPaymentMethod", "PlaceOrder"].map((name) => `op-${name}`),
  (session) => session.fill(shoppingCart, [["EB-LINKED", 1], ["EB-BUN", 1, [session.bundle()]], ["EB-VIRT", 1]]), // prettier-ignore
  ...["AddToCart", "AddCustomised", "UpdateCartLine", "ApplyCoupon", "Cart"].map((name) => `op-${name}`),
  ...["RemoveCoupon", "ApplyCoupon-refused", "RemoveCartLine"].map((name) => `op-${name}`),
  ...["CreateCompareList", "AddToCompareList", "CompareList", "RemoveFromCompareList"].map((name) => `op-${name}`),
];

const newCustomerEmail = "asha.1795323233982@example.com";
const accounts: (string | Step)[] = [
  ...["op-Register", "op-LogIn"],
  (session) => session.signIn("newcomer", newCustomerEmail),
  ...["CustomerCart", "OwnCompareList", "Profile", "CreateAddress-refused", "CreateAddress"].map(
    (name) => `op-${name}`,
  ),
  ...["op-Orders", "op-LogOut"],
  set((session) => session.names.set("<password>", "wrong")),
  "op-LogIn-refused",
  set((session) => session.names.set("<password>", password)),
  ...["op-RequestPasswordReset", "op-ChangeProfile"],
  async (session) => {
    const { customer } = await session.ask("{ customer { addresses { id } } }", {}, session.token("ravi"));
    session.names.set("number 3", String(customer.addresses[0].id));
  },
  ...["op-UpdateAddress", "op-MergeCarts", "op-SavedAddresses"],
  ...["op-AddToWishlist", "op-WishToCart-refused", "op-WishIds"],
  async (session) => void (await session.wish("ravi", "EB-UP")),
  ...["op-WishlistBrief", "op-Wishlist", "op-RemoveFromWishlist"],
  ...["op-OwnReviews", "op-Downloads", "op-SavedCards", "op-OrdersInFull", "op-ChangePassword"],
  (session) => session.signIn("ravi", "ravi@example.com"),
  async (session) => void session.names.set("3", await session.listOf("ravi")),
  "op-WishToCart",
  async (session) => void (await session.wish("ravi", "EB-LINKED")),
  "op-WishIds-with-the-trial-fix",
  async (session) => {
    const cart = "the cart of order 14";
    await session.emptyCart(session.token("ravi"));
    await session.nameCart(cart, "ravi");
    await session.fill(cart, [["EB-CROSS", 2], ["EB-REL2", 3], ["EB-UP", 1]], session.token("ravi")); // prettier-ignore
    await session.prepareCheckout(cart, session.token("ravi"), "freeshipping");
    session.names.set("000000014", await session.order(cart, session.token("ravi")));
  },
  ...["op-Order", "op-Reorder", "op-CreateReview", "op-OwnReviews-with-the-trial-fix"],
  ...["cart-product-spread", "reviews-product-direct", "reviews-product-spread"].map((name) => `fragment--${name}`),
  // Deleting a customer.
  async (session) => {
    const { createCompareList: list } = await session.ask("mutation { createCompareList { uid } }");
    session.names.set("LCtAjjmiKcOUsztMXgMMX209NpqnNAly", list.uid);
    session.names.set("8", await session.wish("away", "EB-UP"));
    session.names.set("number 13", String(await session.addAddress(session.token("away"))));
  },
  ...["op-AssignCompareList", "op-UpdateWish", "fragment--wishlist-product-spread", "op-ChangeEmail"],
  ...["op-ChangeEmail-refused", "op-DeleteAddress", "op-DeleteSavedCard-refused", "op-ResetPassword-refused"],
  "op-DeleteAccount",
];

const withToken = (who: string, ...operations: string[]) => operations.map((name) => [name, who] as const);
/** Which token each recorded request had. */
export const tokens = new Map([
  ...withToken(
    "newcomer",
    "op-CustomerCart",
    "op-OwnCompareList",
    "op-Profile",
    "op-CreateAddress",
    "op-CreateAddress-refused",
  ),
  ...withToken("newcomer", "op-Orders", "op-LogOut"),
  ...withToken(
    "ravi",
    "op-ChangeProfile",
    "op-UpdateAddress",
    "op-MergeCarts",
    "op-SavedAddresses",
    "op-AddToWishlist",
  ),
  ...withToken(
    "ravi",
    "op-WishToCart-refused",
    "op-WishIds",
    "op-WishlistBrief",
    "op-Wishlist",
    "op-RemoveFromWishlist",
  ),
  ...withToken("ravi", "op-OwnReviews", "op-Downloads", "op-SavedCards", "op-OrdersInFull", "op-ChangePassword"),
  ...withToken("ravi", "op-WishToCart", "op-WishIds-with-the-trial-fix", "op-Order", "op-Reorder", "op-CreateReview"),
  ...withToken("ravi", "op-OwnReviews-with-the-trial-fix", "fragment--cart-product-spread"),
  ...withToken("ravi", "fragment--reviews-product-direct", "fragment--reviews-product-spread"),
  ...withToken("away", "op-AssignCompareList", "op-UpdateWish", "fragment--wishlist-product-spread", "op-ChangeEmail"),
  ...withToken("away", "op-ChangeEmail-refused", "op-DeleteAddress", "op-DeleteSavedCard-refused", "op-DeleteAccount"),
  ...withToken("later", "customer-orders--guest-order-not-attached-after-registration"),
  ...withToken("made-up", "cart--with-a-made-up-token"),
]);

export const storefrontOperations: readonly (string | Step)[] = [...guestOperations, ...accounts];
