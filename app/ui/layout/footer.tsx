import { Prose } from "../primitives/prose";
import { FooterNewsletter } from "../newsletter/footer-newsletter";
import { Switchers } from "../switchers/switchers";
import { telephone } from "./telephone";
import { Link } from "../primitives/link";

interface FooterProps {
  /** Content blocks by identifier. */
  blocks: Readonly<Record<string, string>>;
  storeName: string;
  supportPhone: string;
  /** Whether the shop counts visits at all, and so asks. */
  hasChoices: boolean;
}

const FOOTER_BLOCKS = ["footer_links_block", "social-media-links", "footer-payment-options"] as const;

export function Footer({ blocks, storeName, supportPhone, hasChoices }: FooterProps) {
  return (
    <footer className="site-footer">
      <div className="wrap">
        {FOOTER_BLOCKS.map((identifier) => (
          <Prose key={identifier} className={identifier} html={blocks[identifier] ?? ""} />
        ))}
        <FooterNewsletter />
        <div className="switchers">
          <Switchers />
        </div>
        {hasChoices && (
          <p>
            <Link to="/consent">Cookie choices</Link>
          </p>
        )}
        {/* What a phone's header has no room for. */}
        <p className="mobile row">
          <Link to="/store-locator">Store locator</Link>
          {supportPhone !== "" && <a href={telephone(supportPhone)}>Support</a>}
        </p>
        <p className="muted">
          <small>{storeName}. Prices include all taxes. Pictures are for illustration.</small>
        </p>
      </div>
    </footer>
  );
}
