import { type Screen, screenMeta } from "~/lib/screen";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";

export const handle: Screen = { robots: "noindex", cache: "public" };

export const meta = screenMeta("You are offline");

/**
 * Shown by public/sw.js in place of a page that is not cached. lib/client/seen-pages.client fills
 * in the list.
 */
export default function Offline() {
  return (
    <section className="panel message-panel">
      <Icon name="offline" size={48} />
      <h1>You are offline</h1>
      <p>This page needs a connection. Nothing you did is lost.</p>
      {/* Empty href: the current URL. */}
      <Link className="btn" to="" reloadDocument>
        Try again
      </Link>
      <h2 className="has-[+:empty]:hidden">Pages you have seen</h2>
      <ul className="[&_a]:block [&_a]:py-2.5" aria-label="Pages you have seen" data-seen-pages="" />
    </section>
  );
}
