import { useRootData } from "~/lib/root-data";
import { Link } from "~/ui/link";

/** Day on which the texts that ask for consent last changed, here and on /consent. */
const CONSENT_TEXT = "2026-11-30";

/** Asked once, and only if the shop has analytics. Part of the page, so it covers nothing. */
export function ConsentQuestion() {
  const { measuring, path } = useRootData();
  if (!measuring || measuring.choice !== null || path.startsWith("/consent")) return null;
  return (
    <section className="consent wrap grid gap-2 py-3 text-s" aria-label="Cookies">
      <p>
        May we use Google Analytics to improve the shop? Everything works either way.{" "}
        <Link to="/consent">Cookie choices</Link>
      </p>
      <ConsentForm returnTo={path} />
    </section>
  );
}

/** A plain form: tags are only loaded with a document. */
export function ConsentForm({ returnTo }: { returnTo: string }) {
  return (
    <form className="row" method="post" action="/consent">
      <input type="hidden" name="return-to" value={returnTo} />
      <input type="hidden" name="text" value={CONSENT_TEXT} />
      <button className="btn secondary" name="choice" value="yes">
        Agree
      </button>
      <button className="btn secondary" name="choice" value="no">
        Decline
      </button>
    </form>
  );
}
