import { customerLoader } from "~/features/account/log-in.server";
import { screenMeta } from "~/lib/screen";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";

export const meta = screenMeta("My data");

export const loader = customerLoader(() => null);

export default function MyDataPage() {
  return (
    <>
      <h1>My data</h1>
      <section className="panel form" aria-labelledby="take">
        <h2 id="take">Download your data</h2>
        <p>
          Your profile, addresses, orders, wishlist and reviews in one JSON file. It has no payment details, because we
          do not store them.
        </p>
        <p>
          <a className="btn secondary" href="/customer/my-data/export" download="my-data.json">
            <Icon name="download" size={20} />
            Export my data
          </a>
        </p>
      </section>
      <section className="panel form" aria-labelledby="leave">
        <h2 id="leave">Delete your account</h2>
        <p>
          We delete your profile, addresses, wishlist and saved cards for good. We keep invoices as long as the law
          requires.
        </p>
        <p>
          <Link to="/customer/my-data/delete">Delete my account</Link>
        </p>
      </section>
    </>
  );
}
