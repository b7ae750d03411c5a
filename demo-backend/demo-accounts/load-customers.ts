import { countryById } from "../catalogue/geography.ts";
import { demoPassword, type CustomerSeed } from "../catalogue/customers.ts";
import { mergeDetails } from "../rules/customer-details.ts";
import { parseBookAddress } from "../rules/customer-address.ts";
import { hashPassword } from "../rules/password.ts";
import { query } from "../store/query.ts";
import { placePastOrder, type DemoShop } from "./place-past-order.ts";

const noteKey = "demo-customers";
const day = 86_400_000;
const joinedDaysAgo = 120;

/** Only once per database: deleted customers are not created again. */
export async function loadCustomers(shop: DemoShop, seeds: readonly CustomerSeed[]): Promise<void> {
  const { store, now } = shop;
  const isDone = query(store.db, "SELECT 1 FROM store_note WHERE key = ?").get(noteKey) !== undefined;
  if (seeds.length === 0 || isDone) return;
  const hashes = await Promise.all(seeds.map(() => hashPassword(demoPassword)));
  store.transaction(() => {
    seeds.forEach((seed, at) => loadCustomer(shop, seed, hashes[at] ?? ""));
    query(store.db, "INSERT INTO store_note VALUES (?, ?)").run(noteKey, now.toISOString());
  });
}

function loadCustomer(shop: DemoShop, seed: CustomerSeed, passwordHash: string): void {
  const { store } = shop;
  const { email, isSubscribed } = seed;
  if (store.customers.customerByEmail(email)) return;
  const joined = new Date(shop.now.getTime() - joinedDaysAgo * day);
  const account = { email, passwordHash, confirmationKey: null, createdAt: joined.toISOString() };
  const id = store.customers.createCustomer({ ...mergeDetails(seed, null), ...account });
  if (isSubscribed) store.newsletter.saveStatus(email, "SUBSCRIBED", joined);

  const addressIds = seed.addresses.map((input) => {
    const parsed = parseBookAddress(input, null, countryById);
    if ("problem" in parsed) throw new Error(`Loading the customer ${email}: ${parsed.problem}`);
    return store.customers.addAddress(id, parsed.address);
  });
  const [home = null] = addressIds;
  store.customers.saveDefaults(id, { defaultBillingId: home, defaultShippingId: home });

  const list = store.wishlists.wishlistOf(id, joined);
  for (const sku of seed.wishlist) {
    const product = store.catalogue.productBySku(sku);
    const item = product && { productId: product.id, variantId: null, choices: "", quantity: 1 };
    if (item) store.wishlists.addItem(list.id, item, shop.now);
  }
  for (const order of seed.orders) placePastOrder(shop, { customerId: id, email }, order);
}
