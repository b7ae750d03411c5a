import type { Order } from "~/lib/commerce/model/order";
import { useShop } from "~/lib/root-data";
import { SupportLink } from "~/features/checkout/support-link";

interface NextStepsProps {
  readonly email: string | null;
  /** Null where the backend does not return the order to guests. */
  readonly order: Pick<Order, "shippingAddress" | "shippingMethod"> | null;
}

/** Does not mention parcels if nothing is shipped (gc#2485). */
export function NextSteps({ email, order }: NextStepsProps) {
  const { loggedIn } = useShop();
  const isSent = order === null || order.shippingAddress !== null;
  return (
    <>
      <h2>What happens next</h2>
      <ol className="grid list-decimal gap-2 ps-5">
        <li>We send the order confirmation{email ? ` to ${email}` : " by email"}.</li>
        {isSent ? (
          <li>We pack your order and tell you when it is on its way or ready to be collected.</li>
        ) : (
          <li>Nothing is sent by post: what you bought comes by email{loggedIn && " or stands in your account"}.</li>
        )}
        <li>
          For any question, call us with the order number at hand: <SupportLink />.
        </li>
      </ol>
    </>
  );
}
