/** Names and parameters of Google Analytics 4. Without personal data. */
export interface ShopEvent {
  readonly name:
    | "view_item_list"
    | "select_item"
    | "view_item"
    | "search"
    | "add_to_wishlist"
    | "add_to_cart"
    | "remove_from_cart"
    | "view_cart"
    | "begin_checkout"
    | "add_shipping_info"
    | "add_payment_info"
    | "purchase"
    | "refund"
    | "login"
    | "sign_up";
  readonly params: EventParams;
}

/** Amounts in rupees, dollars and so on, not in paise or cents. */
export interface EventParams {
  readonly currency?: string | undefined;
  /** Of all items, without delivery and added tax. */
  readonly value?: number | undefined;
  readonly tax?: number | undefined;
  readonly shipping?: number | undefined;
  readonly coupon?: string | undefined;
  readonly transaction_id?: string | undefined;
  readonly shipping_tier?: string | undefined;
  readonly payment_type?: string | undefined;
  readonly search_term?: string | undefined;
  readonly item_list_id?: string | undefined;
  readonly item_list_name?: string | undefined;
  readonly method?: string | undefined;
  readonly items?: readonly EventItem[] | undefined;
}

export interface EventItem {
  readonly item_id?: string | undefined;
  readonly item_name: string;
  readonly quantity: number;
  readonly price?: number | undefined;
  readonly discount?: number | undefined;
  readonly item_brand?: string | undefined;
  readonly item_category?: string | undefined;
  readonly item_category2?: string | undefined;
  readonly item_category3?: string | undefined;
  readonly item_variant?: string | undefined;
  readonly index?: number | undefined;
}

/** Only a page that loads tags has `tellTags` (tags.ts). */
export function emit(event: ShopEvent): void {
  (window as { tellTags?: (event: ShopEvent) => void }).tellTags?.(event); // made by tagSetUp
}
