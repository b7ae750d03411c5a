import type { Store } from "../store/database.ts";

export const password = "Passw0rd!";
export const home = {
  ...{ firstname: "Asha", lastname: "Rao", street: ["12 MG Road", "Flat 3"], city: "Bengaluru", postcode: "560001" },
  region: { region_id: 585, region: "Karnataka", region_code: "KA" },
  ...{ country_code: "IN", telephone: "9800000000" },
};
/** Outside the seller's state: one tax, as in the recordings. */
const guestHome = { ...home, city: "Kolkata", region: "WB", postcode: "700016" };

export type Items = readonly [sku: string, quantity: number, selected_options?: string[]][];

// any: answers of every shape
export type Ask = (query: string, variables?: Record<string, unknown>, token?: string) => Promise<any>;

interface Shopping {
  store: Store;
  names: Map<string, string>;
  tokens: Record<string, string>;
  ask: Ask;
  cartFor(recorded: string): Promise<string>;
}

export function shopperSteps(shopping: Shopping) {
  const step = inputMutation(shopping.ask);
  return { step, ...cartSteps(shopping, step), ...checkoutSteps(shopping, step), ...accountSteps(shopping) };
}

type InputMutation = ReturnType<typeof inputMutation>;

function inputMutation(ask: Ask) {
  return (mutation: string, input: object, token?: string) => {
    const type = mutation[0]?.toUpperCase() + mutation.slice(1);
    return ask(`mutation ($i: ${type}Input) { ${mutation}(input: $i) { __typename } }`, { i: input }, token);
  };
}

function cartSteps({ ask, names, cartFor }: Shopping, step: InputMutation) {
  const add = async (cart: string, items: object[], token?: string) => {
    const document = `mutation ($c: String!, $i: [CartItemInput!]!) { addProductsToCart(cartId: $c, cartItems: $i) { user_errors { message } } }`;
    const { user_errors: problems } = (await ask(document, { c: cart, i: items }, token)).addProductsToCart;
    if (problems.length > 0) throw new Error(problems[0].message);
  };
  return {
    add,
    async fill(recorded: string, items: Items, token?: string): Promise<void> {
      const inputs = items.map(([sku, quantity, selected_options = []]) => ({ sku, quantity, selected_options }));
      await add(await cartFor(recorded), inputs, token);
    },
    async lastLineOf(recorded: string): Promise<string> {
      const { cart } = await ask("query ($c: String!) { cart(cart_id: $c) { items { uid } } }", { c: names.get(recorded) }); // prettier-ignore
      return cart.items.at(-1).uid;
    },
    async coupon(recorded: string, coupon_code: string, token?: string): Promise<void> {
      await step("applyCouponToCart", { cart_id: await cartFor(recorded), coupon_code }, token);
    },
    async emptyCart(token: string): Promise<void> {
      const { customerCart } = await ask("{ customerCart { id items { uid } } }", {}, token);
      for (const { uid } of customerCart.items) {
        await step("removeItemFromCart", { cart_id: customerCart.id, cart_item_uid: uid }, token);
      }
    },
    cartOf: async (token: string): Promise<string> => (await ask("{ customerCart { id } }", {}, token)).customerCart.id,
  };
}

function checkoutSteps({ ask, cartFor }: Shopping, step: InputMutation) {
  const deliver = async (recorded: string, carrier: string, token?: string): Promise<void> => {
    const method = { carrier_code: carrier, method_code: carrier };
    await step("setShippingMethodsOnCart", { cart_id: await cartFor(recorded), shipping_methods: [method] }, token);
  };
  const pay = async (recorded: string, code: string, token?: string): Promise<void> => {
    await step("setPaymentMethodOnCart", { cart_id: await cartFor(recorded), payment_method: { code } }, token);
  };
  return {
    async bill(recorded: string): Promise<void> {
      const cart_id = await cartFor(recorded);
      await step("setGuestEmailOnCart", { cart_id, email: "g@example.com" });
      await step("setBillingAddressOnCart", { cart_id, billing_address: { address: guestHome } });
    },
    pay,
    async prepareCheckout(recorded: string, token?: string, carrier = "flatrate"): Promise<void> {
      const cart_id = await cartFor(recorded);
      if (token === undefined) await step("setGuestEmailOnCart", { cart_id, email: "g@example.com" });
      const address = { address: guestHome };
      await step("setShippingAddressesOnCart", { cart_id, shipping_addresses: [address] }, token);
      await step("setBillingAddressOnCart", { cart_id, billing_address: { same_as_shipping: true } }, token);
      await deliver(recorded, carrier, token);
      await pay(recorded, "cashondelivery", token);
    },
    deliver,
    async order(recorded: string, token?: string): Promise<string> {
      const document = "mutation ($i: PlaceOrderInput) { placeOrder(input: $i) { order { order_number } } }";
      const done = await ask(document, { i: { cart_id: await cartFor(recorded) } }, token);
      return done.placeOrder.order.order_number;
    },
  };
}

function accountSteps({ store, tokens, ask }: Shopping) {
  return {
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
  };
}
