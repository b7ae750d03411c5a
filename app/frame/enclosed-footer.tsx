import type { RootData } from "~/lib/root-data";
import { Link } from "~/ui/link";
import { policyLinks } from "~/lib/policy-links";

/** Footer of an enclosed screen: the shop's rules, as its own footer links them. */
export function EnclosedFooter({ shop: { footer } }: { shop: RootData }) {
  const links = policyLinks(footer["footer_links_block"] ?? "");
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
