import { Element } from "domhandler";
import { textContent } from "domutils";
import { expect, inject, test } from "vitest";
import { z } from "zod";
import { screens } from "../screens/screens.ts";
import { Browserless } from "../support/browserless/browserless.ts";
import { isFullMatrix } from "../support/modes.ts";
import { phone } from "../support/steps/phone.ts";

/**
 * The types that the shop uses, with schema.org's properties and ranges, and what Google requires
 * of merchant listings (developers.google.com/search/docs/appearance/structured-data). An unknown
 * property fails, as in the validators of both.
 */
const text = z.string().trim().min(1);
const url = z.url({ protocol: /^https?$/ });
const currency = z.string().regex(/^[A-Z]{3}$/);
const amount = z.string().regex(/^\d+\.\d\d$/);
const day = z.iso.date();

const shippingDetails = z.strictObject({
  "@type": z.literal("OfferShippingDetails"),
  shippingRate: z.strictObject({ "@type": z.literal("MonetaryAmount"), value: z.literal(0), currency }),
  shippingDestination: z.strictObject({
    "@type": z.literal("DefinedRegion"),
    addressCountry: z.string().regex(/^[A-Z]{2}$/),
  }),
});
const ofEveryOffer = {
  priceCurrency: currency,
  priceSpecification: z
    .strictObject({
      "@type": z.literal("UnitPriceSpecification"),
      price: amount,
      priceCurrency: currency,
      valueAddedTaxIncluded: z.literal(false),
    })
    .optional(),
  availability: z.enum(["https://schema.org/InStock", "https://schema.org/OutOfStock"]),
  itemCondition: z.literal("https://schema.org/NewCondition"),
  url,
  priceValidUntil: day.optional(),
  shippingDetails: shippingDetails.optional(),
};
const offer = z.discriminatedUnion("@type", [
  z.strictObject({ "@type": z.literal("Offer"), price: amount, ...ofEveryOffer }),
  z.strictObject({
    "@type": z.literal("AggregateOffer"),
    lowPrice: amount,
    highPrice: amount.optional(),
    ...ofEveryOffer,
  }),
]);
const review = z.strictObject({
  "@type": z.literal("Review"),
  name: text,
  author: z.strictObject({ "@type": z.literal("Person"), name: text }),
  datePublished: z.iso.datetime(),
  reviewRating: z.strictObject({
    "@type": z.literal("Rating"),
    ratingValue: z.number().min(1).max(5),
    bestRating: z.literal(5),
  }),
});
const ofEveryProduct = {
  name: text.max(150),
  url,
  description: text.optional(),
  image: z.array(url).min(1),
  brand: z.strictObject({ "@type": z.literal("Brand"), name: text }).optional(),
  gtin: z
    .string()
    .regex(/^\d{8}(?:\d{4,6})?$/)
    .optional(),
  mpn: text.optional(),
  countryOfOrigin: text.optional(),
  aggregateRating: z
    .strictObject({
      "@type": z.literal("AggregateRating"),
      ratingValue: z.number().min(1).max(5),
      reviewCount: z.int().min(1),
    })
    .optional(),
  review: z.array(review).optional(),
};
const choices = { color: text.optional(), size: text.optional(), material: text.optional(), pattern: text.optional() };
const things = z.discriminatedUnion("@type", [
  z.strictObject({ "@type": z.literal("Product"), sku: text, offers: offer.optional(), ...ofEveryProduct }),
  z.strictObject({
    "@type": z.literal("ProductGroup"),
    productGroupID: text,
    variesBy: z.array(z.string().regex(/^https:\/\/schema\.org\/(?:color|size|material|pattern)$/)).optional(),
    hasVariant: z
      .array(z.strictObject({ "@type": z.literal("Product"), sku: text, name: text, offers: offer, ...choices }))
      .min(1),
    ...ofEveryProduct,
  }),
  z.strictObject({
    "@type": z.literal("OnlineStore"),
    name: text,
    url,
    logo: url,
    address: text.optional(),
    contactPoint: z.strictObject({ "@type": z.literal("ContactPoint"), telephone: text, contactType: text }).optional(),
    hasMerchantReturnPolicy: z
      .strictObject({ "@type": z.literal("MerchantReturnPolicy"), merchantReturnLink: url })
      .optional(),
  }),
  z.strictObject({ "@type": z.literal("WebSite"), name: text, url }),
  z.strictObject({
    "@type": z.literal("BreadcrumbList"),
    itemListElement: z
      .array(z.strictObject({ "@type": z.literal("ListItem"), position: z.int().min(1), name: text, item: url }))
      .min(2),
  }),
]);
type Thing = z.infer<typeof things>;

function readThings({ page }: Browserless): Thing[] {
  const scripts = page.all(({ name, attribs }) => name === "script" && attribs["type"] === "application/ld+json");
  const inHead = scripts.filter(({ parent }) => parent instanceof Element && parent.name === "head");
  expect(inHead.length, "delays the first paint").toBe(0);
  return scripts.map((script) => {
    const { "@context": context, ...thing } = JSON.parse(textContent(script)) as Record<string, unknown>; // checked by `things`
    expect(context).toBe("https://schema.org");
    return things.parse(thing);
  });
}

/** What a page of each kind says. Other pages may say nothing. */
const KINDS: Readonly<Record<string, readonly Thing["@type"][]>> = {
  home: ["OnlineStore", "WebSite"],
  listing: ["BreadcrumbList"],
  product: ["ProductGroup", "BreadcrumbList"],
  "product-bundle": ["Product", "BreadcrumbList"],
  "product-group": ["Product", "BreadcrumbList"],
  "product-gift-card": ["Product", "BreadcrumbList"],
};

const shown = screens.filter(({ name, isVariant, finish }) => !finish && (isFullMatrix || !isVariant || name in KINDS));

test.each(shown)("$name has valid structured data", async ({ name, find }) => {
  const shopper = new Browserless(inject("origins").node).expecting(404);
  await shopper.goto(await find(shopper));
  const found = readThings(shopper);
  if (name in KINDS) expect(found.map((thing) => thing["@type"])).toEqual(KINDS[name]);
});

test("offers of variants have the price and stock that their pages show", async () => {
  const shopper = new Browserless(inject("origins").node);
  await shopper.goto(phone.path);
  const [group] = readThings(shopper);
  if (group?.["@type"] !== "ProductGroup") throw new Error("The phone is no group of variants");
  const ids = group.hasVariant.map(({ sku }) => sku);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { offers, name } of group.hasVariant) {
    if (offers["@type"] !== "Offer") throw new Error(`${name} has no price of its own`);
    const { pathname, search } = new URL(offers.url);
    await shopper.goto(pathname + search);
    const main = shopper.within("main");
    await main.sees(`₹${Number(offers.price).toLocaleString("en-IN")}`);
    const isInStock = offers.availability.endsWith("/InStock");
    expect(await main.count("button", "Add to cart"), name).toBe(isInStock ? 1 : 0);
  }
});
