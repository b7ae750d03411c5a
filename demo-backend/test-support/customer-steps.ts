import { openTestBackend, type TestBackend } from "./test-backend.ts";

export const password = "Passw0rd!";

export const address = {
  firstname: "Asha",
  lastname: "Rao",
  street: ["12 MG Road", "Flat 3"],
  city: "Bengaluru",
  region: { region_id: 585, region: "Karnataka", region_code: "KA" },
  postcode: "560001",
  country_code: "IN",
  telephone: "9800000000",
};

interface Failure {
  message: string;
  category: string | undefined;
}

type AskAs = (token: string | null, query: string, variables?: Record<string, unknown>) => Promise<any>; // tests look at answers of every shape

/** In memory, with requests as any customer. */
export async function openCustomerShop(options: Parameters<typeof openTestBackend>[0] = {}) {
  const backend = await openTestBackend(options);
  return { ...backend, ...customerRequests(backend) };
}

export type CustomerShop = Awaited<ReturnType<typeof openCustomerShop>>;

function customerRequests(backend: TestBackend) {
  const send = async (token: string | null, query: string, variables: Record<string, unknown> = {}) => {
    const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
    return (await backend.ask(query, variables, headers)).body;
  };
  const as: AskAs = async (token, query, variables) => {
    const { data, errors } = await send(token, query, variables);
    if (errors) throw new Error(errors.map((error: Failure) => error.message).join("; "));
    return data;
  };
  return {
    as,
    async failure(token: string | null, query: string, variables?: Record<string, unknown>): Promise<Failure> {
      const { errors } = await send(token, query, variables);
      if (!errors) throw new Error("Expected an error, got none");
      return { message: errors[0].message, category: errors[0].extensions?.category };
    },
    async signUp(email: string, firstname = "Asha"): Promise<void> {
      const input = { firstname, lastname: "Rao", email, password };
      await as(null, "mutation ($i: CustomerCreateInput!) { createCustomerV2(input: $i) { customer { email } } }", {
        i: input,
      });
    },
    async signIn(email: string, secret = password): Promise<string> {
      const document =
        "mutation ($e: String!, $p: String!) { generateCustomerToken(email: $e, password: $p) { token } }";
      return (await as(null, document, { e: email, p: secret })).generateCustomerToken.token;
    },
    async addAddress(token: string, defaults = true): Promise<number> {
      const input = { ...address, default_billing: defaults, default_shipping: defaults };
      const document = "mutation ($i: CustomerAddressInput!) { createCustomerAddress(input: $i) { id } }";
      return (await as(token, document, { i: input })).createCustomerAddress.id;
    },
    cartOf: async (token: string): Promise<string> => (await as(token, "{ customerCart { id } }")).customerCart.id,
    guestCart: async (): Promise<string> => (await as(null, "mutation { createEmptyCart }")).createEmptyCart,
    async fill(token: string | null, cart: string, items: { sku: string; quantity: number }[]): Promise<void> {
      const document = `mutation ($c: String!, $i: [CartItemInput!]!) {
        addProductsToCart(cartId: $c, cartItems: $i) { user_errors { message } }
      }`;
      const { user_errors: problems } = (await as(token, document, { c: cart, i: items })).addProductsToCart;
      if (problems.length > 0) throw new Error(problems[0].message);
    },
    async order(token: string, addressId: number, items: { sku: string; quantity: number }[]): Promise<string> {
      const cart = await this.cartOf(token);
      await this.fill(token, cart, items);
      const document = `mutation ($s: SetShippingAddressesOnCartInput, $b: SetBillingAddressOnCartInput, $m: SetShippingMethodsOnCartInput, $p: SetPaymentMethodAndPlaceOrderInput) {
        setShippingAddressesOnCart(input: $s) { cart { id } }
        setBillingAddressOnCart(input: $b) { cart { id } }
        setShippingMethodsOnCart(input: $m) { cart { id } }
        setPaymentMethodAndPlaceOrder(input: $p) { order { order_number } }
      }`;
      const done = await as(token, document, {
        s: { cart_id: cart, shipping_addresses: [{ customer_address_id: addressId }] },
        b: { cart_id: cart, billing_address: { customer_address_id: addressId } },
        m: { cart_id: cart, shipping_methods: [{ carrier_code: "flatrate", method_code: "flatrate" }] },
        p: { cart_id: cart, payment_method: { code: "banktransfer" } },
      });
      return done.setPaymentMethodAndPlaceOrder.order.order_number;
    },
  };
}
