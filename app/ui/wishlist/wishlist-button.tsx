import type { Sku } from "~/lib/commerce/model/ids";
import { useShop } from "~/lib/root-data";
import { Icon } from "../primitives/icon";

interface WishlistButtonProps {
  sku: Sku;
  /** On a card the heart alone is seen. */
  hasText?: boolean;
}

/**
 * A button of the product's own form, which carries `sku` and the options chosen: it sends that form to the wishlist instead
 * and comes back to this page. Once the product is on the list it takes it off.
 */
export function WishlistButton({ sku, hasText = false }: WishlistButtonProps) {
  const { wished, path } = useShop();
  const isOn = wished.includes(sku);
  const name = isOn ? "Remove from wishlist" : "Add to wishlist";
  return (
    <button
      className={hasText ? "btn quiet wish" : "icon-button wish"}
      formAction={`/wishlist/toggle?return-to=${encodeURIComponent(path)}`}
      formNoValidate
      name="intent"
      value={isOn ? "remove" : "add"}
      {...(hasText ? {} : { "aria-label": name })}
    >
      <Icon name={isOn ? "heart-filled" : "heart"} size={22} />
      {hasText && name}
    </button>
  );
}
