import type { Capabilities } from "~/lib/commerce/model/capabilities";
import { type OrderDetailsFragment, TypedDocumentString } from "~/lib/commerce/wire/generated/graphql";

type WireMoney = NonNullable<OrderDetailsFragment["total"]>["subtotal"];

/** Of a line, from 2.4.8 on. */
export interface NewerLine {
  readonly prices?: {
    readonly price: WireMoney;
    readonly price_including_tax: WireMoney;
    readonly row_total: WireMoney;
    readonly row_total_including_tax: WireMoney;
  } | null;
}

/** Of an order's total, from 2.4.8 on. */
export interface NewerTotal {
  readonly subtotal_incl_tax?: WireMoney | null;
}

const PRICES =
  "prices { price { ...Amount } price_including_tax { ...Amount } row_total { ...Amount } row_total_including_tax { ...Amount } }";

/** The document with what newer backends tell of the prices of an order put beside what all tell (docs/decisions/0014). */
export function withOrderPrices<Data, Variables>(
  document: TypedDocumentString<Data, Variables>,
  { has }: Pick<Capabilities, "has">,
): TypedDocumentString<Data, Variables> {
  let text = document.toString();
  if (has("OrderItemInterface.prices")) text = text.replaceAll("product_sale_price", `${PRICES} product_sale_price`);
  if (has("OrderTotal.subtotal_incl_tax"))
    text = text.replaceAll("total_shipping", "subtotal_incl_tax { ...Amount } total_shipping");
  return new TypedDocumentString(text, document.__meta__);
}
