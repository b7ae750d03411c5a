import { asId } from "~/lib/commerce/model/ids";
import { money } from "~/lib/commerce/model/money";
import type { Product, ProductSelection } from "~/lib/commerce/model/product";

const value = (uid: string, index: number) => ({ uid, index, label: uid, swatch: null });
const price = { regular: money(100, "INR"), final: money(100, "INR") };
export const sampleProduct: Product = {
  uid: asId("1"),
  sku: asId("PHONE"),
  name: "Phone",
  kind: "configurable",
  typeName: "ConfigurableProduct",
  path: "/phone.html",
  picture: null,
  price,
  isPriceFrom: true,
  inStock: true,
  onlyLeft: null,
  rating: null,
  reviewCount: 0,
  facts: "",
  isNew: false,
  isOnSale: false,
  highestPrice: null,
  summaryHtml: "",
  descriptionHtml: "",
  gallery: [],
  options: [
    { code: "color", label: "Colour", values: [value("black", 1), value("red", 2)] },
    { code: "storage", label: "Storage", values: [value("128", 1), value("256", 2)] },
  ],
  variants: [],
  composite: null,
  needsFile: false,
  samples: [],
  named: {},
  reducedUntil: null,
  attributes: [],
  breadcrumbs: [],
  metaTitle: null,
  metaDescription: null,
  tierPrices: [],
  fees: [],
  priceIncludesFees: true,
};

export const sampleVariant: NonNullable<ProductSelection["variant"]> = {
  ...{ sku: asId("PHONE-B-256"), price, inStock: true, onlyLeft: null, picture: null },
};
