import type { Recording } from "../../tests/contract/recordings.ts";
import type { DemoBackendOptions } from "../create-demo-backend.ts";
import { openTestBackend } from "../test-support/test-backend.ts";
import type { Answer } from "./compare.ts";
import { learn, renamed, renameIn } from "./names.ts";

export const password = "Passw0rd!";
export const home = {
  ...{ firstname: "Asha", lastname: "Rao", street: ["12 MG Road", "Flat 3"], city: "Bengaluru", postcode: "560001" },
  region: { region_id: 585, region: "Karnataka", region_code: "KA" },
  ...{ country_code: "IN", telephone: "9800000000" },
};
/** In another state than the seller: one tax, as there. */
const guestHome = { ...home, city: "Kolkata", region: "WB", postcode: "700016" };

export type Items = readonly [sku: string, quantity: number, selected_options?: string[]][];

export type Session = Awaited<ReturnType<typeof openSession>>;

/** A rebuilt recorded shop and the mapping of its recorded ids. */
export async function openSession(options: DemoBackendOptions) {
  const shop = await openTestBackend({ quirks: true, level: "2.4.6", ...options });
  const names = new Map<string, string>();
  const tokens: Record<string, string> = {};
  const { store } = shop;
  /** Answers of requests that were sent ahead of their comparison. */
  const begun = new Map<string, Promise<Answer>>();

  // any: answers of every shape
  const ask = async (query: string, variables: Record<string, unknown> = {}, token?: string): Promise<any> => {
    const { body } = await shop.ask(query, variables, token === undefined ? {} : { authorization: `Bearer ${token}` });
    if (body.errors) throw new Error(body.errors.map((error: { message: string }) => error.message).join("; "));
    return body.data;
  };
  const cartNamed = async (recorded: string) => {
    const known = names.get(recorded);
    if (known !== undefined) return known;
    const made: string = (await ask("mutation { createEmptyCart }")).createEmptyCart;
    names.set(recorded, made);
    return made;
  };
  const add = async (cart: string, items: object[], token?: string) => {
    const document = `mutation ($c: String!, $i: [CartItemInput!]!) { addProductsToCart(cartId: $c, cartItems: $i) { user_errors { message } } }`;
    const { user_errors: problems } = (await ask(document, { c: cart, i: items }, token)).addProductsToCart;
    if (problems.length > 0) throw new Error(problems[0].message);
  };
  const step = (mutation: string, input: object, token?: string) => {
    const type = mutation[0]?.toUpperCase() + mutation.slice(1);
    return ask(`mutation ($i: ${type}Input) { ${mutation}(input: $i) { __typename } }`, { i: input }, token);
  };
  const put = async ({ request }: Recording, token: string | undefined, endpoint: string): Promise<Answer> => {
    const variables = (await renamed(request.variables ?? {}, names, cartNamed)) as object; // what went in was one
    const query = renameIn(request.query, names);
    const headers: Record<string, string> = { "content-type": "application/json", ...request.headers };
    if (headers["Authorization"] === "Bearer <token>") headers["Authorization"] = `Bearer ${token}`;
    const asked = new URLSearchParams({ query, variables: JSON.stringify(variables) });
    const response =
      request.method === "GET"
        ? await fetch(`${endpoint}?${asked.toString()}`, { headers })
        : await fetch(endpoint, { method: "POST", headers, body: JSON.stringify({ query, variables }) });
    const body: unknown = await response.json();
    return { status: response.status, headers: Object.fromEntries(response.headers), body };
  };

  return {
    ...shop,
    ...{ names, tokens, ask, add, step, cartNamed },
    async fill(recorded: string, items: Items, token?: string): Promise<void> {
      const wanted = items.map(([sku, quantity, selected_options = []]) => ({ sku, quantity, selected_options }));
      await add(await cartNamed(recorded), wanted, token);
    },
    async bill(recorded: string): Promise<void> {
      const cart_id = await cartNamed(recorded);
      await step("setGuestEmailOnCart", { cart_id, email: "g@example.com" });
      await step("setBillingAddressOnCart", { cart_id, billing_address: { address: guestHome } });
    },
    async pay(recorded: string, code: string, token?: string): Promise<void> {
      await step("setPaymentMethodOnCart", { cart_id: await cartNamed(recorded), payment_method: { code } }, token);
    },
    /** The checkout up to placing the order, with a guest's address. */
    async makeReady(recorded: string, token?: string, carrier = "flatrate"): Promise<void> {
      const cart_id = await cartNamed(recorded);
      if (token === undefined) await step("setGuestEmailOnCart", { cart_id, email: "g@example.com" });
      const address = { address: guestHome };
      await step("setShippingAddressesOnCart", { cart_id, shipping_addresses: [address] }, token);
      await step("setBillingAddressOnCart", { cart_id, billing_address: { same_as_shipping: true } }, token);
      await this.deliver(recorded, carrier, token);
      await this.pay(recorded, "cashondelivery", token);
    },
    async deliver(recorded: string, carrier: string, token?: string): Promise<void> {
      const method = { carrier_code: carrier, method_code: carrier };
      await step("setShippingMethodsOnCart", { cart_id: await cartNamed(recorded), shipping_methods: [method] }, token);
    },
    async order(recorded: string, token?: string): Promise<string> {
      const document = "mutation ($i: PlaceOrderInput) { placeOrder(input: $i) { order { order_number } } }";
      const done = await ask(document, { i: { cart_id: await cartNamed(recorded) } }, token);
      return done.placeOrder.order.order_number;
    },
    async lastLineOf(recorded: string): Promise<string> {
      const { cart } = await ask("query ($c: String!) { cart(cart_id: $c) { items { uid } } }", { c: names.get(recorded) }); // prettier-ignore
      return cart.items.at(-1).uid;
    },
    async coupon(recorded: string, coupon_code: string, token?: string): Promise<void> {
      await step("applyCouponToCart", { cart_id: await cartNamed(recorded), coupon_code }, token);
    },
    async emptyCart(token: string): Promise<void> {
      const { customerCart } = await ask("{ customerCart { id items { uid } } }", {}, token);
      for (const { uid } of customerCart.items) {
        await step("removeItemFromCart", { cart_id: customerCart.id, cart_item_uid: uid }, token);
      }
    },
    cartOf: async (token: string): Promise<string> => (await ask("{ customerCart { id } }", {}, token)).customerCart.id,
    setStock(sku: string, qty: number): void {
      store.db.prepare("UPDATE stock SET qty = ? WHERE product_id = ?").run(qty, store.catalogue.productBySku(sku)?.id);
    },
    async signUp(email: string, firstname = "Asha", lastname = "Rao"): Promise<void> {
      const document = "mutation ($i: CustomerCreateInput!) { createCustomerV2(input: $i) { customer { email } } }";
      await ask(document, { i: { firstname, lastname, email, password } });
    },
    async signIn(who: string, email: string): Promise<void> {
      const document = `mutation { generateCustomerToken(email: "${email}", password: "${password}") { token } }`;
      tokens[who] = (await ask(document)).generateCustomerToken.token;
    },
    async addAddress(token: string, changes: object = {}): Promise<number> {
      const document = "mutation ($i: CustomerAddressInput!) { createCustomerAddress(input: $i) { id } }";
      return (await ask(document, { i: { ...home, ...changes } }, token)).createCustomerAddress.id;
    },
    /** The request as it would be sent to this shop. */
    send: (recording: Recording, token: string | undefined, endpoint = shop.endpoint): Promise<Answer> =>
      begun.get(recording.name) ?? put(recording, token, endpoint),
    /** Sends a request whose answer is compared later. */
    begin(recording: Recording, token: string | undefined): void {
      begun.set(recording.name, put(recording, token, shop.endpoint));
    },
    rename: (text: string) => renameIn(text, names),
    /** Maps a recorded id to ours. */
    learn: (recorded: unknown, own: unknown) => learn(recorded, own, names),
  };
}
