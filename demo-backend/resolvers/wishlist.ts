import { chooseLines } from "../cart/cart-lines.ts";
import type { CartItemRequest, Chosen, ChosenLine } from "../cart/chosen-line.ts";
import { pageProblem, pageInfo, sliceOfPage, type Page } from "../rules/paging.ts";
import { toTimestamp } from "../rules/shop-clock.ts";
import { undefinedProblem, type LineProblem } from "../rules/stock.ts";
import type { CustomerRow } from "../store/customer-store.ts";
import type { WishlistRow, WishlistItemRow } from "../store/wishlist-store.ts";
import { changeCart } from "./change-cart.ts";
import type { BackendContext } from "./context.ts";
import { customerCart } from "./customer-cart.ts";
import { authorizationError, inputError } from "./errors.ts";
import { fromLineRow, addItemsToCart, toLineRow } from "./add-items.ts";

export interface WishlistItemView {
  item: WishlistItemRow;
  line: ChosenLine;
}

interface UpdateRequest {
  wishlist_item_id: string;
  quantity?: number | null;
  description?: string | null;
  selected_options?: CartItemRequest["selected_options"];
  entered_options?: CartItemRequest["entered_options"];
}

type OfList<More> = { wishlistId: string } & More;

export const wishlistResolvers = {
  Mutation: {
    addProductsToWishlist(
      _: unknown,
      { wishlistId, wishlistItems }: OfList<{ wishlistItems: CartItemRequest[] }>,
      context: BackendContext,
    ) {
      const { wishlists, catalogue } = context.store;
      return change(context, wishlistId, (list) =>
        wishlistItems.flatMap((input) => {
          // A variant beside its parent is the parent with chosen options, unlike in a cart.
          const request = { ...input, sku: input.parent_sku ?? input.sku };
          const line = toWishlistLine(chooseLines(request, catalogue), request, context);
          if ("problem" in line) return [toUserError(line.problem)];
          wishlists.addItem(list.id, toLineRow(line), context.now());
          return [];
        }),
      );
    },

    removeProductsFromWishlist(
      _: unknown,
      { wishlistId, wishlistItemsIds }: OfList<{ wishlistItemsIds: string[] }>,
      context: BackendContext,
    ) {
      return change(context, wishlistId, (list) =>
        wishlistItemsIds.flatMap((id) => {
          const item = itemById(context, list, id);
          if (!item) return [toUserError(notOnList(id))];
          context.store.wishlists.removeItem(item, context.now());
          return [];
        }),
      );
    },

    updateProductsInWishlist(
      _: unknown,
      { wishlistId, wishlistItems }: OfList<{ wishlistItems: UpdateRequest[] }>,
      context: BackendContext,
    ) {
      return change(context, wishlistId, (list) =>
        wishlistItems.flatMap((request) => {
          const item = itemById(context, list, request.wishlist_item_id);
          const problem = item ? updateItem(context, item, request) : notOnList(request.wishlist_item_id);
          return problem ? [toUserError(problem)] : [];
        }),
      );
    },

    /** Items that were added to the cart leave the wishlist; the others stay, with the reason. */
    addWishlistItemsToCart(
      _: unknown,
      { wishlistId, wishlistItemIds }: OfList<{ wishlistItemIds?: string[] | null }>,
      context: BackendContext,
    ) {
      // Unlike other mutations, this one does not accept "0".
      if (context.customerId !== null && ["0", ""].includes(wishlistId))
        throw inputError('"wishlistId" value should be specified');
      const list = requireWishlist(context, wishlistId);
      return context.store.transaction(() => {
        const items = context.store.wishlists.itemsOf(list.id);
        const unknown = (wishlistItemIds ?? []).filter((id) => !items.some((item) => String(item.id) === id));
        if (unknown.length > 0) throw inputError(`The wishlist item ids "${unknown.join(",")}" were not found.`);
        const wanted = items.filter(({ id }) => !wishlistItemIds || wishlistItemIds.includes(String(id)));
        const problems = moveToCart(context, list, wanted);
        return { status: problems.length === 0, add_wishlist_items_to_cart_user_errors: problems, wishlist: list };
      });
    },
  },
  Customer: {
    wishlist: ({ id }: CustomerRow, _: unknown, context: BackendContext) => listOf(context, id),
    wishlists: ({ id }: CustomerRow, page: Page, context: BackendContext) => sliceOfPage([listOf(context, id)], page),
    wishlist_v2({ id: customerId }: CustomerRow, { id }: { id: string }, context: BackendContext) {
      const list = listOf(context, customerId);
      return String(list.id) === id ? list : null;
    },
  },
  Wishlist: {
    id: ({ id }: WishlistRow) => String(id),
    items_count: (list: WishlistRow, _: unknown, context: BackendContext) => viewItems(context, list).length,
    items: (list: WishlistRow, _: unknown, context: BackendContext) => viewItems(context, list),
    sharing_code: ({ sharingCode }: WishlistRow) => sharingCode,
    updated_at: ({ updatedAt }: WishlistRow) => toTimestamp(updatedAt),
    items_v2(list: WishlistRow, page: Page, context: BackendContext) {
      const problem = pageProblem(page);
      if (problem) throw inputError(problem);
      const items = viewItems(context, list);
      return { items: sliceOfPage(items, page), page_info: pageInfo(page, items.length) };
    },
  },
};

