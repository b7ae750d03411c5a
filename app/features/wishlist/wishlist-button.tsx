import type { Sku } from "~/lib/commerce/model/ids";
import { useShop } from "~/lib/root-data";
import { Icon } from "~/ui/icon";

interface WishlistButtonProps {
  sku: Sku;
  /** True in the product page's form: shows a text, and sends the sku itself. */
  isOfPage?: boolean;
}

/**
 * Submit button for the surrounding product form, with the chosen options and on a card `sku`: posts it to the wishlist and returns to this page.
 * Removes the product if it is on the list. Hidden in a shop without wishlists.
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
