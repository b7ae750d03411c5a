import { asId, type Sku } from "~/lib/commerce/model/ids";
import { money } from "~/lib/commerce/model/money";
import { COMPONENT_DEFAULTS, type Component, type ComponentGroup, type Product } from "~/lib/commerce/model/product";
import { sampleProduct } from "./sample-product";

const component = (id: string, rupees: number, more: Partial<Component> = {}): Component => ({
  id,
  uid: `uid-${id}`,
  label: id,
  price: money(rupees * 100, "INR"),
  ...COMPONENT_DEFAULTS,
  ...more,
});
type GroupOf = Pick<ComponentGroup, "takes" | "isRequired" | "components"> & Partial<ComponentGroup>;
const group = (id: string, title: string, more: GroupOf): ComponentGroup => ({
  id,
  title,
  asSelect: false,
  textEntry: null,
  ...more,
});
const assembled = (groups: readonly ComponentGroup[], rupees = 0): Product => ({
  ...sampleProduct,
  options: [],
  composite: { basePrice: money(rupees * 100, "INR"), groups },
});

export const sampleBundle: Product = assembled([
  group("1", "Screen", {
    takes: "one",
    isRequired: true,
    components: [component("10", 9999, { isDefault: true }), component("11", 39999)],
  }),
  group("2", "Card", {
    takes: "one",
    isRequired: false,
    components: [component("20", 500, { quantity: 2, canChangeQuantity: true })],
  }),
  group("3", "Extras", {
    takes: "some",
    isRequired: false,
    components: [component("30", 199, { isDefault: true }), component("31", 299, { canChangeQuantity: true })],
  }),
]);

export const sampleGroup: Product = assembled([
  group("parts", "In this set", {
    takes: "pieces",
    isRequired: true,
    components: [
      component("m1", 899, { sku: asId<Sku>("PLUG"), canChangeQuantity: true }),
      component("m2", 699, {
        sku: asId<Sku>("BULB"),
        canChangeQuantity: true,
        quantity: 2,
        tiers: [{ quantity: 4, price: money(64_900, "INR") }],
      }),
    ],
  }),
]);

export const sampleDownload: Product = assembled(
  [
    group("parts", "Downloads", {
      takes: "some",
      isRequired: true,
      components: [component("d1", 0), component("d2", 150)],
    }),
  ],
  199,
);

export const sampleEngraved: Product = assembled(
  [
    group("c1", "Engraving", {
      takes: "one",
      isRequired: true,
      textEntry: { as: "text", maxLength: 12 },
      components: [component("c1", 99)],
    }),
    group("c2", "Card", {
      takes: "one",
      isRequired: false,
      textEntry: { as: "lines", maxLength: 200 },
      components: [component("c2", 0)],
    }),
    group("c3", "Not before", {
      takes: "one",
      isRequired: false,
      textEntry: { as: "date", maxLength: 10 },
      components: [component("c3", 0)],
    }),
    group("c4", "Capacity", { takes: "one", isRequired: false, components: [component("c4-7", 400)] }),
  ],
  799,
);
