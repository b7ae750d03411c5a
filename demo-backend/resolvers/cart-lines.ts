import { GraphQLError } from "graphql";
import { chooseLines } from "../cart/cart-lines.ts";
import { quantityProblem } from "../cart/cart-stock.ts";
import { cartLacksOptions, lacksRequired } from "../cart/choose-custom.ts";
import type { CartItemRequest } from "../cart/chosen-line.ts";
import { type LineProblem, notSalable, insufficientStock, undefinedProblem } from "../rules/stock.ts";
import { incorrectUidMessage, numberFromUid } from "../rules/uid.ts";
import { missingParameter, requireCart, requireInput } from "./cart-access.ts";
import { viewCart, type CartLineView, type CartView } from "./cart-view.ts";
import { changeCart } from "./change-cart.ts";
import type { BackendContext } from "./context.ts";
import { inputError, plainError } from "./errors.ts";
import { addItemsToCart } from "./add-items.ts";

interface AddArguments {
  cartId: string;
  cartItems: CartItemRequest[];
}

interface ItemReference {
  cart_item_id?: number | null;
  cart_item_uid?: string | null;
}

interface UpdateInput {
  cart_id: string;
  cart_items: (ItemReference & { quantity?: number | null; gift_message?: GiftMessage | null })[];
}

interface GiftMessage {
  to: string;
  from: string;
  message: string;
}

type RemoveInput = ItemReference & { cart_id: string };

export const cartLineResolvers = {
  Mutation: {
    /** Adds what is available; problems are in user_errors. */
    addProductsToCart: (_: unknown, args: AddArguments, context: BackendContext) => addProducts(context, args),

    updateCartItems(_: unknown, args: { input?: UpdateInput | null }, context: BackendContext) {
      const input = requireInput(args.input);
      if (input.cart_items.length === 0) throw missingParameter("cart_items");
      try {
        const cart = changeCart(context, { cartId: input.cart_id }, (view) => {
          // Recomputed per item: earlier changes affect the stock of the next.
          for (const change of input.cart_items) updateLine(context, viewCart(context, view.cart), change);
        });
        return { cart, errors: [] };
      } catch (error) {
        if (context.settings.level === "2.4.6" || !(error instanceof GraphQLError)) throw error;
        return { cart: viewCart(context, requireCart(context, input.cart_id)), errors: [toProblem(error)] };
      }
    },

    removeItemFromCart(_: unknown, args: { input?: RemoveInput | null }, context: BackendContext) {
      const input = requireInput(args.input);
      const lineId = lineIdOf(input) ?? missing("cart_item_id");
      const cart = changeCart(context, { cartId: input.cart_id }, (view) => {
        if (!view.lines.some(({ id }) => id === lineId)) throw plainError("The cart doesn't contain the item");
        context.store.carts.removeLine(lineId);
      });
      return { cart };
    },
  },
};

export function addProducts(context: BackendContext, { cartId, cartItems }: AddArguments) {
  if (cartId === "") throw missingParameter("cartId");
  if (cartItems.length === 0) throw missingParameter("cartItems");
  // Magento 2.4.6 silently drops them (its issue 37599).
  const ignoresCustomOptions = context.settings.quirks;
  const problems: LineProblem[] = [];
  const cart = changeCart(context, { cartId, parameter: "cartId" }, (view) => {
    const items = cartItems.map((item) => chooseLines(item, context.store.catalogue, { ignoresCustomOptions }));
    problems.push(...addItemsToCart(context, view, items).filter((problem) => problem !== null));
    const isIncomplete = view.lines.some(({ line }) => lacksRequired(line, context.store.catalogue));
    if (isIncomplete) problems.push(undefinedProblem(cartLacksOptions));
  });
  return { cart, user_errors: problems };
}

/** Since 2.4.8 a rejected quantity is data. */
function toProblem({ message }: GraphQLError): LineProblem {
  const code = [notSalable, insufficientStock].find((known) => message.includes(known.message))?.code ?? "UNDEFINED";
  return { code, message };
}

function updateLine(context: BackendContext, view: CartView, change: UpdateInput["cart_items"][number]): void {
  const { carts, catalogue } = context.store;
  const lineId = lineIdOf(change);
  if (lineId === null) throw inputError('Required parameter "cart_item_id" for "cart_items" is missing.');
  if (typeof change.quantity !== "number") {
    throw inputError('Required parameter "quantity" for "cart_items" is missing.');
  }
  const current = view.lines.find(({ id }) => id === lineId);
  if (!current) throw plainError(`Could not find cart item with id: ${lineId}.`);
  if (change.quantity <= 0) return carts.removeLine(lineId);

  const { product, variant } = current.line;
  const changed = { ...current, line: { ...current.line, quantity: change.quantity } };
  const others = view.lines.filter((line) => line !== current);
  const problem = quantityProblem(changed, others, catalogue.stockOf);
  if (problem) {
    throw inputError(`Could not update the product with SKU ${(variant ?? product).sku}: ${problem.message}`);
  }
  carts.setLineQuantity(lineId, change.quantity);
  if (change.gift_message) setGiftMessage(context, current, change.gift_message);
}

/** As in Magento: silently nothing where messages are off, and an empty one removes. */
function setGiftMessage({ store, settings }: BackendContext, { id, line }: CartLineView, gift: GiftMessage): void {
  const isOffered = settings.storeConfig["allow_items"] === "1" && line.product.type !== "virtual";
  if (isOffered) store.carts.setGiftMessage(id, gift.message.trim() === "" ? null : JSON.stringify(gift));
}

function lineIdOf({ cart_item_uid: uid, cart_item_id: id }: ItemReference): number | null {
  if (uid) return numberFromUid(uid) ?? reject(incorrectUidMessage(uid));
  return id || null;
}

function missing(parameter: string): never {
  throw inputError(`Required parameter "${parameter}" is missing.`);
}

function reject(message: string): never {
  throw inputError(message);
}
