import type { RangeAttribute } from "../../rules/range-attributes.ts";
import { rangeAttributes } from "../../rules/range-attributes.ts";
import { toUid } from "../../rules/uid.ts";
import { recordingsOf } from "../../../tests/contract/recordings.ts";
import { openSession } from "../session.ts";
import { home, password } from "../shopper-steps.ts";
import { sampleShop } from "./shop.ts";

export type SampleSession = Awaited<ReturnType<typeof openSample>>;
type Opened = Awaited<ReturnType<typeof openSession>>;

export async function openSample() {
  const session = await openShop([]);
  const rangeSession = await openShop(rangeAttributes);
  await createFixtures(session);
  const { store, tokens, names, ask } = session;
  /** The default shop, or the one with price and date filters enabled. */
  let { endpoint } = session;
  return {
    ...session,
    send: (...[recording, token]: Parameters<typeof session.send>) => session.send(recording, token, endpoint),
    enableRangeFilters(isEnabled: boolean): void {
      endpoint = isEnabled ? rangeSession.endpoint : session.endpoint;
    },
    orderInProgress: Promise.resolve("") as Promise<string>, // any order's number
    /** Sends a recorded request now; its answer is compared later. */
    sendNow(name: string): void {
      const recording = recordingsOf("sample").get(name);
      if (!recording) throw new Error(`There is no recording ${name}`);
      session.begin(recording, undefined);
    },
    token: (who: string): string => tokens[who] ?? "",
    /** Maps a recorded cart id to a cart of this shopper. */
    async nameCart(recorded: string, who: string): Promise<void> {
      names.set(recorded, await session.cartOf(tokens[who] ?? ""));
    },
    bundle(): string {
      const [option] = store.catalogue.bundleOptionsOf(store.catalogue.productBySku("EB-BUN")?.id ?? 0);
      return toUid(`bundle/${option?.id ?? 0}/${option?.selections[0]?.id ?? 0}/1`);
    },
    async wish(who: string, sku: string): Promise<string> {
      const document = `mutation { addProductsToWishlist(wishlistId: "0", wishlistItems: [{ sku: "${sku}", quantity: 1 }]) { wishlist { id items_v2 { items { id } } } } }`;
      const { wishlist } = (await ask(document, {}, tokens[who])).addProductsToWishlist;
      return wishlist.items_v2.items.at(-1).id;
    },
    async listOf(who: string): Promise<string> {
      return (await ask("{ customer { wishlists { id } } }", {}, tokens[who])).customer.wishlists[0].id;
    },
    disableProduct(sku: string): void {
      store.db.prepare("UPDATE product SET status = 'disabled' WHERE sku = ?").run(sku);
      store.catalogueChanged();
    },
    deleteProduct(sku: string): void {
      store.db.exec("PRAGMA foreign_keys = OFF");
      store.db.prepare("DELETE FROM product WHERE sku = ?").run(sku);
      store.db.exec("PRAGMA foreign_keys = ON");
      store.catalogueChanged();
    },
    setStatus(number: string, status: string): void {
      store.db.prepare("UPDATE shop_order SET status = ? WHERE number = ?").run(status, names.get(number));
    },
    async close(): Promise<void> {
      await Promise.all([session.close(), rangeSession.close()]);
    },
  };
}

const view = { locale: "en_US", timezone: "Asia/Kolkata", defaultCurrency: "INR" };

function openShop(rangeFilters: readonly RangeAttribute[]): Promise<Opened> {
  return openSession({
    seed: sampleShop,
    settings: {
      storeConfig: {},
      storeViews: [
        { ...view, id: 1, code: "default", name: "Default Store View", isDefault: true },
        { ...view, id: 2, code: "us", name: "United States", defaultCurrency: "USD", isDefault: false },
      ],
      storeName: "Default Store View",
      currencies: [
        { code: "INR", rate: 1 },
        { code: "USD", rate: 0.012 },
      ],
      cartDiscount: 2_000,
      rangeFilters,
    },
  });
}

/** The recorded customers, and ids in requests that no earlier answer contains. */
async function createFixtures(session: Opened): Promise<void> {
  const { store, names, tokens } = session;
  store.db.exec("INSERT INTO coupon (code, label, kind, amount) VALUES ('TEN', 'TEN', 'percent', 1000)");
  for (const [who, first, last] of [
    ["asha", "Asha", "Rao"],
    ["ravi", "Ravi", "Sen"],
    ["away", "Asha", "Rao"],
  ] as const) {
    const email = who === "away" ? "away1795324658235@example.com" : `${who}@example.com`;
    await session.signUp(email, first, last);
    await session.signIn(who, email);
  }
  const { id, tokenSeries } = store.customers.customerByEmail("asha@example.com") ?? { id: 0, tokenSeries: 0 };
  tokens["expired"] = store.tokens.issue({ id, tokenSeries }, new Date("2026-11-20T08:00:00Z"));
  tokens["made-up"] = "made.up.token";
  const defaults = { default_billing: true, default_shipping: true };
  await session.addAddress(tokens["asha"] ?? "", { ...home, ...defaults });
  const howrah = { firstname: "Ravi", lastname: "Sen", street: ["5 Park Street", "Flat 2"], city: "Howrah" };
  const bengal = { region: { region_id: 604, region: "West Bengal", region_code: "WB" }, postcode: "700016" };
  await session.addAddress(tokens["ravi"] ?? "", { ...howrah, ...bengal, ...defaults });
  for (const [recorded, own] of staticNames(session)) names.set(recorded, own);
}

function staticNames({ store: { catalogue, db } }: Opened): [string, string][] {
  const categoryUid = (key: string) => toUid((db.prepare("SELECT id FROM category WHERE key = ?").get(key) as { id: number }).id); // prettier-ignore
  const product = (sku: string) => catalogue.productBySku(sku)?.id ?? 0;
  const value = (code: string, label: string) => {
    const id = catalogue.attributeByCode(code)?.id ?? 0;
    return toUid(`configurable/${id}/${catalogue.optionsOfAttribute(id).find((each) => each.label === label)?.id}`);
  };
  return [
    ["NDE=", categoryUid("electronics")],
    ["2048", String(product("EB-REL1"))],
    ["2050", String(product("EB-UP"))],
    ["2052", String(product("EB-LINKED"))],
    ["Y29uZmlndXJhYmxlLzE1OC8yMTU=", value("storage_capacity", "64 GB")],
    ["Y29uZmlndXJhYmxlLzE1OS8yMTg=", value("tint", "Black")],
    ["ZG93bmxvYWRhYmxlLzk=", toUid(`downloadable/${catalogue.downloadableLinksOf(product("EB-DOWN"))[0]?.id ?? 0}`)],
    ["<password>", password],
    // Must stay unknown.
    ["x".repeat(32), "x".repeat(32)],
  ];
}
