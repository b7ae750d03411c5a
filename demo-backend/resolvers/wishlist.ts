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
import { fromLineRow, putIntoCart, toLineRow } from "./put-into-cart.ts";

/** A wish whose product is still sold. */
export interface WishlistItemView {
  wish: WishlistItemRow;
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
        wishlistItems.flatMap((item) => {
          // A variant named beside its parent is the parent with options chosen, unlike in a cart.
          const wished = { ...item, sku: item.parent_sku ?? item.sku };
          const wish = chooseWish(chooseLines(wished, catalogue), wished, context);
          if ("problem" in wish) return [toUserError(wish.problem)];
          wishlists.addItem(list.id, toLineRow(wish), context.now());
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
          const wish = wishById(context, list, id);
          if (!wish) return [toUserError(notOnList(id))];
          context.store.wishlists.removeItem(wish, context.now());
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
          const wish = wishById(context, list, request.wishlist_item_id);
          const problem = wish ? updateWish(context, wish, request) : notOnList(request.wishlist_item_id);
          return problem ? [toUserError(problem)] : [];
        }),
      );
    },

    /** What goes into the cart leaves the list; the rest stays, with the reason. */
    addWishlistItemsToCart(
      _: unknown,
      { wishlistId, wishlistItemIds }: OfList<{ wishlistItemIds?: string[] | null }>,
      context: BackendContext,
    ) {
      // The one mutation that does not take them for the customer's own list.
      if (context.customerId !== null && ["0", ""].includes(wishlistId))
        throw inputError('"wishlistId" value should be specified');
      const list = requireWishlist(context, wishlistId);
      return context.store.transaction(() => {
        const wishes = context.store.wishlists.itemsOf(list.id);
        const unknown = (wishlistItemIds ?? []).filter((id) => !wishes.some((wish) => String(wish.id) === id));
        if (unknown.length > 0) throw inputError(`The wishlist item ids "${unknown.join(",")}" were not found.`);
        const wanted = wishes.filter(({ id }) => !wishlistItemIds || wishlistItemIds.includes(String(id)));
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
    items_count: (list: WishlistRow, _: unknown, context: BackendContext) => viewWishes(context, list).length,
    items: (list: WishlistRow, _: unknown, context: BackendContext) => viewWishes(context, list),
    sharing_code: ({ sharingCode }: WishlistRow) => sharingCode,
    updated_at: ({ updatedAt }: WishlistRow) => toTimestamp(updatedAt),
    items_v2(list: WishlistRow, page: Page, context: BackendContext) {
      const problem = pageProblem(page);
      if (problem) throw inputError(problem);
      const wishes = viewWishes(context, list);
      return { items: sliceOfPage(wishes, page), page_info: pageInfo(page, wishes.length) };
    },
  },
};

function listOf({ store, settings, now }: BackendContext, customerId: number): WishlistRow {
  if (!settings.wishlists) throw inputError("The wishlist configuration is currently disabled.");
  return store.wishlists.wishlistOf(customerId, now());
}

function viewWishes(context: BackendContext, list: WishlistRow): WishlistItemView[] {
  return context.store.wishlists.itemsOf(list.id).flatMap((wish) => {
    const line = fromLineRow(context, wish);
    return line ? [{ wish, line }] : [];
  });
}

function change(context: BackendContext, wishlistId: string, work: (list: WishlistRow) => LineProblem[]) {
  const list = requireWishlist(context, wishlistId);
  return context.store.transaction(() => {
    const problems = work(list);
    return { user_errors: problems, wishlist: context.store.wishlists.wishlistById(list.id) };
  });
}

/** Read as PHP reads a number: "0", "" and words are the customer's own list, whatever its number. */
function requireWishlist(context: BackendContext, wishlistId: string): WishlistRow {
  const { customerId } = context;
  if (customerId === null) throw authorizationError("The current user cannot perform operations on wishlist");
  const own = listOf(context, customerId);
  const wanted = Number.parseInt(wishlistId, 10) || 0;
  if (wanted === 0 || wanted === own.id) return own;
  throw inputError("The wishlist was not found.");
}

function wishById({ store }: BackendContext, list: WishlistRow, id: string): WishlistItemRow | undefined {
  return store.wishlists.itemsOf(list.id).find((wish) => String(wish.id) === id);
}

/** A wish may leave options open; a grouped product is wished for as one. */
function chooseWish(
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

function updateWish(context: BackendContext, wish: WishlistItemRow, request: UpdateRequest): LineProblem | null {
  const { catalogue, wishlists } = context.store;
  const sku = catalogue.productById(wish.productId)?.sku;
  if (sku === undefined) return notOnList(request.wishlist_item_id);
  const quantity = request.quantity ?? wish.quantity;
  const isChosenAnew = Boolean(request.selected_options?.length || request.entered_options?.length);
  const { selected_options = null, entered_options = null } = request;
  const item = { sku, quantity, selected_options, entered_options };
  if (!(quantity > 0)) return undefinedProblem("The product quantity should be greater than 0");
  const line = isChosenAnew ? chooseWish(chooseLines(item, catalogue), item, context) : null;
  if (line && "problem" in line) return line.problem;
  const { variantId, choices } = line ? toLineRow(line) : wish;
  const description = request.description === undefined ? wish.description : request.description;
  wishlists.saveItem({ ...wish, variantId, choices, quantity, description }, context.now());
  return null;
}

function moveToCart(context: BackendContext, list: WishlistRow, wishes: readonly WishlistItemRow[]) {
  const { wishlists } = context.store;
  const problems: (LineProblem | null)[] = [];
  const cartId = customerCart(context, list.customerId).maskedId;
  changeCart(context, { cartId }, (view) => {
    problems.push(...putIntoCart(context, view, wishes.map((wish) => chooseFrom(context, wish)))); // prettier-ignore
  });
  return wishes.flatMap((wish, at) => {
    const problem = problems[at];
    if (problem) return [{ ...problem, wishlistId: String(list.id), wishlistItemId: String(wish.id) }];
    wishlists.removeItem(wish, context.now());
    return [];
  });
}

/** What was left open when it was wished for has to be chosen by now. */
function chooseFrom(context: BackendContext, wish: WishlistItemRow): Chosen {
  const line = fromLineRow(context, wish);
  if (!line) return { problem: { code: "PRODUCT_NOT_FOUND", message: "The product is no longer available." } };
  const isComplete = line.variant !== null || wish.choices !== "";
  return isComplete ? { lines: [line] } : chooseLines({ sku: line.product.sku, quantity: wish.quantity }, context.store.catalogue); // prettier-ignore
}

function notOnList(id: string): LineProblem {
  return undefinedProblem(`The wishlist item with ID "${id}" does not belong to the wishlist`);
}

/** The list knows two kinds of errors only. */
function toUserError({ code, message }: LineProblem): LineProblem {
  return { code: code === "PRODUCT_NOT_FOUND" ? code : "UNDEFINED", message };
}
