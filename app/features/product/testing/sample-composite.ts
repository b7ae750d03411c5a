import { asId, type Sku } from "~/lib/commerce/model/ids";
import { money } from "~/lib/commerce/model/money";
import { COMPONENT_DEFAULTS, type Component, type ComponentGroup, type Product } from "~/lib/commerce/model/product";
import { sampleProduct } from "~/lib/testing/sample-product";

const component = (id: string, rupees: number, more: Partial<Component> = {}): Component => ({
  id,
  uid: `uid-${id}`,
  label: id,
  price: money(rupees * 100, "INR"),
  ...COMPONENT_DEFAULTS,
  ...more,
});
const group = (
  id: string,
  title: string,
  components: readonly Component[],
  more: Partial<ComponentGroup> = {},
): ComponentGroup => ({
  ...{ id, title, components, takes: "one", isRequired: false, asSelect: false, textEntry: null },
  ...more,
});
const assembled = (groups: readonly ComponentGroup[], rupees = 0): Product => ({
  ...sampleProduct,
  options: [],
  composite: { basePrice: money(rupees * 100, "INR"), groups },
});

export const sampleBundle: Product = assembled([
  group("1", "Screen", [component("10", 9999, { isDefault: true }), component("11", 39999)], { isRequired: true }),
  group("2", "Card", [component("20", 500, { quantity: 2, canChangeQuantity: true })]),
  group("3", "Extras", [component("30", 199, { isDefault: true }), component("31", 299, { canChangeQuantity: true })], {
    takes: "some",
  }),
]);

const tiers = [{ quantity: 4, price: money(64_900, "INR") }];
const members = [
  component("m1", 899, { sku: asId<Sku>("PLUG"), canChangeQuantity: true }),
  component("m2", 699, { sku: asId<Sku>("BULB"), canChangeQuantity: true, quantity: 2, tiers }),
];
export const sampleGroup: Product = assembled([
  group("parts", "In this set", members, { takes: "pieces", isRequired: true }),
]);

const downloads = [component("d1", 0), component("d2", 150)];
export const sampleDownload: Product = assembled(
  [group("parts", "Downloads", downloads, { takes: "some", isRequired: true })],
  199,
);

export const sampleEngraved: Product = assembled(
  [
    group("c1", "Engraving", [component("c1", 99)], { isRequired: true, textEntry: { as: "text", maxLength: 12 } }),
    group("c2", "Card", [component("c2", 0)], { textEntry: { as: "lines", maxLength: 200 } }),
    group("c3", "Not before", [component("c3", 0)], { textEntry: { as: "date", maxLength: 10 } }),
    group("c4", "Capacity", [component("c4-7", 400)]),
  ],
  799,
);
