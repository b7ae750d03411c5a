import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { Content } from "~/features/content/content";
import { ContentView } from "~/features/content/content-view.split";
import { CardsForm } from "~/features/listing/cards-form";
import { ProductPanel } from "~/features/listing/product-panel";
import type { ProductSummary } from "~/lib/commerce/model/product";
import { formatMoney } from "~/lib/format/money";
import { PICTURE_SIZES, pictureLoading, pictureSet } from "~/lib/images";
import { type RootData, useMenu, useRootData } from "~/lib/root-data";
import { type Screen, screenMeta } from "~/lib/screen";
import { shopLoader } from "~/lib/server/request/handlers.server";
import { CardSkeletons } from "~/ui/card-skeletons";
import { Chips } from "~/ui/chips";
import { DeferredPart } from "~/ui/deferred-part";
import { Link } from "~/ui/link";
import { Prose } from "~/ui/prose";
import { StructuredData } from "~/ui/structured-data";
import { type HomeSection, loadHome, type Panel } from "./load-home.server";

export const handle: Screen = { cache: "public" };

export const loader = shopLoader(({ shop }) => loadHome(shop));

export const meta = screenMeta<typeof loader>(({ metaTitle, metaDescription, pictures }, root) => {
  const title = metaTitle ?? (root.store.title || "Home");
  if (!import.meta.env.SSR) return { title };
  return { title, description: metaDescription, canonical: "/", preload: pictures };
});

export { revalidatePage as shouldRevalidate } from "~/features/cart/pending-changes";

const NO_PRODUCTS: Panel = { ok: true, value: [] };

export default function Home() {
  const { sections, own, newestAt, lastOrder, ...others } = useLoaderData<typeof loader>();
  const panel = sections[newestAt];
  const newest = panel?.kind === "products" ? panel.products : (others.newest ?? NO_PRODUCTS);
  const root = useRootData();
  return (
    <>
      <h1 className="sr-only">{root.store.title}</h1>
      {lastOrder && (
        <p className="text-s">
          Your last order: <Link to={lastOrder.path}>{lastOrder.number}</Link>
        </p>
      )}
      {own && <ContentView page={own} text={own.text} />}
      <CardsForm className="home grid grid-cols-1 gap-5 lg:gap-8">
        {Object.entries(sections).map(([place, section]) => (
          <Section key={place} section={section} newest={newest} isFilled={own !== null} />
        ))}
      </CardsForm>
      {import.meta.env.SSR && <StructuredData things={shopJsonLd(root)} />}
    </>
  );
}

interface SectionProps {
  section: HomeSection;
  newest: Panel;
  /** By the merchant's own page: departments and hero do not stand in for missing blocks. */
  isFilled: boolean;
}

function Section({ section, newest, isFilled }: SectionProps) {
  switch (section.kind) {
    case "hero":
      return <HeroRow {...{ section, newest, isFilled }} />;
    case "products":
      return <PanelRow section={section} />;
    case "viewed":
      return section.products && <LatePanel products={section.products} title="Recently viewed" />;
    case "text":
      if (section.look !== "tiles") return <Content className={section.look} content={section.text} />;
      return <Departments html={section.text.html} isFilled={isFilled} />;
  }
}

function Departments({ html, isFilled }: { html: string; isFilled: boolean }) {
  const menu = useMenu();
  if (html) return <Prose className="tiles" label="Departments" html={html} />;
  if (isFilled) return null;
  return (
    <nav aria-label="Departments">
      <Chips links={menu} />
    </nav>
  );
}

function LatePanel({ products, title, moreTo }: { products: Panel; title: string; moreTo?: string }) {
  return (
    <DeferredPart data={products} label={title} fallback={<CardSkeletons />}>
      {(shown) => <ProductPanel title={title} products={shown} {...(moreTo && { moreTo })} />}
    </DeferredPart>
  );
}

