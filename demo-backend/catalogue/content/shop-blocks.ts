import { brands } from "../attributes.ts";
import type { CmsSeed } from "../seed.ts";
import { company } from "./company.ts";
import { to, toBrand, toCategory } from "./links.ts";

const list = (links: [href: string, name: string][]): string =>
  links.map(([href, name]) => `<li><a href="${href}">${name}</a></li>`).join("");

const promises = (links: [path: string, promise: string, more: string][]): string =>
  `<ul>${links.map(([path, promise, more]) => `<li><a href="${to(path)}"><b>${promise}</b> ${more}</a></li>`).join("")}</ul>`;

const footerColumns: [heading: string, links: [href: string, name: string][]][] = [
  [
    "Shop",
    [
      [toCategory("mobiles-tablets"), "Mobiles &amp; tablets"],
      [toCategory("computers"), "Computers"],
      [toCategory("tv-cinema"), "TV &amp; cinema"],
      [toCategory("home-appliances"), "Home appliances"],
      [to("new-products"), "New products"],
      [to("big-deal-products"), "Big deals"],
    ],
  ],
  [
    "Help",
    [
      [to("contact-us"), "Contact us"],
      [to("faq"), "Questions and answers"],
      [to("shipping-and-delivery"), "Delivery"],
      [to("returns-and-refunds"), "Returns and refunds"],
      [to("warranty"), "Warranty"],
      [to("payment-options"), "Payment options"],
    ],
  ],
  [
    "Your account",
    [
      [to("customer/my-profile"), "My profile"],
      [to("customer/order-history"), "Order history"],
      [to("cart"), "Cart"],
    ],
  ],
  [
    "About Bijli",
    [
      [to("about-us"), "About us"],
      [to("store-locator"), "Store locator"],
      [to("grievance-officer"), "Grievance officer"],
      [to("terms-and-conditions"), "Terms and conditions"],
      [to("privacy-policy"), "Privacy policy"],
      [to("accessibility"), "Accessibility"],
    ],
  ],
];

/** In rupees, rounded up; `yearlyRate` in per cent. */
export function instalment(amount: number, months: number, yearlyRate: number): number {
  const rate = yearlyRate / 1200;
  return Math.ceil((amount * rate) / (1 - (1 + rate) ** -months));
}

const rupees = (amount: number): string => `₹${amount.toLocaleString("en-IN")}`;

function emiTable(): string {
  const [amount, rate] = [30_000, 14];
  const rows = [3, 6, 9, 12].map((months) => {
    const monthly = instalment(amount, months, rate);
    return `<tr><th scope="row">${months} months</th><td>${rupees(monthly)}</td><td>${rupees(monthly * months)}</td></tr>`;
  });
  return `<h2>EMI with your bank</h2><p>Most banks will convert a card purchase to EMI if you ask them afterwards.</p><p>An example for ${rupees(amount)} at ${rate}% a year:</p><table><thead><tr><th scope="col">Tenure</th><th scope="col">Each month</th><th scope="col">Total</th></tr></thead><tbody>${rows.join("")}</tbody></table><p>The bank decides on rate, fee and approval. GST applies to interest and fees.</p>`;
}

const ALWAYS_PROMISED: [string, string, string][] = [
  ["warranty", "Warranty", "how to claim it"],
  ["faq", "GST invoice", "with every order"],
];

