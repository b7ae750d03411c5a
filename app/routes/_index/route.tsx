import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { revalidatePage } from "~/features/cart/pending-changes";
import { CardsForm } from "~/features/listing/cards-form";
import { ProductPanel } from "~/features/listing/product-panel";
import { type RootData, useMenu, useShop } from "~/lib/root-data";
import { type Screen, screenMeta } from "~/lib/screen";
import { shopLoader } from "~/lib/server/request/handlers.server";
import { CardSkeletons } from "~/ui/card-skeletons";
import { Chips } from "~/ui/chips";
import { DeferredPart } from "~/ui/deferred-part";
import { Prose } from "~/ui/prose";
import { Hero } from "./hero";
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
  const panel = (of: Panel, name: string, moreTo?: string) => (
    <DeferredPart data={of} label={name} fallback={<CardSkeletons />}>
      {(products) => <ProductPanel title={name} products={products} {...(moreTo && { moreTo })} />}
    </DeferredPart>
  );
  /** A panel with the merchant's advertisement beside it, or below it on a narrow screen (product P18). */
  const withAd = (panelWithoutAd: ReactNode, html: string) =>
    html ? (
      <div className="grid grid-cols-1 gap-3 xl:grid-cols-[minmax(0,1fr)_230px]">
        {panelWithoutAd}
        <Prose className="ads xl:items-stretch xl:[&_.ad]:h-auto" html={html} />
      </div>
    ) : (
      panelWithoutAd
    );
  return (
    <CardsForm className="home grid grid-cols-1 gap-5 lg:gap-8">
      <h1 className="sr-only">{title}</h1>
      {blocks.departments ? (
        <Prose className="tiles" label="Departments" html={blocks.departments} />
      ) : (
        <nav aria-label="Departments">
          <Chips links={menu} />
        </nav>
      )}
      <div
        className={blocks.besideHero && "grid grid-cols-1 gap-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-3"}
      >
        <Hero html={blocks.hero} linkPath={hero.linkPath} newest={newest} locale={locale} />
        <Prose className="ads beside" html={blocks.besideHero} />
      </div>
      {withAd(panel(deals, "Big deals", "/big-deal-products"), blocks.besideDeals)}
      {viewed && panel(viewed, "Recently viewed")}
      <Prose className="ads" html={blocks.promotions} />
      {withAd(panel(newest, "New arrivals", "/new-products"), blocks.besideNewest)}
      <Prose className="budgets" html={blocks.budgets} />
      <Prose className="promises" html={blocks.promises} />
      <Prose className="brands" html={blocks.brands} />
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
