import { exchange } from "../browserless/exchange.ts";
import type { Shopper } from "../shopper.ts";
import { newEmail } from "./checking-out.ts";

const home = {
  firstname: "Asha",
  lastname: "Rao",
  street: ["12 Residency Road", "4B"],
  city: "Bengaluru",
  region: "KA",
  postcode: "560001",
  country_code: "IN",
  telephone: "9845012345",
};

interface CartToPrepare {
  endpoint: string;
  sku: string;
  quantity?: number;
  /** Progress of the checkout; default: products only. */
  upTo?: "goods" | "email" | "payment";
  address?: Partial<typeof home>;
}

/** Made at the backend, for tests about later steps. Returns its email. */
export async function prepareCart(
  shopper: Shopper,
  { endpoint, sku, quantity = 1, upTo = "payment", address }: CartToPrepare,
) {
  const ask = async (query: string, variables: object = {}) => {
    const reply = await exchange(new URL(endpoint), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = JSON.parse(reply.body.toString("utf8")) as {
      data: Record<string, unknown>;
      errors?: { message: string }[];
    }; // a GraphQL answer
    if (errors) throw new Error(`Preparing a cart: ${errors[0]?.message ?? "rejected"}`);
    return data;
  };
  const cart = String((await ask("mutation { id: createEmptyCart }"))["id"]);
  const email = newEmail();
  await ask(
    "mutation ($c: String!, $i: [CartItemInput!]!) { addProductsToCart(cartId: $c, cartItems: $i) { user_errors { message } } }",
    { c: cart, i: [{ sku, quantity }] },
  );
  const set = (mutation: string, type: string, input: object) =>
    ask(`mutation ($i: ${type}!) { ${mutation}(input: $i) { cart { id } } }`, { i: { cart_id: cart, ...input } });
  if (upTo !== "goods") await set("setGuestEmailOnCart", "SetGuestEmailOnCartInput", { email });
  if (upTo === "payment") {
    const to = { address: { ...home, ...address } };
    await set("setShippingAddressesOnCart", "SetShippingAddressesOnCartInput", { shipping_addresses: [to] });
    const method = { carrier_code: "flatrate", method_code: "flatrate" };
    await set("setShippingMethodsOnCart", "SetShippingMethodsOnCartInput", { shipping_methods: [method] });
    await set("setBillingAddressOnCart", "SetBillingAddressOnCartInput", {
      billing_address: { same_as_shipping: true },
    });
  }
  const given = { path: "/", httpOnly: true, secure: false, sameSite: "Lax", expires: null };
  await shopper.adopt([{ ...given, name: "cart", value: cart }]);
  return email;
}
