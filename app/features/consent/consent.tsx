import { useShop } from "~/lib/root-data";
import { Link } from "~/ui/link";

/** Asked once, and only where the shop counts visits at all. In the page, so it covers nothing. */
export function ConsentQuestion() {
  const { measuring, path } = useShop();
  if (!measuring || measuring.choice !== null || path.startsWith("/consent")) return null;
  return (
    <section className="consent wrap" aria-label="Cookies">
      <p>
        May we count visits with Google&rsquo;s services to make the shop better? It works the same without.{" "}
        <Link to="/consent">Cookie choices</Link>
      </p>
      <ConsentForm returnTo={path} />
    </section>
  );
}

/** A new document follows: what may be loaded is settled when a page is. */
export function ConsentForm({ returnTo }: { returnTo: string }) {
  return (
    <form className="row" method="post" action="/consent">
      <input type="hidden" name="return-to" value={returnTo} />
      <button className="btn" name="choice" value="yes">
        Agree
      </button>
      <button className="btn quiet" name="choice" value="no">
        Decline
      </button>
    </form>
  );
}
