import { viewOf } from "~/features/listing/view-cookie.server";
import type { MetaFunction } from "@remix-run/react";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { customerAction, customerLoader } from "~/features/account/customer-only.server";
import { formTitle } from "~/lib/forms/form-title";
import { valueOf } from "~/lib/forms/submission";
import { constraintsOf } from "~/lib/server/parse-form.server";
import { wasInvalid } from "~/lib/server/invalid.server";
import { seeOther } from "~/lib/server/responses";
import { pageMeta } from "~/lib/seo/meta";
import { requireWishlists } from "~/features/wishlist/require-wishlists.server";
import { sharedAddress } from "~/features/wishlist/shared-address";
import { parseWishlistView, itemForm, wishlistAddress } from "~/features/wishlist/wishlist-view";
import { useShop } from "~/lib/root-data";
import { Pagination } from "~/ui/pagination";
import { ViewButtons } from "~/features/listing/view-buttons";
import { ErrorSummary } from "~/ui/error-summary";
import { EmptyState } from "~/ui/empty-state";
import { WishlistItems } from "~/features/wishlist/wishlist-items";
import { changes, wishlistAction } from "./actions.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: formTitle("My wishlist", data) });

export const loader = customerLoader(async ({ shop, url }) => {
  await requireWishlists(shop);
  const asked = parseWishlistView(url.searchParams);
  const { lines, pageCount } = await shop.commerce.wishlist.page(asked.page);
  if (asked.page > pageCount) throw seeOther(wishlistAddress({ ...asked, page: pageCount }));
  return {
    lines,
    pageCount,
    asked,
    view: asked.view ?? viewOf(shop.cookies),
    constraints: constraintsOf(changes),
    wasInvalid: wasInvalid(shop),
  };
});

export const action = customerAction(wishlistAction);

export default function WishlistPage() {
  const { lines, pageCount, asked, view, constraints } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? null;
  const { origin } = useShop();
  const address = wishlistAddress(asked);
  const shared = sharedAddress(
    origin,
    lines.flatMap(({ product }) => product?.sku ?? []),
  );
  return (
    <>
      <h1>My wishlist</h1>
      <ErrorSummary
        state={state}
        labels={{ quantity: "Quantity", note: "Note" }}
        idOf={(field) => `${field}-${itemForm(valueOf(state, "item", ""))}`}
      />
      {lines.length > 0 ? (
        <>
          <Form method="post" className="wish-views">
            <ViewButtons back={wishlistAddress({ ...asked, view: null })} view={view} />
          </Form>
          <WishlistItems lines={lines} view={view} action={address} state={state} constraints={constraints} />
          <Pagination
            page={asked.page}
            pageCount={pageCount}
            addressOf={(page) => wishlistAddress({ ...asked, page })}
          />
          <Share address={shared} />
        </>
      ) : (
        <EmptyState icon="heart" to="/" next="Start shopping">
          Your wishlist is empty. The heart on a product puts it here.
        </EmptyState>
      )}
    </>
  );
}

/** The address to copy, in a field that needs no script, and as a link. */
function Share({ address }: { address: string }) {
  return (
    <section className="panel form" aria-labelledby="share">
      <h2 id="share">Share this list</h2>
      <div className="field">
        <label htmlFor="share-link">Link to share</label>
        <p className="hint" id="share-hint">
          Whoever has it sees these products, not your name or your notes.
        </p>
        <input id="share-link" readOnly value={address} aria-describedby="share-hint" />
      </div>
      <p className="row">
        <a href={address}>See it as others do</a>
        <a href={`mailto:?subject=${encodeURIComponent("My wishlist")}&body=${encodeURIComponent(address)}`}>
          Send it by email
        </a>
      </p>
    </section>
  );
}
