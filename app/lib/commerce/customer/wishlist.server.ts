import { toLineInput } from "~/lib/commerce/cart/add.server";
import { toChoices } from "~/lib/commerce/cart/to-cart.server";
import { toCode, toReason, toFailureOrThrow, toAccountProblem } from "~/lib/commerce/cart/to-problem.server";
import { toPicture, toPrice, toProductSummary } from "~/lib/commerce/catalog/to-product-summary.server";
import { type Sku, asId } from "~/lib/commerce/model/ids";
import { type Problem, type Result, fail } from "~/lib/commerce/model/problem";
import type { ProductSummary } from "~/lib/commerce/model/product";
import {
  WISHLIST_PAGE_SIZE,
  type WishlistBrief,
  type WishlistPage,
  type WishlistRequest,
  type WishlistItem,
} from "~/lib/commerce/model/wishlist";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import { type GraphqlResult, isRejected } from "~/lib/commerce/transport/classify.server";
import type { Meaning } from "~/lib/commerce/transport/messages.server";
import * as gql from "~/lib/commerce/wire/generated/graphql";

/**
 * Magento's alias for the customer's first list; every operation accepts it except
 * addWishlistItemsToCart.
 */
const FIRST_LIST = "0";

/** 5,000 items: a wrong number of pages must not be read for ever. */
const MAX_PAGES = 50;

/** The customer's first wishlist. Everything throws `unauthorized` without a valid token. */
export function createWishlist(backend: Backend) {
  let list: string | null = null;
  const toResult = (answer: GraphqlResult<unknown>, changed: Changed | null): Result<object> => {
    if (!changed) return toFailureOrThrow(answer, toAccountProblem);
    const problems = changed.user_errors.map(({ message }) => toLineProblem(backend.recognise(message)));
    return problems.length === 0 ? { ok: true } : fail(...problems);
  };

  /** With wishlists disabled, Magento returns an empty list and an error. */
  async function readLists<List>(response: Promise<GraphqlResult<{ customer: { wishlists: List[] } | null }>>) {
    const answer = await response;
    if (isRejected(answer, "customer")) return [];
    return (await backend.requireField(response, "customer")).wishlists;
  }

  const readIds = (page: number) =>
    readLists(backend.readPrivate(gql.WishlistIdsDocument, { page, size: WISHLIST_PAGE_SIZE }));

  async function allItems() {
    const found: NonNullable<Awaited<ReturnType<typeof readIds>>[number]["items_v2"]>["items"][number][] = [];
    for (let page = 1, pages = 1; page <= pages; page++) {
      const [first] = await readIds(page);
      const items = first?.items_v2;
      found.push(...(items?.items ?? []));
      pages = Math.min(items?.page_info?.total_pages ?? 1, MAX_PAGES);
    }
    return found.filter((item) => item !== null);
  }

  return {
    /** Counts all lists. */
    async brief(): Promise<WishlistBrief> {
      const lists = await readIds(1);
      const skus = (lists[0]?.items_v2?.items ?? []).flatMap((item) => item.product?.sku ?? []);
      return {
        count: lists.reduce((sum, { items_count }) => sum + (items_count ?? 0), 0),
        skus: [...new Set(skus)].map((sku) => asId(sku)),
      };
    },

    /** WISHLIST_PAGE_SIZE at a time. A page beyond the last is empty. */
    async page(page: number): Promise<WishlistPage> {
      const [first] = await readLists(backend.readPrivate(gql.WishlistDocument, { page, size: WISHLIST_PAGE_SIZE }));
      list = first?.id ?? list;
      const items = first?.items_v2;
      return {
        lines: (items?.items ?? []).map(toWishlistItem),
        pageCount: Math.min(Math.max(1, items?.page_info?.total_pages ?? 1), MAX_PAGES),
      };
    },

    /** Ids of the product's items, in any variant. */
    async find(sku: Sku): Promise<readonly string[]> {
      return (await allItems()).filter(({ product }) => product?.sku === sku).map(({ id }) => id);
    },

    /** The quantity is always 1; a variant is sent with its configurable product (product P65). */
    async add({ parentSku, ...line }: WishlistRequest): Promise<Result<Listed>> {
      const item = { ...toLineInput({ ...line, quantity: 1 }), ...(parentSku && { parent_sku: parentSku }) };
      const answer = await backend.write(gql.AddToWishlistDocument, { list: FIRST_LIST, items: [item] });
      const changed = answer.data.addProductsToWishlist;
      const result = toResult(answer, changed);
      return result.ok ? { ok: true, count: changed?.wishlist.items_count ?? null } : result;
    },

    async remove(ids: readonly string[]): Promise<Result<Listed>> {
      const answer = await backend.write(gql.RemoveFromWishlistDocument, { list: FIRST_LIST, ids: [...ids] });
      const changed = answer.data.removeProductsFromWishlist;
      const result = toResult(answer, changed);
      const count = changed?.wishlist.items_count ?? null;
      // Already removed (form sent twice, another tab) counts as removed.
      const isDone = result.ok || (changed !== null && !(await allItems()).some(({ id }) => ids.includes(id)));
      return isDone ? { ok: true, count } : result;
    },

    async change(id: string, { quantity, note }: { quantity: number; note: string }) {
      const changes = [{ wishlist_item_id: id, quantity, description: note }];
      const answer = await backend.write(gql.UpdateWishlistItemsDocument, { list: FIRST_LIST, changes });
      return toResult(answer, answer.data.updateProductsInWishlist);
    },

    /** The item stays on the list when this fails. */
    async toCart(id: string) {
      list ??= (await readIds(1))[0]?.id ?? FIRST_LIST;
      const answer = await backend.write(gql.AddWishlistItemsToCartDocument, { list, ids: [id] });
      const moved = answer.data.addWishlistItemsToCart;
      return toResult(answer, moved && { ...moved, user_errors: moved.add_wishlist_items_to_cart_user_errors });
    },
  };
}

