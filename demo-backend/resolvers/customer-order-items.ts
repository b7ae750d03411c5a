import { parseChoices } from "../rules/line-choices.ts";
import { componentPrice } from "../cart/line-components.ts";
import { escapeHtml } from "../rules/html.ts";
import { toMoney } from "../rules/money.ts";
import { lineStatus } from "../rules/order-lifecycle.ts";
import { isSince } from "../rules/shop-settings.ts";
import { toUid } from "../rules/uid.ts";
import type { PlacedOrder } from "../store/order-store.ts";
import type { BackendContext } from "./context.ts";
import { feesOf } from "./product-price.ts";
import { currencyOf, type OrderLineView } from "./order-view.ts";

const itemFields = {
  id: ({ line }: OrderLineView) => toUid(line.id),
  product_name: ({ line }: OrderLineView) => line.name,
  product_sku: ({ line }: OrderLineView) => line.sku,
  product_url_key: ({ line }: OrderLineView) => line.urlKey,
  product_type: ({ line }: OrderLineView) => line.productType,
  product_sale_price: ({ order, line }: OrderLineView, _: unknown, { settings }: BackendContext) =>
    toMoney(isSince(settings, "2.4.8") ? line.unitPrice : line.unitPriceWithoutTax, currencyOf(order)),
  discounts: discountsOfLine,
  entered_options: (view: OrderLineView, _: unknown, context: BackendContext) => orderOptions(view, context, true),
  selected_options: (view: OrderLineView, _: unknown, context: BackendContext) => orderOptions(view, context, false),
  gift_message: ({ line }: OrderLineView): unknown => line.giftMessage && JSON.parse(line.giftMessage),
  status: ({ quantities }: OrderLineView) => lineStatus(quantities),
  quantity_ordered: ({ quantities }: OrderLineView) => quantities.ordered,
  quantity_invoiced: ({ quantities }: OrderLineView) => quantities.invoiced,
  quantity_shipped: ({ quantities }: OrderLineView) => quantities.shipped,
  quantity_refunded: ({ quantities }: OrderLineView) => quantities.refunded,
  quantity_canceled: ({ quantities }: OrderLineView) => quantities.canceled,
  quantity_returned: () => 0,
};

export const customerOrderItemResolvers = {
  OrderItemInterface: { __resolveType: ({ line }: OrderLineView) => `${itemTypePrefix(line.productType)}OrderItem` },
  OrderItem: itemFields,
  BundleOrderItem: { ...itemFields, bundle_options: bundleOptionsOfLine },
  DownloadableOrderItem: { ...itemFields, downloadable_links: linksOfLine },
};

export const orderPriceResolvers = {
  OrderItemInterface: {
    prices: ({ order, line }: OrderLineView, _: unknown, { settings }: BackendContext) => ({
      price: toMoney(line.unitPriceWithoutTax, currencyOf(order)),
      price_including_tax: toMoney(line.unitPrice, currencyOf(order)),
      row_total: toMoney(line.rowTotalWithoutTax, currencyOf(order)),
      row_total_including_tax: toMoney(line.rowTotal, currencyOf(order)),
      fixed_product_taxes: feesOf(line.sku, settings, currencyOf(order)),
    }),
  },
  OrderTotal: {
    subtotal_excl_tax: (order: PlacedOrder) => toMoney(order.subtotalWithoutTax, currencyOf(order)),
    subtotal_incl_tax: (order: PlacedOrder) => toMoney(order.subtotal, currencyOf(order)),
  },
};

/**
 * In Magento a choice from a custom option's list is "entered" and escaped, typed text is
 * "selected".
 */
function orderOptions({ line }: OrderLineView, { store }: BackendContext, isEntered: boolean) {
  if (line.productType === "bundle" || line.productType === "downloadable") return [];
  const options = store.sales.optionsOfLine(line.id);
  const choices = parseChoices(line.choices);
  if (choices.length === 0) return isEntered ? [] : options;
  const variantLabels = new Set(store.catalogue.configurableAttributesOf(line.productId).map(({ label }) => label));
  const customOptions = options.filter(({ label }) => !variantLabels.has(label));
  const texts = new Set(choices.flatMap((choice) => (choice.kind === "text" ? choice.text : [])));
  return isEntered
    ? customOptions
        .filter(({ value }) => !texts.has(value))
        .map((option) => ({ ...option, value: escapeHtml(option.value) }))
    : customOptions.filter(({ value }) => texts.has(value));
}

/** Prefix of the item's type. A configurable is a simple item with option labels. */
export function itemTypePrefix(productType: string): "" | "Bundle" | "Downloadable" {
  if (productType === "bundle") return "Bundle";
  return productType === "downloadable" ? "Downloadable" : "";
}

export function discountsOfLine({ order, line }: Pick<OrderLineView, "order" | "line">) {
  if (line.discount === 0) return [];
  return [{ label: order.discountLabel ?? "Discount", amount: toMoney(line.discount, currencyOf(order)) }];
}

export function bundleOptionsOfLine(
  { order, line }: OrderLineView,
  _: unknown,
  { store: { catalogue } }: BackendContext,
) {
  const quantities = new Map(
    parseChoices(line.choices).flatMap((choice) =>
      choice.kind === "bundle" ? [[choice.selectionId, choice.quantity] as const] : [],
    ),
  );
  return catalogue.bundleOptionsOf(line.productId).flatMap(({ id, title, selections }) => {
    const values = selections.flatMap((selection) => {
      const quantity = quantities.get(selection.id);
      const product = catalogue.productById(selection.productId);
      if (quantity === undefined || !product) return [];
      const price = componentPrice(
        { product, quantity, ownPrice: selection.price },
        catalogue,
        new Date(order.createdAt),
      );
      return {
        id: toUid(selection.id),
        uid: toUid(`bundle/${id}/${selection.id}/${quantity}`),
        product_name: product.name,
        product_sku: product.sku,
        quantity,
        price: toMoney(price, currencyOf(order)),
      };
    });
    return values.length === 0 ? [] : [{ id: toUid(id), uid: toUid(`bundle/${id}`), label: title, values }];
  });
}

export function linksOfLine({ line }: OrderLineView, _: unknown, { store: { catalogue } }: BackendContext) {
  const chosenIds = new Set(parseChoices(line.choices).map((choice) => (choice.kind === "link" ? choice.linkId : 0)));
  return catalogue
    .downloadableLinksOf(line.productId)
    .filter(({ id }) => chosenIds.has(id))
    .map(({ id, title, position }) => ({ uid: toUid(`downloadable/${id}`), title, sort_order: position }));
}
