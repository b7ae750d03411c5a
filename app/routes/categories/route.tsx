import { useLoaderData } from "@remix-run/react";
import { optional } from "~/lib/async/optional";
import type { CategoryNode } from "~/lib/commerce/model/page";
import { type Screen, screenMeta } from "~/lib/screen";
import { shopLoader } from "~/lib/server/request/handlers.server";
import { Link } from "~/ui/link";
import { Prose } from "~/ui/prose";

export const handle: Screen = { cache: "public" };

export const meta = screenMeta(() => ({
  title: "All categories",
  description: "Every category, at a glance.",
  canonical: "/categories",
}));

export const loader = shopLoader(async ({ shop }) => {
  const { catalog, content } = shop.commerce;
  const [menu, counts, blocks] = await Promise.all([
    catalog.menu(),
    catalog.categoryCounts(),
    optional(shop, "department tiles", content.blocks([TILES_BLOCK])),
  ]);
  return { categories: counted(menu, counts), tiles: blocks?.[TILES_BLOCK]?.html ?? "" };
});

/** The home page's departments with their pictures. */
const TILES_BLOCK = "category-ads";

type CountedCategory = Pick<CategoryNode, "name" | "path"> & { count: number; children: CountedCategory[] };

function counted(nodes: readonly CategoryNode[], counts: ReadonlyMap<string, number>): CountedCategory[] {
  return nodes.map(({ uid, name, path, children }) => {
    return { name, path, count: counts.get(uid) ?? 0, children: counted(children, counts) };
  });
}

export default function Categories() {
  const { categories, tiles } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>All categories</h1>
      <Prose className="department-tiles" label="Departments" html={tiles} />
      <Tree categories={categories} level={0} />
    </>
  );
}

/** A list and its links, by level. */
const STYLES = [
  { listClass: "mt-4 columns-[240px] gap-x-8 *:break-inside-avoid *:pb-5", linkClass: "text-l font-[650] text-ink" },
  { listClass: undefined, linkClass: "text-ink" },
];
const DEEPER = { listClass: "ps-4", linkClass: "text-muted" };

function Tree({ categories, level }: { categories: readonly CountedCategory[]; level: number }) {
  if (categories.length === 0) return null;
  const { listClass, linkClass } = STYLES[level] ?? DEEPER;
  return (
    <ul className={listClass}>
      {categories.map(({ name, path, count, children }) => (
        <li key={path}>
          <Link className={`block py-1.5 no-underline hover:underline ${linkClass}`} to={path}>
            {name}
            {count > 0 && (
              // WebKit would place visually hidden text as if there were one column.
              <small className="relative text-muted">
                {` ${count}`}
                <span className="sr-only"> {count === 1 ? "product" : "products"}</span>
              </small>
            )}
          </Link>
          <Tree categories={children} level={level + 1} />
        </li>
      ))}
    </ul>
  );
}