function toLineProblem(meaning: Meaning): Problem {
  return { code: toCode(meaning), message: toReason(meaning) };
}

interface Listed {
  /** Items on the list afterwards, null if unknown. */
  readonly count: number | null;
}

interface Changed {
  readonly user_errors: readonly { readonly message: string }[];
}

function toWishlistItem(item: gql.WishlistItemFragment): WishlistItem {
  const bundle = "bundle_options" in item ? (item.bundle_options ?? []) : [];
  const choices = toChoices({
    ...item,
    bundle_options: bundle.filter(({ values }) => values.length > 0),
    links: "links_v2" in item ? item.links_v2 : [],
  });
  return {
    id: item.id,
    product: toProduct(item),
    choices,
    quantity: item.quantity,
    note: item.description ?? "",
    open: lacksCustomChoice(item) ? "on-its-page" : choices.length > 0 ? [] : toOpen(item),
  };
}

/** The cart would reject the whole request. */
function lacksCustomChoice({ product, customizable_options }: gql.WishlistItemFragment): boolean {
  const options = product && "options" in product ? (product.options ?? []) : [];
  return customizable_options.length === 0 && options.some((option) => option.required === true);
}

/** The chosen variant has its own price, picture and stock. */
function toProduct(item: gql.WishlistItemFragment): ProductSummary | null {
  const product = toProductSummary(item.product);
  const variant = item.__typename === "ConfigurableWishlistItem" ? item.configured_variant : null;
  const price = variant && toPrice(variant.price_range.minimum_price);
  if (!product || !variant || !price) return product;
  return {
    ...product,
    price,
    isPriceFrom: false,
    inStock: variant.stock_status === "IN_STOCK",
    onlyLeft: null,
    picture: toPicture(variant.small_image, product.name) ?? product.picture,
  };
}

function toOpen({ product }: gql.WishlistItemFragment): WishlistItem["open"] {
  switch (product?.__typename) {
    case "SimpleProduct":
    case "VirtualProduct":
      return [];
    case "DownloadableProduct":
      return product.links_purchased_separately === 1 ? "on-its-page" : [];
    case "ConfigurableProduct":
      return (product.configurable_options ?? [])
        .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
        .map(({ label, values }) => ({
          label: label ?? "",
          values: (values ?? []).flatMap(({ uid, label: value }) => (uid && value ? [{ uid, label: value }] : [])),
        }));
    default:
      return "on-its-page";
  }
}
