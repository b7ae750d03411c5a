import { escapeUTF8 } from "entities";
import type { FeedItem } from "~/lib/commerce/model/feed";
import type { Money } from "~/lib/commerce/model/money";
import { withOffset } from "~/lib/format/dates";
import { PICTURE_SIZES, PLACEHOLDER_PICTURE, pictureUrl } from "~/lib/images";
import { shortHash } from "~/lib/urls/short-hash";

/** Lengths that Google's product data specification allows. */
const MAX = { id: 50, title: 150, description: 5_000, pictures: 10 } as const;

/** Attributes of a variant that the specification has fields for. */
const CHOICES = new Set(["color", "size", "material", "pattern"]);

interface Feed {
  readonly origin: string;
  readonly name: string;
  /** "YYYY-MM-DD", in the time zone. */
  readonly today: string;
  /** Of the store, e.g. Asia/Kolkata. */
  readonly timeZone: string;
}

export function feedHead({ origin, name }: Pick<Feed, "origin" | "name">): string {
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n` +
    element("title", name) +
    element("link", `${origin}/`) +
    element("description", `Everything that ${name} sells`)
  );
}

export const FEED_END = "</channel>\n</rss>\n";

/**
 * An item by Google's product data specification
 * (https://support.google.com/merchants/answer/7052112). Null without a picture, which it demands.
 */
export function feedItem(item: FeedItem, { origin, today, timeZone }: Feed): string | null {
  const { sku, group, name, description, path, price, named, choice } = item;
  const pictures = item.pictures
    .slice(0, MAX.pictures + 1)
    .map((picture) => pictureUrl(picture, PICTURE_SIZES.full))
    .filter((picture) => picture !== PLACEHOLDER_PICTURE)
    .map((picture) => new URL(picture, origin).href);
  const [main, ...others] = pictures;
  if (main === undefined) return null;
  const isReduced = price.final.minor < price.regular.minor;
  const isIdentified = named.gtin !== undefined || (named.brand !== undefined && named.mpn !== undefined);
  const fields = [
    ["id", toId(sku)],
    ["title", name.slice(0, MAX.title)],
    ["description", description.slice(0, MAX.description)],
    ["link", new URL(path, origin).href],
    ["image_link", main],
    ...others.map((picture) => ["additional_image_link", picture] as const),
    ["availability", item.inStock ? "in_stock" : "out_of_stock"],
    ["condition", "new"],
    ["price", amount(price.regular)],
    ["sale_price", isReduced ? amount(price.final) : ""],
    ["sale_price_effective_date", isReduced ? period(today, item.reducedUntil, timeZone) : ""],
    ["brand", named.brand],
    ["gtin", named.gtin],
    ["mpn", named.mpn],
    ["identifier_exists", isIdentified ? "" : "no"],
    ["item_group_id", group && toId(group)],
    ["product_type", item.categories.join(" > ")],
    ...Object.entries(choice).filter(([code]) => CHOICES.has(code)),
  ] as const;
  return `<item>\n${fields.map(([tag, text]) => (text ? element(`g:${tag}`, text) : "")).join("")}</item>\n`;
}

/** Long SKUs often differ at their end only. */
function toId(sku: string): string {
  return sku.length <= MAX.id ? sku : `${sku.slice(0, MAX.id - 8)}-${shortHash(sku)}`;
}

/** ISO 8601, the last day included. */
function period(from: string, until: string | null, timeZone: string): string {
  if (until === null) return "";
  return `${withOffset(`${from}T00:00`, timeZone)}/${withOffset(`${until}T23:59`, timeZone)}`;
}

function element(tag: string, text: string): string {
  return `<${tag}>${escapeUTF8(text)}</${tag}>\n`;
}

function amount({ minor, currency }: Money): string {
  return `${(minor / 100).toFixed(2)} ${currency}`;
}
