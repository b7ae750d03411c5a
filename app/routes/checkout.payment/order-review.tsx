import type { ReactNode } from "react";
import { addressParts, isSameAddress } from "~/features/addresses/address-form";
import { stepPath } from "~/features/checkout/steps";
import type { Address } from "~/lib/commerce/model/address";
import type { Cart } from "~/lib/commerce/model/cart";
import { formatMoney } from "~/lib/format/money";
import { useShop } from "~/lib/root-data";
import { Link } from "~/ui/link";

interface Review extends Pick<
  Cart,
  "email" | "isVirtual" | "pickupStore" | "shippingAddress" | "shippingMethod" | "billingAddress"
> {
  readonly countries: Readonly<Record<string, string>>;
  readonly arrives: string | null;
}

export function OrderReview({ review }: { review: Review }) {
  const { loggedIn, store } = useShop();
  const { email, shippingAddress, shippingMethod, billingAddress, countries, arrives } = review;
  const inLines = (address: Address) =>
    addressParts(address, countries[address.country] ?? "").map((part) => <p key={part}>{part}</p>);
  return (
    <section className="panel" aria-labelledby="review-title">
      <h2 id="review-title" className="sr-only">
        Check your order
      </h2>
      <dl className="flex flex-col gap-2 text-s">
        <Row name="Email" edit={loggedIn ? null : stepPath("user-account")}>
          {email}
        </Row>
        {!review.isVirtual && shippingAddress && (
          <Row name={review.pickupStore ? "Collect from" : "Deliver to"} edit={stepPath("user-account")}>
            {inLines(shippingAddress)}
          </Row>
        )}
        {!review.isVirtual && shippingMethod && (
          <Row name="Shipping method" edit={stepPath("shipping")}>
            {arrives && <b>By {arrives}: </b>}
            {shippingMethod.title}
            {shippingMethod.price.minor > 0 && `, ${formatMoney(shippingMethod.price, store.locale)}`}
          </Row>
        )}
        {billingAddress && (
          <Row name="Bill to" edit="/checkout/billing">
            {isSameAddress(billingAddress, shippingAddress) ? "Same as delivery address" : inLines(billingAddress)}
          </Row>
        )}
      </dl>
    </section>
  );
}

function Row({ name, edit, children }: { name: string; edit: string | null; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-start gap-3">
      <dt className="min-w-min flex-[0_0_88px] wrap-normal text-muted">{name}</dt>
      <dd className="min-w-0 flex-[1_1_6rem]">{children}</dd>
      {edit && (
        <dd className="min-w-8">
          <Link className="-my-3 inline-flex min-h-11 items-center" to={edit}>
            Edit<span className="sr-only"> {name.toLowerCase()}</span>
          </Link>
        </dd>
      )}
    </div>
  );
}
