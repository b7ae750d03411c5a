import { expect, test } from "vitest";
import { sampleProduct } from "~/lib/testing/sample-product";
import { money } from "~/lib/commerce/model/money";
import { productJsonLd } from "./json-ld";

const price = { regular: money(50_000, "INR"), final: money(50_000, "INR") };
const offerOf = (pricesIncludeTax: boolean | null) =>
  productJsonLd({
    ...{ product: sampleProduct, price, inStock: true, reviews: [], pricesIncludeTax },
    canonical: "https://shop.example/phone.html",
    offerUrl: "https://shop.example/phone.html?color=1",
  });

test("productJsonLd contains the first three reviews with their date and time", () => {
  const review = { title: "Fine", text: "", author: "Asha", date: "2026-05-18 20:00:00", rating: 4, marks: [] };
  const shown = productJsonLd({
    ...{ product: sampleProduct, price, inStock: true, pricesIncludeTax: true },
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
