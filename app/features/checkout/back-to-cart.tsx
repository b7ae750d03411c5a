import { itemCount } from "~/lib/format/item-count";
import { useShop } from "~/lib/root-data";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";

export function BackToCart() {
  const { cartQuantity } = useShop();
  return (
    <Link
      className="inline-flex min-h-11 flex-none items-center gap-1 text-s no-underline"
      to="/cart"
      aria-label={cartQuantity ? `Cart, ${itemCount(cartQuantity)}` : "Cart"}
    >
      <Icon name="arrow-left" size={18} />
      Cart
    </Link>
  );
}
