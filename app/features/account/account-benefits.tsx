import { useShop } from "~/lib/root-data";
import { Icon } from "~/ui/icon";

/** What an account is good for, beside the forms that open one. */
export function AccountBenefits() {
  const { hasWishlists } = useShop();
  return (
    <section className="self-start rounded-card bg-deep p-4 text-on-deep lg:mt-13 lg:p-6" aria-labelledby="benefits">
      <h2 id="benefits">With an account</h2>
      <ul className="mt-3 grid gap-3 text-s text-on-deep-muted">
        <li className="flex gap-3">
          <Icon name="package" size={20} />
          Your orders in one place, with their steps and invoices
        </li>
        <li className="flex gap-3">
          <Icon name="map-pin" size={20} />
          Your addresses filled in at the checkout
        </li>
        {hasWishlists && (
          <li className="flex gap-3">
            <Icon name="heart" size={20} />
            One wishlist on all your devices
          </li>
        )}
      </ul>
      <p className="mt-3 text-s text-on-deep-muted">You can also buy without one.</p>
    </section>
  );
}
