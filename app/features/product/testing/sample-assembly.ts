import { asId, type Sku } from "~/lib/commerce/model/ids";
import { money } from "~/lib/commerce/model/money";
import { PLAIN_PART, type Part, type PartGroup } from "~/lib/commerce/model/part";
import type { Product } from "~/lib/commerce/model/product";
import { sampleProduct } from "./sample-product";

const part = (id: string, rupees: number, more: Partial<Part> = {}): Part => ({
  id,
  uid: `uid-${id}`,
  label: id,
  price: money(rupees * 100, "INR"),
  ...PLAIN_PART,
  ...more,
});
type GroupOf = Pick<PartGroup, "takes" | "isRequired" | "parts"> & Partial<PartGroup>;
const group = (id: string, title: string, more: GroupOf): PartGroup => ({
  id,
  title,
  asSelect: false,
  writing: null,
  ...more,
});
const assembled = (groups: readonly PartGroup[], rupees = 0): Product => ({
  ...sampleProduct,
  options: [],
  assembly: { basePrice: money(rupees * 100, "INR"), groups },
});

/** A screen, a card of which there may be several, and extras. */
export const sampleBundle: Product = assembled([
  group("1", "Screen", {
    takes: "one",
    isRequired: true,
    parts: [part("10", 9999, { isUsual: true }), part("11", 39999)],
  }),
  group("2", "Card", {
    takes: "one",
    isRequired: false,
    parts: [part("20", 500, { pieces: 2, canChangePieces: true })],
  }),
  group("3", "Extras", {
    takes: "some",
    isRequired: false,
    parts: [part("30", 199, { isUsual: true }), part("31", 299, { canChangePieces: true })],
  }),
]);

export const sampleGroup: Product = assembled([
  group("parts", "In this set", {
    takes: "pieces",
    isRequired: true,
    parts: [
      part("m1", 899, { sku: asId<Sku>("PLUG"), canChangePieces: true }),
      part("m2", 699, {
        sku: asId<Sku>("BULB"),
        canChangePieces: true,
        pieces: 2,
        tiers: [{ quantity: 4, price: money(64_900, "INR") }],
      }),
    ],
  }),
]);

/** Of whose downloads each is bought by itself. */
export const sampleDownload: Product = assembled(
  [group("parts", "Downloads", { takes: "some", isRequired: true, parts: [part("d1", 0), part("d2", 150)] })],
  199,
);

/** With a name on it, a card and a day; the card's words may have several lines. */
export const sampleEngraved: Product = assembled(
  [
    group("c1", "Engraving", {
      takes: "one",
      isRequired: true,
      writing: { as: "text", longest: 12 },
      parts: [part("c1", 99)],
    }),
    group("c2", "Card", {
      takes: "one",
      isRequired: false,
      writing: { as: "lines", longest: 200 },
      parts: [part("c2", 0)],
    }),
    group("c3", "Not before", {
      takes: "one",
      isRequired: false,
      writing: { as: "date", longest: 10 },
      parts: [part("c3", 0)],
    }),
    group("c4", "Capacity", { takes: "one", isRequired: false, parts: [part("c4-7", 400)] }),
  ],
  799,
);
