import type { RootData } from "~/lib/root-data";
import { telephone } from "~/lib/format/telephone";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Logo } from "./logo";

/** Header of an enclosed screen: nothing that leads away from paying but the logo and help. */
export function EnclosedHeader({ shop: { store, supportPhone } }: { shop: RootData }) {
  return (
    <header className="enclosed wrap flex min-h-14 flex-wrap items-center gap-x-3 bg-deep text-on-deep">
      <Link className="flex min-h-11 items-center text-inherit" to="/" aria-label="Home">
        <Logo picture={store.logo} />
      </Link>
      <p className="flex items-center gap-1 text-xs text-on-deep-muted lg:text-s">
        <Icon name="lock" size={16} />
        Secure checkout
      </p>
      {supportPhone !== "" && (
        <a
          className="ms-auto flex min-h-11 min-w-14 items-center gap-1 text-s text-inherit lg:min-w-48"
          href={telephone(supportPhone)}
        >
          <Icon name="phone" size={18} />
          Help <span className="max-lg:hidden">{supportPhone}</span>
        </a>
      )}
    </header>
  );
}
