import { THANK_YOU } from "~/lib/urls/thank-you";
import { Link } from "~/ui/link";
import { PAY } from "./order-status";

export function UnpaidOrderNotice({ number }: { number: string }) {
  return (
    <section className="notice" aria-label="Unpaid order">
      <p>
        Order {number} is waiting for payment, unless you have just paid. <Link to={THANK_YOU}>See your order</Link> or{" "}
        <Link to={PAY} reloadDocument>
          pay now
        </Link>
        .
      </p>
    </section>
  );
}
