import { createHostedPro } from "~/features/checkout/payment-providers/hosted-pro/backend.server";
import { createPaypal } from "~/features/checkout/payment-providers/paypal-express/backend.server";
import { createRazorpay } from "~/features/checkout/payment-providers/razorpay/backend.server";
import { asId } from "~/lib/commerce/model/ids";
import type { Commerce } from "~/lib/commerce/commerce.server";
import type { Address } from "~/lib/commerce/model/address";

type Areas = Omit<Commerce, "capabilities" | "call" | "module"> & ReturnType<typeof openModules>;

export function openModules(commerce: Commerce) {
  return {
    hostedPro: commerce.module(createHostedPro),
    razorpay: commerce.module(createRazorpay),
    paypal: commerce.module(createPaypal),
  };
}

/** A call of every method. A new method without one is a type error. */
type EveryCall = { readonly [A in keyof Areas]: { readonly [M in keyof Areas[A]]-?: (area: Areas[A]) => unknown } };

const id = asId<never>("c".repeat(32));
const sku = asId<never>("VOY-ONE");
const ofGuest = { number: "000000001", email: "m@example.com", proof: "560001" };
const address: Address = {
  firstName: "Meera",
  lastName: "Nair",
  street: "Canal Walk",
  apartment: "7",
  neighborhood: "Fort",
  extra: "",
  city: "Kochi",
  region: { id: 550, code: "KL", name: "Kerala" },
  postcode: "682001",
  country: "IN",
  phone: "9800000000",
};
const roles = { isDefaultShipping: true, isDefaultBilling: false };
const area = { country: "IN", postcode: "560001" };
const account = {
  ...{ firstName: "Meera", lastName: "Nair", email: "m@example.com", password: "p", wantsNewsletter: true },
  ...{ attributes: [], values: {} },
};
const details = {
  prefix: "",
  firstName: "M",
  lastName: "N",
  suffix: "",
  birthDate: "2001-02-03",
  gender: "",
  taxNumber: "",
} as const;
const listing = {
  search: "phone",
  category: null,
  filters: { color: ["1"] },
  sort: null,
  page: 1,
  pageSize: 20,
} as const;

