import type { Recording } from "../../tests/contract/recordings.ts";
import { toUid } from "../rules/uid.ts";
import { openTestBackend } from "../test-support/test-backend.ts";
import type { Answer } from "./compare.ts";
import { learn, renamed, renameIn } from "./names.ts";
import { placePastOrders } from "./past-orders.ts";
import { recordedShop } from "./recorded-shop.ts";

const password = "Passw0rd!";
const home = {
  ...{ firstname: "Asha", lastname: "Rao", street: ["12 MG Road", "Flat 3"], city: "Bengaluru", postcode: "560001" },
  ...{
    region: { region_id: 585, region: "Karnataka", region_code: "KA" },
    country_code: "IN",
    telephone: "9800000000",
  },
};
const guestHome = { ...home, region: "KA" };

type Items = readonly [sku: string, quantity: number][];

export type Session = Awaited<ReturnType<typeof openSession>>;

/** The recorded shop, opened anew, and what its recorded ids are called this time. */
export async function openSession() {
  const shop = await openTestBackend({
    ...{ seed: recordedShop, quirks: true, level: "2.4.6" },
    settings: { storeViews: [...views], storeName: "Test Electronics", currencies: [{ code: "INR", rate: 1 }, { code: "USD", rate: 0.012 }] }, // prettier-ignore
  });
  const names = new Map<string, string>();
  const tokens: Record<string, string> = {};
  const { store } = shop;

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
  const cartOfShopper = (): string => names.get("cart of the shopper") ?? "";
  const addTo = async (cart: string, items: object[], token?: string) => {
    const document = `mutation ($c: String!, $i: [CartItemInput!]!) { addProductsToCart(cartId: $c, cartItems: $i) { user_errors { message } } }`;
    const { user_errors: problems } = (await ask(document, { c: cart, i: items }, token)).addProductsToCart;
    if (problems.length > 0) throw new Error(problems[0].message);
  };
  const step = (mutation: string, input: object, token?: string) => {
    const type = mutation[0]?.toUpperCase() + mutation.slice(1);
    return ask(`mutation ($i: ${type}Input) { ${mutation}(input: $i) { __typename } }`, { i: input }, token);
  };
  const bill = async (recorded: string) => {
    const cart_id = await cartNamed(recorded);
    await step("setGuestEmailOnCart", { cart_id, email: "g@example.com" });
    await step("setBillingAddressOnCart", { cart_id, billing_address: { address: guestHome } });
  };
  const pay = async (recorded: string, code: string) =>
    void (await step("setPaymentMethodOnCart", { cart_id: await cartNamed(recorded), payment_method: { code } }));
  const optionUid = (kind: string, ...numbers: number[]) => toUid([kind, ...numbers].join("/"));

  return {
    ...shop,
    names,
    tokens,
    cartNamed,
    bill,
    pay,
    cartOfShopper,
    async fill(recorded: string, items: Items): Promise<void> {
      await addTo(await cartNamed(recorded), items.map(([sku, quantity]) => ({ sku, quantity }))); // prettier-ignore
    },
    async fillDownload(recorded: string): Promise<void> {
      const [link] = store.catalogue.downloadableLinksOf(store.catalogue.productBySku("DL-ALBUM")?.id ?? 0);
      const selected_options = [optionUid("downloadable", link?.id ?? 0)];
      await addTo(await cartNamed(recorded), [{ sku: "DL-ALBUM", quantity: 1, selected_options }]);
    },
    async lastLineOf(recorded: string): Promise<string> {
      const { cart } = await ask("query ($c: String!) { cart(cart_id: $c) { items { uid } } }", { c: names.get(recorded) }); // prettier-ignore
      return cart.items.at(-1).uid;
    },
    async coupon(recorded: string, coupon_code: string): Promise<void> {
      await step("applyCouponToCart", { cart_id: await cartNamed(recorded), coupon_code });
    },
    setStock(sku: string, qty: number): void {
      store.db.prepare("UPDATE stock SET qty = ? WHERE product_id = ?").run(qty, store.catalogue.productBySku(sku)?.id);
    },
    async orderAsGuest(items: Items): Promise<void> {
      const cart = "a guest's cart that was not recorded";
      await this.fill(cart, items);
      const cart_id = await cartNamed(cart);
      await step("setShippingAddressesOnCart", { cart_id, shipping_addresses: [{ address: guestHome }] });
      await bill(cart);
      await step("setShippingMethodsOnCart", { cart_id, shipping_methods: [{ carrier_code: "flatrate", method_code: "flatrate" }] }); // prettier-ignore
      await pay(cart, "checkmo");
      await step("placeOrder", { cart_id });
    },
    async readResetToken(recorded: string): Promise<void> {
      await shop.outbox.settle();
      const mails = await Promise.all((await shop.outbox.names()).map((name) => shop.outbox.read(name)));
      const text = mails.map((mail) => (mail ?? "").replaceAll("=\r\n", "").replaceAll("=3D", "=")).join("\n");
      names.set(recorded, /token=([\w-]+)/.exec(text)?.[1] ?? "no token");
    },
    async failToSignIn(email: string, times: number): Promise<void> {
      const document = `mutation { generateCustomerToken(email: "${email}", password: "wrong") { token } }`;
      for (let time = 0; time < times; time++) await shop.ask(document);
    },
    async billShopper(recorded: string): Promise<void> {
      const cart_id = names.get(recorded);
      await step("setBillingAddressOnCart", { cart_id, billing_address: { same_as_shipping: true } }, tokens["shopper"]); // prettier-ignore
      await step("setPaymentMethodOnCart", { cart_id, payment_method: { code: "checkmo" } }, tokens["shopper"]);
    },
    async emptyCartOfShopper(): Promise<void> {
      const token = tokens["shopper"];
      const { customerCart } = await ask("{ customerCart { id items { uid } } }", {}, token);
      for (const { uid } of customerCart.items) {
        await step("removeItemFromCart", { cart_id: customerCart.id, cart_item_uid: uid }, token);
      }
    },
    async liveThroughOrders(): Promise<void> {
      const token = tokens["shopper"] ?? "";
      names.set("cart of the shopper", (await ask("{ customerCart { id } }", {}, token)).customerCart.id);
      await this.emptyCartOfShopper();
      const numbers = await placePastOrders(store, names, { add: addTo, step, ask, token, cart: cartOfShopper });
      for (const [at, number] of numbers.entries()) names.set(String(15 + at).padStart(9, "0"), number);
    },
    showOutOfStock(isShown: boolean): void {
      shop.settings.showOutOfStock = isShown;
      store.catalogueChanged();
    },
    /** The request as it would be sent to this shop. */
    async send({ request }: Recording, token: string | undefined): Promise<Answer> {
      const variables = (await renamed(request.variables ?? {}, names, cartNamed)) as object; // what went in was one
      const query = renameIn(request.query, names);
      const headers: Record<string, string> = { "content-type": "application/json", ...request.headers };
      if (headers["Authorization"] === "Bearer <token>") headers["Authorization"] = `Bearer ${token}`;
      const asked = new URLSearchParams({ query, variables: JSON.stringify(variables) });
      const response =
        request.method === "GET"
          ? await fetch(`${shop.endpoint}?${asked.toString()}`, { headers })
          : await fetch(shop.endpoint, { method: "POST", headers, body: JSON.stringify({ query, variables }) });
      const body: unknown = await response.json();
      return { status: response.status, body };
    },
    rename: (text: string) => renameIn(text, names),
    /** Remembers what a recorded id is called here. */
    learn: (recorded: unknown, own: unknown) => learn(recorded, own, names),
    async settleIn(): Promise<void> {
      const accounts = ["shopper", "second", "third", "leaving"];
      for (const who of accounts) {
        const input = { firstname: "Asha", lastname: "Rao", email: `${who}@example.com`, password };
        await ask("mutation ($i: CustomerCreateInput!) { createCustomerV2(input: $i) { customer { email } } }", { i: input }); // prettier-ignore
        const document = `mutation { generateCustomerToken(email: "${who}@example.com", password: "${password}") { token } }`;
        if (who !== "third") tokens[who] = (await ask(document)).generateCustomerToken.token;
      }
      const address = { ...home, default_billing: true, default_shipping: true };
      const addAddress = "mutation ($i: CustomerAddressInput!) { createCustomerAddress(input: $i) { id } }";
      for (const who of ["second", "shopper"]) await ask(addAddress, { i: address }, tokens[who]);
      const wish = 'mutation { addProductsToWishlist(wishlistId: "0", wishlistItems: [{ sku: "HP-BOR-HUSH", quantity: 1 }, { sku: "WR-ACME-W3", quantity: 1 }]) { wishlist { id } } }'; // prettier-ignore
      await ask(wish, {}, tokens["shopper"]);
      await ask("{ customer { wishlists { id } } }", {}, tokens["second"]);
      names.set("cart of the shopper", (await ask("{ customerCart { id } }", {}, tokens["shopper"])).customerCart.id);
      setPlaces(store.db);
      store.catalogueChanged();
      for (const [recorded, own] of staticNames(store)) names.set(recorded, own);
    },
  };
}

