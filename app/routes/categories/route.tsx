import type { MetaFunction } from "@remix-run/react";
import { useLoaderData } from "@remix-run/react";
import { shopLoader } from "~/lib/http/handlers.server";
import { pageMeta, rootOf } from "~/lib/seo/meta";
import { CategoryTree } from "~/ui/layout/category-bar";

const DESCRIPTION = "Every category of the shop, from departments down to the last shelf.";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({ title: "All categories", description: DESCRIPTION, canonical: "/categories" }, rootOf(matches));

export const loader = shopLoader(({ shop }) => shop.commerce.catalog.menu());

/** Category tree depth: spec section 9. */
const LEVELS = 4;

export default function Categories() {
  const menu = useLoaderData<typeof loader>();
  return (
    <>
      <h1>All categories</h1>
      <CategoryTree className="category-tree" nodes={menu} depth={LEVELS} />
    </>
  );
}
