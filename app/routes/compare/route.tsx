import { Form, useLoaderData } from "@remix-run/react";
import { MAX_COMPARED } from "~/features/compare/compare-list.server";
import { parseSkus } from "~/lib/commerce/model/ids";
import { useRootData } from "~/lib/root-data";
import { type Screen, screenMeta } from "~/lib/screen";
import { shopAction, shopLoader } from "~/lib/server/request/handlers.server";
import { changeQuery } from "~/lib/urls/paths";
import { CardSkeletons } from "~/ui/card-skeletons";
import { EmptyState } from "~/ui/empty-state";
import { DeferredPart } from "~/ui/deferred-part";
import { Link } from "~/ui/link";
import { Share } from "~/ui/share";
import { compareAction, loadOwn, loadShared, type ShownComparison } from "./compare.server";
import { ComparisonTable, type ComparisonTableProps } from "./comparison-table";

export const handle: Screen = { robots: "disallow", prefetch: false };

export const meta = screenMeta("Compare products");

export const loader = shopLoader(async ({ shop, url }) => {
  const shared = parseSkus(url.searchParams, MAX_COMPARED);
  return {
    comparison: await (shared.length > 0 ? loadShared(shop, shared) : loadOwn(shop)),
    isShared: shared.length > 0,
    onlyDifferences: url.searchParams.get("only") === "differences",
  };
});

export const action = shopAction(compareAction);

export default function Compare() {
  const { comparison, isShared, onlyDifferences } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Compare products</h1>
      <DeferredPart data={comparison} label="The products to compare" fallback={<CardSkeletons />}>
        {(list) => <ComparedProducts comparison={list} {...{ isShared, onlyDifferences }} />}
      </DeferredPart>
    </>
  );
}

interface ComparedProductsProps extends Omit<ComparisonTableProps, "comparison"> {
  comparison: ShownComparison | null;
}

function ComparedProducts({ comparison, isShared, onlyDifferences }: ComparedProductsProps) {
  const { path, origin, compared } = useRootData();
  if (!comparison || comparison.products.length === 0) {
    return (
      <EmptyState icon="compare" to="/categories" next="Browse all categories">
        {isShared
          ? "We no longer sell the products of this comparison."
          : "Nothing to compare yet. Choose “Compare” on up to four products."}
      </EmptyState>
    );
  }
  const { products, moreTo } = comparison;
  const query = new URLSearchParams(products.map(({ sku }) => ["sku", sku]));
  const isOwnList = products.every(({ sku }) => compared.includes(sku));
  return (
    <>
      {products.length === 1 && <p className="text-muted">Add another product to see how they differ.</p>}
      <div className="flex flex-wrap items-center gap-x-4">
        {products.length > 1 && (
          <Link className="link-btn" to={changeQuery(path, { only: onlyDifferences ? null : "differences" })}>
            {onlyDifferences ? "Show everything" : "Only differences"}
          </Link>
        )}
        {moreTo && (
          <Link className="link-btn" to={moreTo}>
            Add another
          </Link>
        )}
        {isShared && !isOwnList && (
          <Form method="post" action={`/compare?${query.toString()}`} discover="none">
            <button className="link-btn" name="intent" value="add">
              Save
            </button>
          </Form>
        )}
        <Share title={products.map(({ name }) => name).join(" or ")} url={`${origin}/compare?${query.toString()}`} />
      </div>
      <ComparisonTable {...{ comparison, isShared, onlyDifferences }} />
    </>
  );
}
