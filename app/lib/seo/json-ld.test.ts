import { expect, test } from "vitest";
import { sampleProduct } from "~/lib/testing/sample-product";
import { asId, type Sku } from "~/lib/commerce/model/ids";
import { money } from "~/lib/commerce/model/money";
import { productJsonLd } from "./json-ld";

const price = { regular: money(50_000, "INR"), final: money(50_000, "INR") };
const offerOf = (pricesIncludeTax: boolean | null) =>
  productJsonLd({
    ...{
      product: sampleProduct,
      variants: [],
      price,
      inStock: true,
      reviews: [],
      pricesIncludeTax,
      freeDeliveryTo: null,
    },
    canonical: "https://shop.example/phone.html",
    offerUrl: "https://shop.example/phone.html?color=1",
  });

test("productJsonLd contains the first three reviews with their date and time", () => {
  const review = { title: "Fine", text: "", author: "Asha", date: "2026-05-18 20:00:00", rating: 4, marks: [] };
  const shown = productJsonLd({
    ...{ product: sampleProduct, variants: [], price, inStock: true, pricesIncludeTax: true, freeDeliveryTo: null },
    reviews: [review, review, review, review],
    canonical: "https://shop.example/phone.html",
    offerUrl: "https://shop.example/phone.html",
  });
  const reply = { name: "Fine", datePublished: "2026-05-18T20:00:00.000Z", reviewRating: { ratingValue: 4 } };
  expect(shown).toMatchObject({ review: [reply, reply, reply] });
});

test("productJsonLd marks a price without tax, but not one with tax", () => {
  expect(offerOf(false)).toMatchObject({
    offers: { price: "500.00", priceSpecification: { price: "500.00", valueAddedTaxIncluded: false } },
  });
  for (const shown of [true, null]) expect(JSON.stringify(offerOf(shown))).not.toContain("priceSpecification");
});

test("productJsonLd gives the offer of a variant the variant's URL", () => {
  expect(offerOf(true)).toMatchObject({
    url: "https://shop.example/phone.html",
    offers: { url: "https://shop.example/phone.html?color=1" },
  });
});

test("productJsonLd makes a product with variants a group, each variant with its offer", () => {
  const option = { code: "color", label: "Colour", values: [{ uid: "u", index: 5, label: "Red", swatch: null }] };
  const variant = {
    sku: asId<Sku>("AURA-RED"),
    price: { regular: money(60_000, "INR"), final: price.final },
    inStock: false,
    values: { color: 5 },
  };
  const product = { ...sampleProduct, options: [option], reducedUntil: "2026-12-31" };
  const shown = productJsonLd({
    variants: [variant],
    product: { ...product, named: { brand: "Kestriva", gtin: "8901234567894", mpn: "A1", origin: "India" } },
    price,
    inStock: true,
    offerUrl: "https://shop.example/aura.html",
    canonical: "https://shop.example/aura.html",
    reviews: [],
    pricesIncludeTax: true,
    freeDeliveryTo: "IN",
  });
  expect(shown).toMatchObject({
    "@type": "ProductGroup",
    productGroupID: sampleProduct.sku,
    variesBy: ["https://schema.org/color"],
    brand: { name: "Kestriva" },
    gtin: "8901234567894",
    mpn: "A1",
    countryOfOrigin: "India",
    hasVariant: [
      {
        sku: "AURA-RED",
        name: `${sampleProduct.name} Red`,
        color: "Red",
        offers: {
          price: "500.00",
          priceValidUntil: "2026-12-31",
          availability: "https://schema.org/OutOfStock",
          url: "https://shop.example/aura.html?color=5",
          shippingDetails: {
            shippingRate: { value: 0, currency: "INR" },
            shippingDestination: { addressCountry: "IN" },
          },
        },
      },
    ],
  });
  expect(shown).not.toHaveProperty("offers");
});
