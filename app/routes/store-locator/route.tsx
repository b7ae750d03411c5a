import type { MetaFunction } from "@remix-run/react";
import { Form, useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { shopLoader } from "~/lib/server/handlers.server";
import { pageMeta, rootOf } from "~/lib/seo/meta";
import type { Screen } from "~/lib/screen";
import { LatePart } from "~/ui/late-part";
import { findStores } from "./find-stores.server";
import { PositionButton } from "./position-button";
import { StoreCard } from "./store-card";

export const handle: Screen = { keep: "anybody" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(
    {
      title: data?.near ? `Stores near ${data.near}` : "Store locator",
      description: "Our stores: addresses, opening hours, services and telephone numbers. Search by city or PIN code.",
      canonical: "/store-locator",
      ...(data?.near || data?.hasPosition ? { robots: "noindex" as const } : {}),
    },
    rootOf(matches),
  );

export const loader = shopLoader(({ shop, url }) => findStores(shop, url.searchParams));

export default function StoreLocator() {
  const { near, hasPosition, found } = useLoaderData<typeof loader>();
  const [showsMaps, setShowsMaps] = useState(false);
  return (
    <>
      <h1>Store locator</h1>
      <Form
        key={near}
        className="locator-form"
        action="/store-locator"
        role="search"
        aria-label="Find a store"
        discover="none"
      >
        <div className="field">
          <label htmlFor="near">City or PIN code</label>
          <input id="near" name="near" defaultValue={near} maxLength={60} autoComplete="postal-code" />
        </div>
        <button className="btn">Find stores</button>
        <PositionButton />
      </Form>
      <LatePart of={found} what="The list of stores" wait="lines">
        {({ stores, isFallback }) => (
          <>
            <p role="status">
              {isFallback && near !== "" && `We have no store near “${near}” yet. These are all of them. `}
              {stores.length} {stores.length === 1 ? "store" : "stores"}
              {hasPosition ? ", nearest first" : ""}
            </p>
            <ul className="stores" aria-label="Stores">
              {stores.map((store) => (
                <li key={store.code}>
                  <StoreCard store={store} showsMaps={showsMaps} onShowMaps={() => setShowsMaps(true)} />
                </li>
              ))}
            </ul>
          </>
        )}
      </LatePart>
    </>
  );
}
