import type { MetaFunction } from "@remix-run/react";
import { useLoaderData } from "@remix-run/react";
import { shopLoader } from "~/lib/http/handlers.server";
import { type RootData, useShop } from "~/lib/root-data";
import { pageMeta } from "~/lib/seo/meta";
import { Prose } from "~/ui/primitives/prose";
import { ProductPanel } from "~/ui/product/product-panel";
import { ADS, BANNERS, CATEGORY_ADS } from "./home-blocks";
import { loadHome } from "./load-home.server";

export const loader = shopLoader(({ shop }) => loadHome(shop));

export const meta: MetaFunction<typeof loader> = ({ matches }) => {
  const store = (matches.find(({ id }) => id === "root")?.data as RootData | undefined)?.store; // the root loader's own type
  return pageMeta({ title: store?.title ?? "Bijli", description: store?.description ?? null, canonical: "/" });
};

export default function Home() {
  const { blocks, newest, deals } = useLoaderData<typeof loader>();
  const { store } = useShop();
  const show = (identifiers: readonly string[]) =>
    identifiers.map((identifier) => <Prose key={identifier} className={identifier} html={blocks[identifier] ?? ""} />);
  return (
    <div className="home">
      <h1 className="sr-only">{store.title}</h1>
      {show(["hero-slider"])}
      <div className="ads wide">{show(BANNERS)}</div>
      <ProductPanel title="New arrivals" products={newest} moreTo="/new-products" locale={store.locale} />
      <div className="category-shelves">{show(CATEGORY_ADS)}</div>
      <ProductPanel title="Big deals" products={deals} moreTo="/big-deal-products" locale={store.locale} />
      <div className="ads">{show(ADS)}</div>
      {show(["manufacturers"])}
    </div>
  );
}
