import { demandOf } from "../cart/cart-stock.ts";
import { bundleChoices } from "../cart/line-components.ts";
import { formatChoices } from "../rules/line-choices.ts";
import { statusOf } from "../rules/order-lifecycle.ts";
import { firstState, type PaymentMethod } from "../rules/payment.ts";
import type { NewOrder, NewOrderLine, OrderLineOption } from "../store/order-rows.ts";
import type { CartLineView, CartView } from "./cart-view.ts";
import type { BackendContext } from "./context.ts";
import { pickupNameOf } from "./pickup-locations.ts";
import { customOptionTexts } from "./custom-options.ts";
import { isEnteredWithTax } from "../rules/tax-display.ts";

/** Copies everything, so that later changes do not affect the order. */
export function orderSnapshot(
  context: BackendContext,
  view: CartView,
  { email, payment }: { email: string; payment: PaymentMethod },
): NewOrder {
  const { cart, totals, delivery, coupon } = view;
  const { subtotal, subtotalWithoutTax, discount, shipping, shippingTax, tax, grandTotal } = totals;
  const pickupStoreName = pickupNameOf(context.store.pickups.ofCart(cart.id));
  return {
    order: {
      ...{ subtotal, subtotalWithoutTax, discount, shipping, shippingTax, tax, grandTotal, email },
      cartId: cart.id,
      customerId: cart.customerId,
      storeCode: context.storeView.code,
      state: firstState(payment.code),
      status: statusOf(firstState(payment.code)),
      currency: context.currency.code,
      currencyRate: context.currency.rate,
      isVirtual: view.isVirtual ? 1 : 0,
      pricesWithTax: isEnteredWithTax(context.settings.tax) ? 1 : 0,
      discountLabel: coupon?.label ?? null,
      couponCode: coupon && cart.couponCode,
      carrierCode: delivery?.carrierCode ?? null,
      methodCode: delivery?.methodCode ?? null,
      shippingDescription: delivery && `${delivery.carrierTitle} - ${pickupStoreName ?? delivery.methodTitle}`,
      paymentMethod: payment.code,
      paymentTitle: payment.title,
      purchaseOrderNumber: cart.purchaseOrderNumber,
      createdAt: context.now().toISOString(),
    },
    lines: view.lines.map((line) => lineSnapshot(context, line)),
    taxes: totals.taxes,
    addresses: [view.shippingAddress, view.billingAddress].filter((address) => address !== null),
    reservations: demandOf(view.lines),
  };
}

function lineSnapshot(context: BackendContext, view: CartLineView): NewOrderLine {
  const { product, variant, choices, quantity } = view.line;
  return {
    ...view.totals,
    productId: product.id,
    variantId: variant?.id ?? null,
    choices: formatChoices(choices),
    productType: product.type,
    sku: (variant ?? product).sku,
    name: product.name,
    urlKey: product.urlKey,
    quantity,
    backordered: backorderedOf(context, view),
    giftMessage: view.giftMessage,
    options: [
      ...variantOptions(context, view),
      ...bundleOptions(context, view),
      ...linkOptions(context, view),
      ...customOptionTexts(view.line, context),
    ],
  };
}

function backorderedOf(
  { store: { catalogue } }: BackendContext,
  { line, components: [component] }: CartLineView,
): number {
  if (!component || line.product.type === "bundle") return 0;
  const { qty, reserved, backorders } = catalogue.stockOf(component.product.id);
  const isNeverBackordered = component.product.type !== "simple" || backorders === 0;
  return isNeverBackordered ? 0 : Math.min(line.quantity, Math.max(0, line.quantity - Math.max(0, qty - reserved)));
}

function variantOptions({ store: { catalogue } }: BackendContext, { line }: CartLineView): OrderLineOption[] {
  const options = catalogue.variantsOf(line.product.id).find(({ childId }) => childId === line.variant?.id)?.options;
  return catalogue.configurableAttributesOf(line.product.id).flatMap(({ id, label }) => {
    const option = catalogue.option(options?.get(id) ?? 0);
    return option ? [{ label, value: option.label }] : [];
  });
}

function bundleOptions({ store: { catalogue } }: BackendContext, { line }: CartLineView): OrderLineOption[] {
  const quantities = new Map(bundleChoices(line).map((choice) => [choice.selectionId, choice.quantity]));
  return catalogue.bundleOptionsOf(line.product.id).flatMap(({ title, selections }) =>
    selections.flatMap(({ id, productId }) => {
      const quantity = quantities.get(id);
      const name = catalogue.productById(productId)?.name;
      return quantity === undefined || name === undefined ? [] : [{ label: title, value: `${quantity} x ${name}` }];
    }),
  );
}

function linkOptions({ store: { catalogue } }: BackendContext, { line }: CartLineView): OrderLineOption[] {
  const label = catalogue.downloadableSettingsOf(line.product.id)?.linksTitle ?? "Links";
  const chosenIds = new Set(line.choices.map((choice) => (choice.kind === "link" ? choice.linkId : 0)));
  return catalogue
    .downloadableLinksOf(line.product.id)
    .flatMap(({ id, title }) => (chosenIds.has(id) ? [{ label, value: title }] : []));
}
