import { useShop } from "~/lib/root-data";
import { LatePart } from "~/ui/late-part";
import { Link } from "~/ui/link";
import { Prose } from "~/ui/prose";
import { ProductPanel } from "~/features/listing/product-panel";
import type { AdSlot, HomePart as Part } from "./home-parts";
import type { HomeData } from "./load-home.server";

interface HomePartProps {
  part: Part;
  data: HomeData;
}

/** A part of the home page; renders nothing without content. */
export function HomePart({ part, data }: HomePartProps) {
  const { store } = useShop();
  if (part.kind === "panel") {
    const panel = (
      <LatePart of={data[part.products]} what={part.title} wait="cards">
        {(products) => (
          <ProductPanel title={part.title} products={products} moreTo={part.moreTo} locale={store.locale} />
        )}
      </LatePart>
    );
    return data.blocks[part.ad.identifier] ? <WithAd ad={part.ad} data={data} panel={panel} /> : panel;
  }
  const there = part.identifiers.filter((identifier) => data.blocks[identifier]);
  const blocks = there.map((identifier) => (
    <Prose key={identifier} className={identifier} html={data.blocks[identifier] ?? ""} />
  ));
  if (there.length === 0 || !part.className) return <>{blocks}</>;
  return <div className={part.className}>{blocks}</div>;
}

function WithAd({ ad, data, panel }: { ad: AdSlot; data: HomeData; panel: React.ReactNode }) {
  const html = data.blocks[ad.identifier] ?? "";
  const content = <Prose className={ad.className} html={html} />;
  return (
    <div className={`with-ad ${ad.position}`}>
      <div>{panel}</div>
      {/<a\s/i.test(html) ? content : <Link to={ad.link}>{content}</Link>}
    </div>
  );
}
