import { toUid } from "../../rules/uid.ts";
import type { Store } from "../../store/database.ts";
import { openSession } from "../session.ts";
import { home, type Items } from "../shopper-steps.ts";
import { placePastOrders } from "./past-orders.ts";
import { recordedShop } from "./shop.ts";

export type ElectronicsSession = Awaited<ReturnType<typeof openElectronics>>;

export async function openElectronics() {
  const session = await openSession({
    seed: recordedShop,
    settings: { storeConfig: {}, storeViews: [...views], storeName: "Test Electronics", currencies: [{ code: "INR", rate: 1 }, { code: "USD", rate: 0.012 }] }, // prettier-ignore
  });
  const { store, names, tokens, ask, step, add } = session;
  await createFixtures(session);
  const cartOfShopper = (): string => names.get("cart of the shopper") ?? "";
  return {
    ...session,
    cartOfShopper,
    async fillDownload(recorded: string): Promise<void> {
      const [link] = store.catalogue.downloadableLinksOf(store.catalogue.productBySku("DL-ALBUM")?.id ?? 0);
      await session.fill(recorded, [["DL-ALBUM", 1, [toUid(`downloadable/${link?.id ?? 0}`)]]]);
    },
    async orderAsGuest(items: Items): Promise<void> {
      const cart = "a guest's cart that was not recorded";
      await session.fill(cart, items);
      await session.prepareCheckout(cart);
      await session.order(cart);
    },
    async readResetToken(recorded: string): Promise<void> {
      await session.outbox.settle();
      const mails = await Promise.all((await session.outbox.names()).map((name) => session.outbox.read(name)));
      const text = mails.map((mail) => (mail ?? "").replaceAll("=\r\n", "").replaceAll("=3D", "=")).join("\n");
      names.set(recorded, /token=([\w-]+)/.exec(text)?.[1] ?? "no token");
    },
    async failToSignIn(email: string, times: number): Promise<void> {
      const document = `mutation { generateCustomerToken(email: "${email}", password: "wrong") { token } }`;
      for (let time = 0; time < times; time++) await session.ask(document).catch(() => undefined);
    },
    async setShopperPayment(recorded: string): Promise<void> {
      const cart_id = names.get(recorded);
      await step("setBillingAddressOnCart", { cart_id, billing_address: { same_as_shipping: true } }, tokens["shopper"]); // prettier-ignore
      await session.pay(recorded, "checkmo", tokens["shopper"]);
    },
    async addPastOrders(): Promise<void> {
      const token = tokens["shopper"] ?? "";
      names.set("cart of the shopper", await session.cartOf(token));
      await session.emptyCart(token);
      const numbers = await placePastOrders(store, names, { add, step, ask, token, cart: cartOfShopper });
      for (const [at, number] of numbers.entries()) names.set(String(15 + at).padStart(9, "0"), number);
    },
    showOutOfStock(isShown: boolean): void {
      session.settings.showOutOfStock = isShown;
      store.catalogueChanged();
    },
  };
}

async function createFixtures({ store, names, tokens, ask, ...session }: Awaited<ReturnType<typeof openSession>>) {
  for (const who of ["shopper", "second", "third", "leaving"]) {
    await session.signUp(`${who}@example.com`);
    if (who !== "third") await session.signIn(who, `${who}@example.com`);
  }
  const defaults = { ...home, default_billing: true, default_shipping: true };
  for (const who of ["second", "shopper"]) await session.addAddress(tokens[who] ?? "", defaults);
  const wish = 'mutation { addProductsToWishlist(wishlistId: "0", wishlistItems: [{ sku: "HP-BOR-HUSH", quantity: 1 }, { sku: "WR-ACME-W3", quantity: 1 }]) { wishlist { id } } }'; // prettier-ignore
  await ask(wish, {}, tokens["shopper"]);
  await ask("{ customer { wishlists { id } } }", {}, tokens["second"]);
  names.set("cart of the shopper", await session.cartOf(tokens["shopper"] ?? ""));
  addUrlRewrites(store.db);
  store.catalogueChanged();
  for (const [recorded, own] of staticNames(store)) names.set(recorded, own);
}

const view = { locale: "en_IN", timezone: "Asia/Kolkata", defaultCurrency: "INR" };
const views = [
  { ...view, id: 1, code: "default", name: "Default Store View", isDefault: true },
  { ...view, id: 2, code: "us", name: "US", locale: "en_US", timezone: "America/New_York", defaultCurrency: "USD", isDefault: false }, // prettier-ignore
];

/** Redirects and disabled entities. */
function addUrlRewrites(db: Store["db"]): void {
  const add = db.prepare("INSERT INTO url_rewrite VALUES (?, ?, ?, ?, ?)");
  const id = (sql: string) => (db.prepare(sql).get() as { id: number }).id; // the column asked for
  const phone = id("SELECT id FROM product WHERE sku = 'PH-ACME-NOVA'");
  add.run("old-nova-phone.html", "PRODUCT", phone, 301, "acme-nova-5g-phone.html");
  add.run("internal-alias", "PRODUCT", phone, 0, "acme-nova-5g-phone.html");
  add.run("go/audio", "CATEGORY", id("SELECT id FROM category WHERE key = 'audio'"), 302, "electronics/audio.html");
  add.run("go/policy", "CMS_PAGE", id("SELECT id FROM cms_page WHERE identifier = 'shipping-policy'"), 301, "shipping-policy"); // prettier-ignore
  db.exec("UPDATE category SET is_active = 0 WHERE key = 'disabled-cat'");
}

/** Ids in requests that no earlier answer contains. */
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