const view = { locale: "en_IN", timezone: "Asia/Kolkata", defaultCurrency: "INR" };
const views = [
  { ...view, id: 1, code: "default", name: "Default Store View", isDefault: true },
  { ...view, id: 2, code: "us", name: "US", locale: "en_US", timezone: "America/New_York", defaultCurrency: "USD", isDefault: false }, // prettier-ignore
];

type Store = Awaited<ReturnType<typeof openTestBackend>>["store"];

/** Redirects, and what was switched off. */
function setPlaces(db: Store["db"]): void {
  const add = db.prepare("INSERT INTO url_rewrite VALUES (?, ?, ?, ?, ?)");
  const id = (sql: string) => (db.prepare(sql).get() as { id: number }).id; // the column asked for
  const phone = id("SELECT id FROM product WHERE sku = 'PH-ACME-NOVA'");
  add.run("old-nova-phone.html", "PRODUCT", phone, 301, "acme-nova-5g-phone.html");
  add.run("internal-alias", "PRODUCT", phone, 0, "acme-nova-5g-phone.html");
  add.run("go/audio", "CATEGORY", id("SELECT id FROM category WHERE key = 'audio'"), 302, "electronics/audio.html");
  add.run("go/policy", "CMS_PAGE", id("SELECT id FROM cms_page WHERE identifier = 'shipping-policy'"), 301, "shipping-policy"); // prettier-ignore
  db.exec("UPDATE category SET is_active = 0 WHERE key = 'disabled-cat'");
}

