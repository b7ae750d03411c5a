import type { AppliedTax } from "../rules/tax.ts";
import type { AddressKind, StoredAddress } from "./address-columns.ts";

/** Money is paise, with tax unless a name says otherwise. */
export interface OrderRow {
  cartId: number;
  customerId: number | null;
  storeCode: string;
  email: string;
  state: "new" | "pending_payment" | "processing" | "complete" | "closed" | "canceled";
  status: string;
  currency: string;
  currencyRate: number;
  isVirtual: number;
  /** Prices were entered with tax. */
  pricesWithTax: number;
  subtotal: number;
  subtotalWithoutTax: number;
  discount: number;
  discountLabel: string | null;
  couponCode: string | null;
  shipping: number;
  shippingTax: number;
  tax: number;
  grandTotal: number;
  carrierCode: string | null;
  methodCode: string | null;
  shippingDescription: string | null;
  paymentMethod: string;
  paymentTitle: string;
  purchaseOrderNumber: string | null;
  createdAt: string;
}

export interface OrderLineRow {
  productId: number;
  variantId: number | null;
  choices: string;
  productType: string;
  sku: string;
  name: string;
  urlKey: string;
  quantity: number;
  unitPrice: number;
  unitPriceWithoutTax: number;
  rowTotal: number;
  rowTotalWithoutTax: number;
  discount: number;
  tax: number;
  backordered: number;
  giftMessage: string | null;
}

export interface OrderLineOption {
  label: string;
  value: string;
}

export interface NewOrderLine extends OrderLineRow {
  options: OrderLineOption[];
}

export interface NewOrder {
  order: OrderRow;
  lines: NewOrderLine[];
  taxes: AppliedTax[];
  addresses: (StoredAddress & { kind: AddressKind })[];
  /** Product id → quantity to reserve. */
  reservations: ReadonlyMap<number, number>;
}
