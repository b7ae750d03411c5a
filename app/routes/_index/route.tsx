import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { revalidatePage } from "~/features/cart/revalidate-page";
import { CardsForm } from "~/features/listing/cards-form";
import { ProductPanel } from "~/features/listing/product-panel";
import { type RootData, useMenu, useShop } from "~/lib/root-data";
import type { Screen } from "~/lib/screen";
import { screenMeta } from "~/lib/seo/meta";
import { shopLoader } from "~/lib/server/request/handlers.server";
import { CardSkeletons } from "~/ui/card-skeletons";
import { Chips } from "~/ui/chips";
import { DeferredPart } from "~/ui/deferred-part";
import { Prose } from "~/ui/prose";
import { Blocks, HOME_BLOCKS, Hero } from "./hero";
import { loadHome, type Panel } from "./load-home.server";

export const handle: Screen = { cache: "public" };

export const loader = shopLoader(({ shop }) => loadHome(shop));

export const meta = screenMeta<typeof loader>(({ metaTitle, metaDescription, hero }, root) => {
  const title = metaTitle ?? (root.store.title || "Home");
  if (!import.meta.env.SSR) return { title };
  return { title, description: metaDescription, canonical: "/", jsonLd: shopJsonLd(root), preload: hero.pictures };
});

export const shouldRevalidate = revalidatePage;

export default function Home() {
  const { blocks, hero, newest, deals, viewed } = useLoaderData<typeof loader>();
  const { title, locale } = useShop().store;
  const menu = useMenu();
  const part = (name: keyof typeof HOME_BLOCKS, className: string) => (
    <Blocks blocks={blocks} names={HOME_BLOCKS[name]} className={className} />
  );
  const panel = (of: Panel, name: string, moreTo?: string) => (
    <DeferredPart data={of} label={name} fallback={<CardSkeletons />}>
      {(products) => <ProductPanel title={name} products={products} {...(moreTo && { moreTo })} />}
    </DeferredPart>
  );
  /** A panel with the merchant's advertisement beside it, or below it on a narrow screen (product P18). */
  const withAd = (panelWithoutAd: ReactNode, name: "besideDeals" | "besideNewest") =>
    HOME_BLOCKS[name].some((block) => blocks[block]) ? (
      <div className="grid grid-cols-1 gap-3 xl:grid-cols-[minmax(0,1fr)_230px]">
        {panelWithoutAd}
        <Blocks blocks={blocks} names={HOME_BLOCKS[name]} className="ads xl:items-stretch xl:[&_.ad]:h-auto" />
      </div>
    ) : (
      panelWithoutAd
    );
  const isAlone = !HOME_BLOCKS.besideHero.some((name) => blocks[name]);
  return (
    <CardsForm className="home grid grid-cols-1 gap-5 lg:gap-8">
      <h1 className="sr-only">{title}</h1>
      {blocks["category-ads"] ? (
        <Prose className="tiles" label="Departments" html={blocks["category-ads"]} />
      ) : (
        <nav aria-label="Departments">
          <Chips links={menu} />
        </nav>
      )}
      <div className={isAlone ? "" : "grid grid-cols-1 gap-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-3"}>
        <Hero html={blocks["hero-slider"] ?? ""} linkPath={hero.linkPath} newest={newest} locale={locale} />
        {part("besideHero", "ads beside")}
      </div>
      {withAd(panel(deals, "Big deals", "/big-deal-products"), "besideDeals")}
      {viewed && panel(viewed, "Recently viewed")}
      {part("promotions", "ads")}
      {withAd(panel(newest, "New arrivals", "/new-products"), "besideNewest")}
      {part("budgets", "budgets")}
      {part("promises", "promises")}
      {part("brands", "brands")}
    </CardsForm>
  );
}

function shopJsonLd({ store, origin, supportPhone, address }: RootData): object[] {
  return [
    {
      "@type": "Organization",
      name: store.name,
      url: `${origin}/`,
      logo: store.logo?.url ?? `${origin}/icon-512.png`,
      ...(address && { address }),
      ...(supportPhone
        ? { contactPoint: { "@type": "ContactPoint", telephone: supportPhone, contactType: "customer service" } }
        : {}),
    },
    {
      "@type": "WebSite",
      name: store.name,
      url: `${origin}/`,
      potentialAction: {
        "@type": "SearchAction",
        target: { "@type": "EntryPoint", urlTemplate: `${origin}/search-results?term={search_term_string}` },
        "query-input": "required name=search_term_string",
      },
    },
  ];
}
