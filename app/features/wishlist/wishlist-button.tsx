import type { Sku } from "~/lib/commerce/model/ids";
import { useRootData } from "~/lib/root-data";

interface WishlistButtonProps {
  sku: Sku;
  /** Id of the product page's form; the button is outside it. */
  form?: string | undefined;
  /** Id of the product's name, to tell several buttons apart. */
  of?: string | undefined;
  isWide?: boolean;
}

/**
 * Submits the form around the product or the cards to the wishlist, which redirects back. Removes a
 * listed product. Hidden if wishlists are disabled.
 */
export function WishlistButton({ sku, form, of, isWide = false }: WishlistButtonProps) {
  const { hasWishlists, path, wishlisted } = useRootData();
  if (!hasWishlists) return null;
  const isOn = wishlisted.includes(sku);
  const query = new URLSearchParams({ sku, "return-to": path });
  const label = isOn ? "Remove from wishlist" : isWide ? "Save to wishlist" : "Add to wishlist";
  return (
    <button
      className={isWide ? "btn secondary" : "icon-btn wish"}
      form={form}
      formAction={`/wishlist/toggle?${query.toString()}`}
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
