import { bundleChoices, componentPrice } from "../cart/line-components.ts";
import { toAmount, toMoney } from "../rules/money.ts";
import { toUid } from "../rules/uid.ts";
import type { CartLineView } from "./cart-view.ts";
import type { BackendContext } from "./context.ts";
import { selectedCustomOptions } from "./custom-options.ts";
import { feesOf } from "./product-price.ts";

type WithLine = Pick<CartLineView, "line">;

const itemFields = {
  uid: ({ id }: CartLineView) => toUid(id),
  id: ({ id }: CartLineView) => String(id),
  quantity: ({ line }: CartLineView) => line.quantity,
  product: ({ line }: CartLineView) => line.product,
  prices: (line: CartLineView) => line,
  errors: ({ problem }: CartLineView) => problem && [{ code: "ITEM_QTY", message: problem.message }],
  customizable_options: selectedCustomOptions,
};

const giftField = {
  gift_message: ({ giftMessage }: CartLineView): unknown => giftMessage && JSON.parse(giftMessage),
};

export const cartItemResolvers = {
  CartItemInterface: {
    __resolveType({ line }: CartLineView): string {
      if (line.variant) return "ConfigurableCartItem";
      switch (line.product.type) {
        case "virtual":
          return "VirtualCartItem";
        case "downloadable":
          return "DownloadableCartItem";
        case "bundle":
          return "BundleCartItem";
        default:
          return "SimpleCartItem";
      }
    },
  },
  CartItemPrices: {
    price: money(({ totals }) => totals.unitPriceWithoutTax),
    price_including_tax: money(({ totals }) => totals.unitPrice),
    row_total: money(({ totals }) => totals.rowTotalWithoutTax),
    row_total_including_tax: money(({ totals }) => totals.rowTotal),
    total_item_discount: money(({ totals }) => totals.discount),
    fixed_product_taxes: ({ line }: CartLineView, _: unknown, { settings, currency }: BackendContext) =>
      feesOf((line.variant ?? line.product).sku, settings, currency),
    discounts: ({ totals }: CartLineView, _: unknown, { currency }: BackendContext) =>
      totals.discount > 0 ? [{ label: "Discount", amount: toMoney(totals.discount, currency) }] : null,
  },
  SimpleCartItem: { ...itemFields, ...giftField },
  VirtualCartItem: itemFields,
  DownloadableCartItem: { ...itemFields, links: chosenLinks, samples: samplesOf },
  ConfigurableCartItem: {
    ...itemFields,
    ...giftField,
    configured_variant: ({ line }: CartLineView) => line.variant,
    configurable_options: configurableOptions,
  },
  BundleCartItem: { ...itemFields, ...giftField, bundle_options: bundleOptions },
};

function money(amount: (line: CartLineView) => number) {
  return (line: CartLineView, _: unknown, { currency }: BackendContext) => toMoney(amount(line), currency);
}

export function configurableOptions({ line }: WithLine, _: unknown, { store: { catalogue } }: BackendContext) {
  const options = catalogue.variantsOf(line.product.id).find(({ childId }) => childId === line.variant?.id)?.options;
  return catalogue.configurableAttributesOf(line.product.id).flatMap((attribute) => {
    const option = catalogue.option(options?.get(attribute.id) ?? 0);
    if (!option) return [];
    return {
      id: attribute.id,
      option_label: attribute.label,
      value_id: option.id,
      value_label: option.label,
      configurable_product_option_uid: toUid(`configurable/${line.product.id}/${attribute.id}`),
      configurable_product_option_value_uid: toUid(`configurable/${attribute.id}/${option.id}`),
    };
  });
}

export function bundleOptions({ line }: WithLine, _: unknown, context: BackendContext) {
  const { catalogue } = context.store;
  const quantities = new Map(bundleChoices(line).map((choice) => [choice.selectionId, choice.quantity]));
  return catalogue.bundleOptionsOf(line.product.id).flatMap((option) => {
    const values = option.selections.flatMap((selection) => {
      const quantity = quantities.get(selection.id);
      const product = catalogue.productById(selection.productId);
      if (quantity === undefined || !product) return [];
      const price = componentPrice({ product, quantity, ownPrice: selection.price }, catalogue, context.now());
      return {
        // The uid contains the default quantity.
        uid: toUid(`bundle/${option.id}/${selection.id}/${selection.qty}`),
        id: selection.id,
        label: product.name,
        quantity,
        price: toAmount(price, context.currency),
      };
    });
    return values.length === 0
      ? []
      : { uid: toUid(`bundle/${option.id}`), id: option.id, label: option.title, type: option.input, values };
  });
}

export function chosenLinks({ line }: WithLine, _: unknown, { store: { catalogue } }: BackendContext) {
  const areSoldSeparately = catalogue.downloadableSettingsOf(line.product.id)?.linksPurchasedSeparately === 1;
  const chosenIds = new Set(line.choices.map((choice) => (choice.kind === "link" ? choice.linkId : 0)));
  return catalogue
    .downloadableLinksOf(line.product.id)
    .filter((link) => chosenIds.has(link.id))
    .map((link) => (areSoldSeparately ? link : { ...link, price: 0 }));
}

export function samplesOf({ line }: WithLine, _: unknown, { store }: BackendContext) {
  return store.catalogue.downloadableSamplesOf(line.product.id);
}
