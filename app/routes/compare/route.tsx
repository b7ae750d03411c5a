import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { compareCookie, saveCompareList } from "~/features/compare/compare-list.server";
import type { Comparison } from "~/lib/commerce/model/product";
import type { Deferred } from "~/lib/deferred";
import type { Screen } from "~/lib/screen";
import { pageMeta, rootOf } from "~/lib/seo/meta";
import { customerToken } from "~/lib/server/cookies/customer-token.server";
import { shopAction, shopLoader } from "~/lib/server/request/handlers.server";
import { deferred } from "~/lib/server/request/deferred.server";
import type { Reader, Shop } from "~/lib/server/request/shop.server";
import { CardSkeletons } from "~/ui/card-skeletons";
import { EmptyState } from "~/ui/empty-state";
import { DeferredPart } from "~/ui/deferred-part";
import { Link } from "~/ui/link";
import { compareAction } from "./actions.server";
import { ComparisonTable } from "./comparison-table";

export const handle: Screen = { robots: "disallow", prefetch: false };

export const meta: MetaFunction = ({ matches }) => pageMeta({ title: "Compare products" }, rootOf(matches));

export const loader = shopLoader(async ({ shop, url }) => ({
  comparison: await loadComparison(shop),
  onlyDifferences: url.searchParams.get("only") === "differences",
}));

export const action = shopAction(compareAction);

export default function Compare() {
  const { comparison, onlyDifferences } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Compare products</h1>
      <DeferredPart of={comparison} what="The products to compare" wait={<CardSkeletons />}>
        {(list) => <ComparedProducts comparison={list} onlyDifferences={onlyDifferences} />}
      </DeferredPart>
    </>
  );
}

interface ComparedProductsProps {
  comparison: Comparison | null;
  onlyDifferences: boolean;
}

function ComparedProducts({ comparison, onlyDifferences }: ComparedProductsProps) {
  if (!comparison || comparison.products.length === 0) {
    return (
      <EmptyState icon="compare" to="/categories" next="Browse all categories">
        Nothing to compare yet. Choose “Compare” on up to four products.
      </EmptyState>
    );
  }
  return (
    <>
      {comparison.products.length === 1 ? (
        <p className="text-muted">Add another product to see how they differ.</p>
      ) : (
        <p>
          {onlyDifferences ? (
            <Link className="update" to="/compare">
              Show everything
            </Link>
          ) : (
            <Link className="update" to="/compare?only=differences">
              Show only what differs
            </Link>
          )}
        </p>
      )}
      <ComparisonTable comparison={comparison} onlyDifferences={onlyDifferences} />
    </>
  );
}

/** The list this browser knows, else the customer's own; one that is gone is forgotten when that is known in time. */
async function loadComparison(shop: Shop): Promise<Deferred<Comparison | null>> {
  const list = await deferred(shop, "comparison", readComparison);
  if ("ok" in list && list.ok && (list.value || shop.cookies.get(compareCookie))) saveCompareList(shop, list.value);
  return list;
}

async function readComparison({ cookies, commerce }: Reader): Promise<Comparison | null> {
  const kept = cookies.get(compareCookie);
  const known = kept ? await commerce.compare.list(kept.uid) : null;
  return known ?? (customerToken(cookies) ? commerce.compare.own() : null);
}
