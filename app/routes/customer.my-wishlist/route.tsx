import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { customerAction, customerLoader } from "~/features/account/log-in.server";
import { ViewButtons } from "~/features/listing/view-buttons";
import { viewOf } from "~/features/listing/view-cookie.server";
import { requireWishlists } from "~/features/wishlist/toggle-wishlist.server";
import { WishlistItems } from "~/features/wishlist/wishlist-items";
import {
  MY_WISHLIST,
  sharedWishlistUrl,
  parseWishlistView,
  itemForm,
  wishlistPath,
} from "~/features/wishlist/wishlist-view";
import type { WishlistItem } from "~/lib/commerce/model/wishlist";
import { valueOf } from "~/lib/forms/submission";
import { useRootData } from "~/lib/root-data";
import { screenMeta } from "~/lib/screen";
import { deferredPage } from "~/lib/server/request/deferred.server";
import { constraintsOf } from "~/lib/server/request/parse-form.server";
import { EmptyState } from "~/ui/empty-state";
import { ErrorSummary } from "~/ui/error-summary";
import { DeferredPart } from "~/ui/deferred-part";
import { Pagination } from "~/ui/pagination";
import { changes, wishlistAction } from "./actions.server";

export const meta = screenMeta("My wishlist");

export const loader = customerLoader(async ({ shop, url }) => {
  await requireWishlists(shop);
  const requested = parseWishlistView(url.searchParams);
  return {
    list: await deferredPage(
      shop,
      { name: "wishlist", page: requested.page, pathOf: (page) => wishlistPath({ ...requested, page }) },
      ({ commerce }) => commerce.wishlist.page(requested.page),
    ),
    requested,
    view: requested.view ?? viewOf(shop.cookies),
    constraints: constraintsOf(changes),
  };
});

export const action = customerAction(wishlistAction);

export default function WishlistScreen() {
  const { list, requested, view, constraints } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? null;
  return (
    <>
      <h1>My wishlist</h1>
      <ErrorSummary
        state={state}
        labels={{ quantity: "Quantity", note: "Note" }}
        idOf={(field) => `${field}-${itemForm(valueOf(state, "item", ""))}`}
      />
      <DeferredPart data={list} label="Your wishlist" fallback="lines">
        {({ lines, pageCount }) =>
          lines.length > 0 ? (
            <>
              <Form method="post" action={MY_WISHLIST} className="-mt-13 min-w-12.5 justify-self-end">
                <ViewButtons back={wishlistPath({ ...requested, view: null })} view={view} />
              </Form>
              <WishlistItems action={wishlistPath(requested)} {...{ lines, view, state, constraints }} />
              <Pagination
                page={requested.page}
                pageCount={pageCount}
                pathOf={(page) => wishlistPath({ ...requested, page })}
              />
              <Share lines={lines} />
            </>
          ) : (
            <EmptyState icon="heart" to="/" next="Start shopping">
              Your wishlist is empty. Tap the heart on a product to save it here.
            </EmptyState>
          )
        }
      </DeferredPart>
    </>
  );
}

function Share({ lines }: { lines: readonly WishlistItem[] }) {
  const skus = lines.flatMap(({ product }) => product?.sku ?? []);
  const url = sharedWishlistUrl(useRootData().origin, skus);
  return (
    <section className="panel form" aria-labelledby="share">
      <h2 id="share">Share this list</h2>
      <div className="field">
        <label htmlFor="share-link">Link to share</label>
        <p className="hint" id="share-hint">
          Anyone with this link sees these products, but not your name or notes.
        </p>
        <input id="share-link" readOnly value={url} aria-describedby="share-hint" />
      </div>
      <p className="row">
        <a href={url}>Preview</a>
        <a href={`mailto:?subject=${encodeURIComponent("My wishlist")}&body=${encodeURIComponent(url)}`}>
          Send it by email
        </a>
      </p>
    </section>
  );
}