/** A panel with the merchant's advertisement beside it, above or below on a narrow screen. */
function PanelRow({ section: { title, path, products, ads } }: { section: HomeSection & { kind: "products" } }) {
  const panel = <LatePanel products={products} title={title} moreTo={path} />;
  if (!ads) return panel;
  const isLeft = ads.position === "left";
  // A taller box would crop the subject of a picture of 2:1, which stands at the right.
  const look = `${ads.look} [&_img]:object-right max-sm:[&>a]:basis-full xl:self-end xl:[&>a]:block xl:[&>a]:h-60`;
  const slot = ads.link ? (
    <div className={look}>
      <Link to={ads.link}>
        <Prose className="contents" html={ads.html} />
      </Link>
    </div>
  ) : (
    <Prose className={look} html={ads.html} />
  );
  return (
    <div
      className={`grid grid-cols-1 gap-3 ${isLeft ? "xl:grid-cols-[230px_minmax(0,1fr)]" : "xl:grid-cols-[minmax(0,1fr)_230px]"}`}
    >
      {isLeft && slot}
      {panel}
      {!isLeft && slot}
    </div>
  );
}

interface HeroRowProps extends Pick<SectionProps, "newest" | "isFilled"> {
  section: HomeSection & { kind: "hero" };
}

function HeroRow({ section: { html, path, beside }, newest, isFilled }: HeroRowProps) {
  if (!html && !beside && isFilled) return null;
  return (
    <div className={beside && "grid grid-cols-1 gap-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-3"}>
      {(html || !isFilled) && <Hero html={html} linkPath={path} newest={newest} />}
      <Prose className="ads beside" html={beside} />
    </div>
  );
}

/** What the page about returns says is not read. */
function returnPolicy({ returns, origin }: RootData): object {
  if (!returns) return {};
  const merchantReturnLink = new URL(returns.path, origin).href;
  return { hasMerchantReturnPolicy: { "@type": "MerchantReturnPolicy", merchantReturnLink } };
}

function shopJsonLd(shop: RootData): object[] {
  const { store, origin, supportPhone, address } = shop;
  return [
    {
      "@type": "OnlineStore",
      name: store.name,
      url: `${origin}/`,
      logo: store.logo?.url ?? `${origin}/icon-512.png`,
      ...(address && { address }),
      ...(supportPhone
        ? { contactPoint: { "@type": "ContactPoint", telephone: supportPhone, contactType: "customer service" } }
        : {}),
      ...returnPolicy(shop),
    },
    { "@type": "WebSite", name: store.name, url: `${origin}/` },
  ];
}

/**
 * The hero block, with the current price if it links to a new product; without a block, the newest
 * product.
 */
function Hero({ html, linkPath, newest }: { html: string; linkPath: string | null; newest: Panel }) {
  if (html === "") {
    return (
      <DeferredPart data={newest} fallback="lines">
        {([first]) => <div>{first && <ProductHero product={first} />}</div>}
      </DeferredPart>
    );
  }
  return (
    <div className="relative">
      <Prose className="hero" html={html} />
      <OfferOverlay>
        <DeferredPart data={newest} fallback={<p className="min-h-11 min-w-45 rounded-card bg-surface opacity-25" />}>
          {(products) => <Offer product={products.find(({ path }) => path === linkPath) ?? null} />}
        </DeferredPart>
      </OfferOverlay>
    </div>
  );
}

function ProductHero({ product }: { product: ProductSummary }) {
  return (
    <div className="relative h-50 rounded-card bg-deep p-4 text-on-deep lg:h-90 lg:p-10">
      <h2 className="max-w-1/2 lg:text-2xl">{product.name}</h2>
      <img
        className="absolute inset-y-0 end-0 h-full w-auto object-contain p-3"
        {...pictureSet(product.picture?.url ?? "", PICTURE_SIZES.card)}
        alt=""
        {...pictureLoading(true)}
      />
      <OfferOverlay>
        <Offer product={product} />
      </OfferOverlay>
    </div>
  );
}

function OfferOverlay({ children }: { children: ReactNode }) {
  return (
    <div className="absolute inset-x-4 bottom-4 flex min-h-11 flex-wrap items-center gap-x-3 text-on-deep lg:start-10 lg:bottom-10">
      {children}
    </div>
  );
}

function Offer({ product }: { product: ProductSummary | null }) {
  const { locale } = useRootData().store;
  if (!product) return null;
  return (
    <>
      <p className="text-l font-bold lg:text-2xl">
        {product.isPriceFrom && <small className="font-normal">From </small>}
        {formatMoney(product.price.final, locale)}
      </p>
      <Link
        className="btn border-on-deep bg-on-deep px-4 whitespace-nowrap text-on-spark"
        to={product.path}
        aria-label={`See it: ${product.name}`}
      >
        See it
      </Link>
    </>
  );
}