function listOf({ store, settings, now }: BackendContext, customerId: number): WishlistRow {
  if (!settings.wishlists) throw inputError("The wishlist configuration is currently disabled.");
  return store.wishlists.wishlistOf(customerId, now());
}

function viewItems(context: BackendContext, list: WishlistRow): WishlistItemView[] {
  return context.store.wishlists.itemsOf(list.id).flatMap((item) => {
    const line = fromLineRow(context, item);
    return line ? [{ item, line }] : [];
  });
}

function change(context: BackendContext, wishlistId: string, apply: (list: WishlistRow) => LineProblem[]) {
  const list = requireWishlist(context, wishlistId);
  return context.store.transaction(() => {
    const problems = apply(list);
    return { user_errors: problems, wishlist: context.store.wishlists.wishlistById(list.id) };
  });
}

/** Parsed as PHP parses numbers: "0", "" and words mean the customer's own wishlist. */
function requireWishlist(context: BackendContext, wishlistId: string): WishlistRow {
  const { customerId } = context;
  if (customerId === null) throw authorizationError("The current user cannot perform operations on wishlist");
  const customerList = listOf(context, customerId);
  const wanted = Number.parseInt(wishlistId, 10) || 0;
  if (wanted === 0 || wanted === customerList.id) return customerList;
  throw inputError("The wishlist was not found.");
}

function itemById({ store }: BackendContext, list: WishlistRow, id: string): WishlistItemRow | undefined {
  return store.wishlists.itemsOf(list.id).find((item) => String(item.id) === id);
}

/** Options may be missing. A grouped product is one item. */
function toWishlistLine(
  chosen: Chosen,
  { sku, quantity }: { sku: string; quantity: number },
  { store: { catalogue } }: BackendContext,
): ChosenLine | { problem: LineProblem } {
  const product = catalogue.productBySku(sku);
  if (product?.type === "giftcard" || !product || !(quantity > 0)) {
    return "problem" in chosen ? chosen : { problem: undefinedProblem("The product could not be added.") };
  }
  if ("problem" in chosen && chosen.problem.code === "PRODUCT_NOT_FOUND") return chosen;
  const line = "lines" in chosen && product.type !== "grouped" ? chosen.lines[0] : undefined;
  return line ?? { product, variant: null, choices: [], quantity };
}

function updateItem(context: BackendContext, item: WishlistItemRow, request: UpdateRequest): LineProblem | null {
  const { catalogue, wishlists } = context.store;
  const sku = catalogue.productById(item.productId)?.sku;
  if (sku === undefined) return notOnList(request.wishlist_item_id);
  const quantity = request.quantity ?? item.quantity;
  const hasNewOptions = Boolean(request.selected_options?.length || request.entered_options?.length);
  const { selected_options = null, entered_options = null } = request;
  const chosen = { sku, quantity, selected_options, entered_options };
  if (!(quantity > 0)) return undefinedProblem("The product quantity should be greater than 0");
  const line = hasNewOptions ? toWishlistLine(chooseLines(chosen, catalogue), chosen, context) : null;
  if (line && "problem" in line) return line.problem;
  const { variantId, choices } = line ? toLineRow(line) : item;
  const description = request.description === undefined ? item.description : request.description;
  wishlists.saveItem({ ...item, variantId, choices, quantity, description }, context.now());
  return null;
}

function moveToCart(context: BackendContext, list: WishlistRow, items: readonly WishlistItemRow[]) {
  const { wishlists } = context.store;
  const problems: (LineProblem | null)[] = [];
  const cartId = customerCart(context, list.customerId).maskedId;
  changeCart(context, { cartId }, (view) => {
    problems.push(...addItemsToCart(context, view, items.map((item) => linesOfItem(context, item)))); // prettier-ignore
  });
  return items.flatMap((item, at) => {
    const problem = problems[at];
    if (problem) return [{ ...problem, wishlistId: String(list.id), wishlistItemId: String(item.id) }];
    wishlists.removeItem(item, context.now());
    return [];
  });
}

/** Missing options are an error when the item is added to the cart. */
function linesOfItem(context: BackendContext, item: WishlistItemRow): Chosen {
  const line = fromLineRow(context, item);
  if (!line) return { problem: { code: "PRODUCT_NOT_FOUND", message: "The product is no longer available." } };
  const isComplete = line.variant !== null || item.choices !== "";
  return isComplete ? { lines: [line] } : chooseLines({ sku: line.product.sku, quantity: item.quantity }, context.store.catalogue); // prettier-ignore
}

function notOnList(id: string): LineProblem {
  return undefinedProblem(`The wishlist item with ID "${id}" does not belong to the wishlist`);
}

function toUserError({ code, message }: LineProblem): LineProblem {
  return { code: code === "PRODUCT_NOT_FOUND" ? code : "UNDEFINED", message };
}
