import type { Money } from "~/lib/commerce/model/money";

/** Events for tag manager and analytics in GA4 ecommerce format. No personal data. */
export type ShopEvent =
  | { readonly event: "view_item"; readonly ecommerce: Priced & { readonly items: readonly [EventItem] } }
  | { readonly event: "view_item_list"; readonly ecommerce: { readonly items: readonly EventItem[] } }
  | { readonly event: "search"; readonly search_term: string }
  | { readonly event: "add_to_cart"; readonly ecommerce: { readonly items: readonly [AddedItem] } };

interface AddedItem {
  readonly item_id: string;
  readonly quantity: number;
}

interface EventItem extends AddedItem {
  readonly item_name: string;
  readonly price: number;
}

interface Priced {
  readonly currency: string;
  readonly value: number;
}

interface TrackedProduct {
  readonly sku: string;
  readonly name: string;
  readonly price: { readonly final: Money };
}

export function productViewed(product: TrackedProduct): ShopEvent {
  const { currency } = product.price.final;
  return {
    event: "view_item",
    ecommerce: { currency, value: major(product.price.final), items: [eventItem(product)] },
  };
}

export function listViewed(products: readonly TrackedProduct[], term: string | null): ShopEvent {
  if (term) return { event: "search", search_term: term };
  return { event: "view_item_list", ecommerce: { items: products.map(eventItem) } };
}

function eventItem({ sku, name, price }: TrackedProduct): EventItem {
  return { item_id: sku, item_name: name, price: major(price.final), quantity: 1 };
}

function major(price: Money): number {
  return price.minor / 100;
}

/** Only with consent and a configured key is there a data layer. */
export function emit(event: ShopEvent): void {
  (window as { dataLayer?: ShopEvent[] }).dataLayer?.push(event); // made by tagSetUp
}
