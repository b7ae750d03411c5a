import type { Sku } from "~/lib/commerce/model/ids";
import { useShop } from "~/lib/root-data";

interface WishlistButtonProps {
  sku: Sku;
  /** Id of the product page's form; the button is outside it. */
  form?: string | undefined;
  /** Id of the product's name, where many buttons are called the same. */
  of?: string | undefined;
  /** A button with words instead of a heart. */
  isWide?: boolean;
}

/**
 * Submit button for the form around the product, with the chosen options, or the list of cards: posts it to the wishlist and returns to this page.
 * Removes the product if it is on the list. Hidden in a shop without wishlists.
 */
export function WishlistButton({ sku, form, of, isWide = false }: WishlistButtonProps) {
  const { hasWishlists, path, wishlisted } = useShop();
  if (!hasWishlists) return null;
  const isOn = wishlisted.includes(sku);
  const address = new URLSearchParams({ sku, "return-to": path });
  const label = isOn ? "Remove from wishlist" : isWide ? "Save to wishlist" : "Add to wishlist";
  return (
    <button
      className={isWide ? "btn quiet" : "icon-button wish"}
      form={form}
      formAction={`/wishlist/toggle?${address.toString()}`}
      formNoValidate={form !== undefined}
      name="intent"
      value={isOn ? "remove" : "add"}
      aria-label={isWide ? undefined : label}
      aria-describedby={of}
    >
      {isWide && label}
    </button>
  );
}