/** Ids that requests name and no answer told before. */
function staticNames({ catalogue, db }: Store): [string, string][] {
  const categoryUid = (key: string) => toUid((db.prepare("SELECT id FROM category WHERE key = ?").get(key) as { id: number }).id); // prettier-ignore
  const product = (sku: string) => String(catalogue.productBySku(sku)?.id);
  const option = (code: string, label: string) => {
    const attribute = catalogue.attributeByCode(code);
    return String(catalogue.optionsOfAttribute(attribute?.id ?? 0).find((each) => each.label === label)?.id);
  };
  return [
    ["NDE=", categoryUid("electronics")],
    ["NjA=", categoryUid("audio")],
    ["Njg=", categoryUid("wearables")],
    ["NzI=", categoryUid("empty-category")],
    ["2092", product("HP-ACME-STUDIO")],
    ["2093", product("HP-BOR-HUSH")],
    ['"212"', `"${option("brand", "Acme")}"`],
    ['"227"', `"${option("connectivity", "Bluetooth")}"`],
    ["catalog/product/view/id/2056", `catalog/product/view/id/${product("PH-ACME-NOVA")}`],
    ["SAVE10", "WELCOME10"],
    ["save10", "welcome10"],
    ["OLD20", "MONSOON20"],
  ];
}
