import type { Sources } from "~/lib/commerce/content/content.server";
import type { Cart, GiftNote } from "~/lib/commerce/model/cart";
import { asId, type CartId, type LineUid } from "~/lib/commerce/model/ids";
import { fail, type Result } from "~/lib/commerce/model/problem";
import { STORE_SETTINGS } from "~/lib/commerce/transport/read-cache.server";
import * as gql from "~/lib/commerce/wire/generated/graphql";
import { CART_GONE_PROBLEM, toFailureOrThrow } from "./to-problem.server";

/**
 * Magento's gift messages of items, where the merchant allows them. Those of a whole order cannot
 * be written in Magento Open Source.
 */
export function createGiftNotes({ backend, capabilities }: Sources, get: (id: CartId) => Promise<Cart | null>) {
  const isOffered = () =>
    backend.cached({ name: "gift-settings", ...STORE_SETTINGS }, async () => {
      if (!(await capabilities()).has("allow_items")) return false;
      const answer = await backend.readPublic(gql.GiftSettingsDocument, {});
      return answer.data.storeConfig?.allow_items === "1";
    });
  return {
    /** By line. Null without a cart, and where the merchant offers none (asked beside it). */
    async giftNotes(cart: Promise<{ readonly id: CartId } | null>): Promise<GiftNotes | null> {
      const offered = isOffered();
      offered.catch(() => undefined); // awaited only for a cart
      const found = await cart;
      if (!found || !(await offered)) return null;
      const { id } = found;
      return toNotes((await backend.readPrivate(gql.CartGiftNotesDocument, { id })).data.cart);
    },

    /** An empty text removes the note. */
    async setGiftNote(id: CartId, line: LineUid, { to, from, text }: GiftNote): Promise<Result<{ cart: Cart }>> {
      const cart = await get(id);
      if (!cart) return fail(CART_GONE_PROBLEM);
      const quantity = cart.lines.find(({ uid }) => uid === line)?.quantity;
      if (quantity === undefined) return fail({ code: "UNDEFINED", message: "This item is no longer in your cart." });
      const note = { to, from, message: text };
      const answer = await backend.writeToCart(gql.SetGiftNoteDocument, { id, line, quantity, note });
      const updated = answer.data.updateCartItems?.cart;
      if (!updated) return toFailureOrThrow(answer);
      // Magento drops the note of a product that allows none, without a word.
      const isSaved = text === "" || toNotes(updated)[line] !== undefined;
      return isSaved
        ? { ok: true, cart }
        : fail({ code: "UNDEFINED", message: "A gift note cannot go with this item." });
    },
  };
}

type GiftNotes = Readonly<Partial<Record<LineUid, GiftNote>>>;

function toNotes(cart: gql.GiftNotesFragment | null): GiftNotes {
  return Object.fromEntries(
    (cart?.items ?? []).flatMap((line) => {
      const note = toGiftNote(line);
      return note ? [[asId<LineUid>(line.uid), note] as const] : [];
    }),
  );
}

/**
 * `line`: of a cart or an order, which transport/shape has not validated (forBackend). Null without
 * a text.
 */
export function toGiftNote(line: object): GiftNote | null {
  const given: unknown = "gift_message" in line ? line.gift_message : null;
  const { to, from, message: text } = (given ?? {}) as Record<string, unknown>; // any value has properties
  const isNote = typeof to === "string" && typeof from === "string" && typeof text === "string" && text.trim() !== "";
  return isNote ? { to, from, text } : null;
}
