import { toAmount } from "../rules/money.ts";
import { toUid } from "../rules/uid.ts";
import type { ProductRow } from "../store/catalogue-rows.ts";
import type { BackendContext } from "./context.ts";

export const giftCardResolvers = {
  GiftCardProduct: {
    giftcard_type: () => "VIRTUAL",
    giftcard_amounts(product: ProductRow, _: unknown, { currency }: BackendContext) {
      const value = toAmount(product.price, currency);
      return [{ uid: toUid(product.id), value, website_value: value, website_id: 0, attribute_id: null }];
    },
    allow_open_amount: () => false,
    open_amount_min: () => null,
    open_amount_max: () => null,
    allow_message: () => true,
    message_max_length: () => 200,
    is_redeemable: () => true,
    /** "2" means "use config settings" in Magento. */
    is_returnable: () => "2",
    lifetime: () => 365,
  },
};