export const everyCall: EveryCall = {
  captcha: { forms: (c) => c.forms() },
  content: {
    store: (c) => c.store(),
    country: (c) => c.country(),
    page: (c) => c.page("about"),
    blocks: (c) => c.blocks(["one", "two"]),
  },
  catalog: {
    resolveToShow: (c) => c.resolveToShow("/voyant-one.html"),
    resolve: (c) => c.resolve("/voyant-one.html"),
    menu: (c) => c.menu(),
    category: (c) => c.category(asId<never>("Mg==")),
    categoryCounts: (c) => c.categoryCounts(),
    listing: (c) => c.listing(listing),
    suggestions: (c) => c.suggestions("phone"),
    priceBands: (c) => c.priceBands(),
    productPaths: (c) => readAll(c.productPaths({ from: 0, to: 100 })),
    feed: (c) => readAll(c.feed({ from: 0, to: 100 })),
    product: (c) => c.product(sku),
    selection: (c) => c.selection(sku, ["s128"]),
    related: (c) => c.related(sku),
    crossSell: (c) => c.crossSell([sku]),
    bySku: (c) => c.bySku([sku]),
    ownPrices: (c) => c.ownPrices([sku]),
    byPath: (c) => c.byPath(["/phone.html"]),
    pictures: (c) => c.pictures(["/voyant-one.html"]),
    named: (c) => c.named(["/voyant-one.html"]),
    delivery: (c) => c.delivery({ sku, quantity: 1 }, area),
    newest: (c) => c.newest(10),
    deals: (c) => c.deals(10),
    popular: (c) => c.popular(6),
    prepareCards: (c) => c.prepareCards(),
    areDealsFlagged: (c) => c.areDealsFlagged(),
  },
  reviews: {
    latest: (r) => r.latest(sku),
    rules: (r) => r.rules(),
    write: (r) => r.write(sku, { author: "M", title: "Good", text: "Good", ratings: { "1": "2" } }),
  },
  compare: {
    list: (c) => c.list("u"),
    own: (c) => c.own(),
    add: (c) => c.add(null, sku),
    remove: (c) => c.remove("u", sku),
    assign: (c) => c.assign("u"),
    compare: (c) => c.compare([sku]),
  },
  cart: {
    get: (c) => c.get(id),
    quantity: (c) => c.quantity(id),
    add: (c) => c.add(null, [{ sku, quantity: 1 }]),
    update: (c) => c.update(id, asId<never>("MjE="), 2),
    remove: (c) => c.remove(id, asId<never>("MjE=")),
    giftNotes: (c) => c.giftNotes(Promise.resolve({ id })),
    setGiftNote: (c) => c.setGiftNote(id, asId<never>("MjE="), { to: "M", from: "A", text: "Good" }),
    applyCoupon: (c) => c.applyCoupon(id, "MONSOON"),
    removeCoupon: (c) => c.removeCoupon(id),
    estimate: (c) => c.estimate(id, area),
  },
  checkout: {
    countries: (c) => c.countries(),
    country: (c) => c.country("IN"),
    agreements: (c) => c.agreements(),
    guestsMayOrder: (c) => c.guestsMayOrder(),
    setEmail: (c) => c.setEmail(id, "m@example.com"),
    setShippingAddress: (c) => c.setShippingAddress(id, { address }),
    setBillingAddress: (c) => c.setBillingAddress(id, "same-as-shipping"),
    setShippingMethod: (c) => c.setShippingMethod(id, { carrier: "flatrate", method: "flatrate" }),
    setPaymentMethod: (c) => c.setPaymentMethod(id, { code: "cashondelivery" }),
    placeOrder: (c) => c.placeOrder(id),
    pickupStores: (c) => c.pickupStores("560001", [sku]),
    guestOrder: (c) => c.guestOrder(ofGuest),
    guestCancellationReasons: (c) => c.guestCancellationReasons(),
    requestCancellation: (c) => c.requestCancellation(ofGuest, "No longer needed"),
    confirmCancellation: (c) => c.confirmCancellation({ order: "MQ==", key: "k" }),
  },
  hostedPro: { payment: (p) => p.payment(id) },
  paypal: { start: (p) => p.start(id, "https://shop.example/checkout/return/s") },
  razorpay: {
    account: (r) => r.account(),
    start: (r) => r.start(asId<never>("000000001"), "https://shop.example/checkout"),
    verify: (r) => r.verify({ number: asId<never>("000000001"), payment: "pay_1", signature: "s" }),
    resetCart: (r) => r.resetCart(asId<never>("000000001")),
  },
  account: {
    passwordRule: (a) => a.passwordRule(),
    requiredAttributes: (a) => a.requiredAttributes(),
    contact: (a) => a.contact({ name: "M", email: "m@example.com", phone: "", text: "Hello" }),
    logIn: (a) => a.logIn("m@example.com", "p"),
    register: (a) => a.register(account),
    subscribe: (a) => a.subscribe("m@example.com"),
    requestReset: (a) => a.requestReset("m@example.com"),
    resetPassword: (a) => a.resetPassword({ email: "m@example.com", token: "t", password: "p" }),
  },
  customer: {
    logOut: (c) => c.logOut(),
    profile: (c) => c.profile(),
    changeDetails: (c) => c.changeDetails(details),
    changeEmail: (c) => c.changeEmail("m@example.com", "p"),
    changePassword: (c) => c.changePassword("p", "q"),
    subscribe: (c) => c.subscribe("m@example.com"),
    unsubscribe: (c) => c.unsubscribe(),
    cartId: (c) => c.cartId(),
    cart: (c) => c.cart(),
    mergeCart: (c) => c.mergeCart(id, id),
    addresses: (c) => c.addresses(),
    createAddress: (c) => c.createAddress(address, roles),
    updateAddress: (c) => c.updateAddress(1, address, roles),
    deleteAddress: (c) => c.deleteAddress(1),
    orders: (c) => c.orders({ page: 1 }),
    orderStatuses: (c) => c.orderStatuses(),
    ordersInFull: (c) => c.ordersInFull(),
    order: (c) => c.order(asId<never>("000000001")),
    reorder: (c) => c.reorder(asId<never>("000000001")),
    cancellationReasons: (c) => c.cancellationReasons(),
    cancelOrder: (c) => c.cancelOrder("1", "No longer needed"),
    deleteAccount: (c) => c.deleteAccount(),
  },
  wishlist: {
    brief: (w) => w.brief(),
    page: (w) => w.page(1),
    find: (w) => w.find(sku),
    add: (w) => w.add({ sku, parentSku: null, selectedOptions: [], enteredOptions: [] }),
    remove: (w) => w.remove(["1"]),
    change: (w) => w.change("1", { quantity: 2, note: "" }),
    toCart: (w) => w.toCart("1"),
  },
  records: {
    reviews: (r) => r.reviews(1),
    downloads: (r) => r.downloads(),
    cards: (r) => r.cards(),
    deleteCard: (r) => r.deleteCard("k"),
  },
};

async function readAll(pages: AsyncGenerator<unknown>): Promise<void> {
  let read = 0;
  for await (const _ of pages) if ((read += 1) === 3) break;
}
