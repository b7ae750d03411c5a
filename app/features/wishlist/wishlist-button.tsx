import type { Sku } from "~/lib/commerce/model/ids";
import { useShop } from "~/lib/root-data";
import { Icon } from "~/ui/icon";

interface WishlistButtonProps {
  sku: Sku;
  /** In the form of the product's page: it has words, and says itself which product it is about. */
  isOfPage?: boolean;
}

/**
 * A button of the product's own form, which carries the options chosen and on a card `sku`: it sends that form to the wishlist instead
 * and comes back to this page. Once the product is on the list it takes it off. Nothing in a shop without wishlists.
 */
export function WishlistButton({ sku, isOfPage = false }: WishlistButtonProps) {
  const { wishlisted, path } = useShop();
  if (!wishlisted) return null;
  const isOn = wishlisted.includes(sku);
  const address = new URLSearchParams({ ...(isOfPage && { sku }), "return-to": path });
  const name = isOn ? "Remove from wishlist" : "Add to wishlist";
  return (
    <button
      className={isOfPage ? "btn quiet wish" : "icon-button wish"}
      formAction={`/wishlist/toggle?${address.toString()}`}
      formNoValidate
      name="intent"
      value={isOn ? "remove" : "add"}
      {...(isOfPage ? {} : { "aria-label": name })}
    >
      <Icon name={isOn ? "heart-filled" : "heart"} size={22} />
      {isOfPage && name}
    </button>
  );
}
