import type { ReactNode } from "react";
import type { Cart } from "~/lib/commerce/model/cart";
import { formatMoney } from "~/lib/format/money";
import { useShop } from "~/lib/root-data";
import { AddressView } from "~/features/addresses/address-view";
import { Link } from "~/ui/link";

export interface Review extends Pick<
  Cart,
  "email" | "isVirtual" | "pickupPlace" | "shippingAddress" | "shippingMethod" | "billingAddress"
> {
  /** Country names by code, for the addresses. */
  readonly countries: Readonly<Record<string, string>>;
}

/** All details of the order, each with a link to its step. */
export function OrderReview({ review }: { review: Review }) {
  const { locale } = useShop().store;
  const { email, shippingAddress, shippingMethod, billingAddress, countries } = review;
  return (
    <section className="review panel" aria-labelledby="review-title">
      <h2 id="review-title">Check your order</h2>
      <dl>
        <Component name="Email" edit="/checkout/user-account">
          {email}
        </Component>
        {!review.isVirtual && shippingAddress && (
          <Component
            name={review.pickupPlace ? "Collect from" : "Deliver to"}
            edit={review.pickupPlace ? "/checkout/shipping?collect" : "/checkout/shipping?edit=address"}
          >
            <AddressView address={shippingAddress} countryName={countries[shippingAddress.country] ?? ""} />
          </Component>
        )}
        {!review.isVirtual && shippingMethod && (
          <Component name="Shipping method" edit="/checkout/shipping">
            {shippingMethod.title}
            {shippingMethod.price.minor > 0 && `, ${formatMoney(shippingMethod.price, locale)}`}
          </Component>
        )}
        {billingAddress && (
          <Component name="Bill to" edit="/checkout/billing">
            <AddressView address={billingAddress} countryName={countries[billingAddress.country] ?? ""} />
          </Component>
        )}
        <Component name="Items" edit="/cart">
          As listed in the order summary
        </Component>
      </dl>
    </section>
  );
}

function Component({ name, edit, children }: { name: string; edit: string; children: ReactNode }) {
  return (
    <div className="row">
      <dt>{name}</dt>
      <dd>{children}</dd>
      <dd>
        <Link to={edit}>
          Edit<span className="sr-only"> {name.toLowerCase()}</span>
        </Link>
      </dd>
    </div>
  );
}
