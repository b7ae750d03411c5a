import { telephone } from "~/lib/format/telephone";
import { policyLinks } from "~/lib/policy-links";
import { useShop } from "~/lib/root-data";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { HomeLink } from "./logo";

/** Only logo and help, so that nothing distracts from paying. */
export function EnclosedHeader() {
  const { supportPhone } = useShop();
  return (
    <header className="enclosed wrap flex min-h-14 flex-wrap items-center gap-x-3 bg-deep text-on-deep">
      <HomeLink className="flex min-h-11 items-center text-inherit" />
      <p className="flex items-center gap-1 text-xs text-on-deep-muted lg:text-s">
        <Icon name="lock" size={16} />
        Checkout
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

export function EnclosedFooter() {
  const { footer, measuring } = useShop();
  const choices = measuring ? [{ path: "/consent", name: "Cookie choices" }] : [];
  const links = [...policyLinks(footer["footer_links_block"] ?? ""), ...choices];
  return (
    <footer className="wrap flex flex-wrap gap-x-6 border-t border-line py-2 text-s">
      {links.map(({ path, name }) => (
        <Link key={path} className="flex min-h-11 items-center text-muted" to={path}>
          {name}
        </Link>
      ))}
    </footer>
  );
}
