import type { MetaFunction } from "@remix-run/react";
import { useLoaderData } from "@remix-run/react";
import { shopLoader } from "~/lib/server/handlers.server";
import { useShop } from "~/lib/root-data";
import { pageMeta, rootOf } from "~/lib/seo/meta";
import { shopJsonLd } from "~/lib/seo/shop-json-ld";
import type { Screen } from "~/lib/screen";
import { HomePart } from "./home-part";
import { HOME_PARTS } from "./home-parts";
import { loadHome } from "./load-home.server";

export const handle: Screen = { keep: "anybody" };

export const loader = shopLoader(({ shop }) => loadHome(shop));

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const root = rootOf(matches);
  const title = data?.metaTitle ?? root?.store.title ?? "Bijli";
  const jsonLd = root ? shopJsonLd(root) : [];
  return pageMeta({ title, description: data?.metaDescription ?? null, canonical: "/", jsonLd }, root);
};

export default function Home() {
  const data = useLoaderData<typeof loader>();
  const { store } = useShop();
  return (
    <div className="home">
      <h1 className="sr-only">{store.title}</h1>
      {HOME_PARTS.map((part, index) => (
        <HomePart key={index} part={part} data={data} />
      ))}
    </div>
  );
}