export const shopBlocks: CmsSeed[] = [
  {
    identifier: "manufacturers",
    title: "Brands",
    content: `<h2>Shop by brand</h2><ul>${list(brands.map((brand) => [toBrand(brand), brand]))}</ul>`,
  },
  {
    identifier: "popular-searches",
    title: "Popular searches",
    content: `<ul>${["5G phones", "earbuds under 2000", "55 inch TV", "air fryer", "gaming laptop", "power bank"].map((term) => `<li>${term}</li>`).join("")}</ul>`,
  },
  {
    identifier: "delivery-promise",
    title: "Free delivery",
    content: "<p>Free delivery on orders from ₹999, in 4 to 7 days</p>",
  },
  {
    identifier: "pickup-promise",
    title: "Ready to collect",
    content: "<p>Ready in 2 hours. Bring an ID.</p>",
  },
  {
    identifier: "cart-assurance",
    title: "Buying here",
    content: `<p>Prices include GST. Most items can be returned within 10 days. <a href="${to("returns-and-refunds")}">See returns</a></p>`,
  },
  { identifier: "available-emi-options", title: "EMI options", content: emiTable() },
  {
    identifier: "payment-instructions-cashondelivery",
    title: "Cash on delivery",
    content: "<p>For orders up to ₹1,00,000. Please keep the amount ready.</p>",
  },
  {
    identifier: "credit-terms",
    title: "Credit",
    content:
      "<p>Bring this product back to one of our stores later, and as much comes off your next purchase. Not for services, downloads and sets.</p>",
  },
  {
    identifier: "invoice-seller",
    title: "Tax invoice",
    content: `<p>${company.legalName}</p><p>${company.address}</p><p>GSTIN ${company.gstin}</p>`,
  },
  {
    identifier: "product-promises",
    title: "Promises on the page of a product that is sent",
    content: promises([["returns-and-refunds", "10-day returns", "refund or replacement"], ...ALWAYS_PROMISED]),
  },
  ...["smartphones", "tablets", "laptops", "earbuds"].map((category) => ({
    identifier: `product-promises-${category}`,
    title: `Promises on the page of ${category}`,
    content: promises([["returns-and-refunds", "10-day replacement", "if faulty"], ...ALWAYS_PROMISED]),
  })),
  ...["air-conditioners", "refrigerators", "washing-machines"].map((category) => ({
    identifier: `product-promises-${category}`,
    title: `Promises on the page of ${category}`,
    content: promises([["returns-and-refunds", "10-day repair", "or replacement, after a visit"], ...ALWAYS_PROMISED]),
  })),
  {
    identifier: "product-promises-custom",
    title: "Promises on the page of a product made to order",
    content: promises([
      ["returns-and-refunds", "Made for you", "replaced if faulty, no other return"],
      ...ALWAYS_PROMISED,
    ]),
  },
  {
    identifier: "product-promises-digital",
    title: "Promises on the page of a product that comes by email",
    content: promises([
      ["shipping-and-delivery", "By email", "once the payment is confirmed"],
      ["returns-and-refunds", "Replacement code", "if yours does not work"],
    ]),
  },
  {
    identifier: "footer_links_block",
    title: "Footer links",
    content: `<div class="footer-links">${footerColumns.map(([heading, links]) => `<nav aria-label="${heading}"><h2>${heading}</h2><ul>${list(links)}</ul></nav>`).join("")}</div>`,
  },
  {
    identifier: "social-media-links",
    title: "Keep in touch",
    content: `<h2>Keep in touch</h2><ul class="social">${list([
      [`mailto:${company.email}`, "Email"],
      [company.dial, company.phone],
      [to("contact-us"), "Contact form and address"],
    ])}</ul>`,
  },
  {
    identifier: "footer-payment-options",
    title: "Ways to pay",
    content: `<h2>Ways to pay</h2><ul class="payment-options"><li>UPI, card or net banking</li><li>Cash on delivery</li><li>Bank transfer</li><li>Cheque or demand draft</li></ul><p><a href="${to("payment-options")}">About paying</a></p>`,
  },
];

const SENT_ABROAD: [string, string, string][] = [
  ["shipping-and-delivery", "Sent by courier", "with tracking"],
  ["warranty", "Warranty", "how to claim it"],
];

/** For other countries: no GST, EMI, UPI or prices in rupees. */
export const exportBlocks: CmsSeed[] = [
  ...shopBlocks
    .filter(({ identifier }) => identifier.startsWith("product-promises") && !identifier.endsWith("-digital"))
    .map((block) => ({ ...block, content: promises(SENT_ABROAD) })),
  {
    identifier: "footer-payment-options",
    title: "Ways to pay",
    content: '<h2>Ways to pay</h2><ul class="payment-options"><li>Card</li><li>Bank transfer</li></ul>',
  },
  ...[
    ...["delivery-promise", "pickup-promise", "cart-assurance", "available-emi-options", "shop-by-budget"],
    // The view's home page has its own.
    ...["hero-slider", "category-ads", "shop-promises", "big-deals-ads", "new-arrivals-ads"],
    ...["banner-block-1", "banner-block-2", "ads-block-1", "ads-block-2", "ads-block-3"],
  ].map((identifier) => ({
    ...{ identifier, title: "Not abroad", content: "" },
  })),
].map((block) => ({ ...block, storeView: "export" }));
