import { Prose } from "../primitives/prose";
import { telephone } from "./header";
import { Link } from "../primitives/link";

interface FooterProps {
  /** Content blocks by identifier. */
  blocks: Readonly<Record<string, string>>;
  storeName: string;
  supportPhone: string;
}

const FOOTER_BLOCKS = ["footer_links_block", "social-media-links", "footer-payment-options"] as const;

export function Footer({ blocks, storeName, supportPhone }: FooterProps) {
  return (
    <footer className="site-footer">
      <div className="wrap">
        {FOOTER_BLOCKS.map((identifier) => (
          <Prose key={identifier} className={identifier} html={blocks[identifier] ?? ""} />
        ))}
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
