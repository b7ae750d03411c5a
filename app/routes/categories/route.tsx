import { useLoaderData } from "@remix-run/react";
import type { CategoryNode } from "~/lib/commerce/model/page";
import { type Screen, screenMeta } from "~/lib/screen";
import { shopLoader } from "~/lib/server/request/handlers.server";
import { Link } from "~/ui/link";

export const handle: Screen = { cache: "public" };

export const meta = screenMeta(() => ({
  title: "All categories",
  description: "Every category, at a glance.",
  canonical: "/categories",
}));

export const loader = shopLoader(async ({ shop: { commerce } }) => {
  const [menu, counts] = await Promise.all([commerce.catalog.menu(), commerce.catalog.categoryCounts()]);
  return counted(menu, counts);
});

interface CountedCategory {
  readonly name: string;
  readonly path: string;
  readonly count: number;
  readonly children: readonly CountedCategory[];
}

function counted(nodes: readonly CategoryNode[], counts: ReadonlyMap<string, number>): CountedCategory[] {
  return nodes.map(({ uid, name, path, children }) => {
    return { name, path, count: counts.get(uid) ?? 0, children: counted(children, counts) };
  });
}

export default function Categories() {
  const categories = useLoaderData<typeof loader>();
  return (
    <>
      <h1>All categories</h1>
      <Tree className="category-tree" categories={categories} />
    </>
  );
}

function Tree({ categories, className }: { categories: readonly CountedCategory[]; className?: string }) {
  if (categories.length === 0) return null;
  return (
    <ul className={className}>
      {categories.map(({ name, path, count, children }) => (
        <li key={path}>
          <Link to={path}>
            {name}
            {count > 0 && (
              <small className="text-muted">
                {` ${count}`}
                <span className="sr-only"> {count === 1 ? "product" : "products"}</span>
              </small>
            )}
          </Link>
          <Tree categories={children} />
        </li>
      ))}
    </ul>
  );
}
