import { FooterNewsletter } from "~/features/newsletter/newsletter-form";
import { Switchers } from "~/features/store-view/switchers";
import { telephone } from "~/lib/format/telephone";
import { useRootData } from "~/lib/root-data";
import { Link } from "~/ui/link";
import { Prose } from "~/ui/prose";

export function Footer() {
  const shop = useRootData();
  const { supportPhone } = shop;
  const links = shop.footer["footer_links_block"];
  return (
    <footer className="site-footer wrap grid gap-6 bg-deep py-8 text-s text-on-deep-muted lg:grid-cols-[3fr_1fr] lg:gap-x-12">
      {links && (
        <details className="lg:row-span-4">
          <summary>Shop, help and about us</summary>
          <Prose html={links} className="footer-links" />
        </details>
      )}
      <Prose html={shop.footer["social-media-links"] ?? ""} className="" />
      <Prose html={shop.footer["footer-payment-options"] ?? ""} className="" />
      <FooterNewsletter />
      <div className="flex flex-wrap gap-3">
        <Switchers />
      </div>
      <p className="flex flex-wrap gap-x-5 pt-4 lg:col-span-2">
        <Link to="/newsletter" data-panel="newsletter">
          Newsletter
        </Link>
        {shop.findsOrders && <Link to="/order-lookup">Find your order</Link>}
        {shop.compared.length > 0 && <Link to="/compare">Compare products</Link>}
        {shop.measuring && <Link to="/consent">Cookie choices</Link>}
        {/* Visible while the browser offers it (lib/client/first-page.client). */}
        <button type="button" className="link-btn install" data-install="">
          Install this shop
        </button>
        <Link className="xl:hidden" to="/store-locator">
          Store locator
        </Link>
        {supportPhone !== "" && (
          <a className="xl:hidden" href={telephone(supportPhone)}>
            Support
          </a>
        )}
      </p>
      {shop.about.map((line) => (
        <small key={line} className="lg:col-span-2">
          {line}
        </small>
      ))}
    </footer>
  );
}

export function EnclosedFooter() {
  const { footerLinks = [] } = useRootData();
  return (
    <footer className="wrap flex flex-wrap gap-x-6 border-t border-line py-2 text-s">
      {footerLinks.map(({ path, name }) => (
        <Link key={path} className="flex min-h-11 items-center text-muted" to={path}>
          {name}
        </Link>
      ))}
    </footer>
  );
}
