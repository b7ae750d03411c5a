import { Form, useLoaderData, useNavigate } from "@remix-run/react";
import { useState } from "react";
import { postcodeName } from "~/lib/format/country-words";
import { useRootData } from "~/lib/root-data";
import { type Screen, screenMeta } from "~/lib/screen";
import { shopLoader } from "~/lib/server/request/handlers.server";
import { DeferredPart } from "~/ui/deferred-part";
import { useHydrated } from "~/ui/use-hydrated";
import { type FoundStore, findStores } from "./find-stores.server";
import { StoreCard } from "./store-card";

export const handle: Screen = { cache: "public" };

export const meta = screenMeta<typeof loader>(({ near, hasPosition }) => ({
  title: near ? `Stores near ${near}` : "Store locator",
  description: "Our stores: addresses, opening hours, services and telephone numbers. Search by place.",
  canonical: "/store-locator",
  ...((near || hasPosition) && { robots: "noindex" }),
}));

export const loader = shopLoader(({ shop, url }) => findStores(shop, url.searchParams));

export default function StoreLocator() {
  const { near, hasPosition, found } = useLoaderData<typeof loader>();
  const { country } = useRootData();
  const [showsMaps, setShowsMaps] = useState(false);
  const isWhole = near === "" && !hasPosition;
  const list = (stores: readonly FoundStore[], label: string) => (
    <ul className="mt-3 grid gap-3 sm:grid-cols-[repeat(auto-fill,minmax(320px,1fr))]" aria-label={label}>
      {stores.map((store) => (
        <li key={store.code}>
          <StoreCard store={store} showsMaps={showsMaps} onShowMaps={() => setShowsMaps(true)} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <h1>Store locator</h1>
      <Form
        key={near}
        className="my-3 flex min-h-19 flex-wrap content-start items-end gap-3"
        action="/store-locator"
        role="search"
        aria-label="Find a store"
        discover="none"
      >
        <div className="field max-w-100 flex-1 basis-60">
          <label htmlFor="near">City or {postcodeName(country)}</label>
          <input id="near" name="near" defaultValue={near} maxLength={60} autoComplete="postal-code" />
        </div>
        <button className="btn min-w-36">Find stores</button>
        <PositionButton />
      </Form>
      <DeferredPart data={found} label="The list of stores" fallback="lines">
        {({ stores, isFallback }) => (
          <>
            <p role="status">
              {isFallback && near !== "" && `We have no store near “${near}” yet. Here are all our stores.  `}
              {stores.length} {stores.length === 1 ? "store" : "stores"}
              {hasPosition || stores.some(({ distance }) => distance !== null) ? ", nearest first" : ""}
            </p>
            {isFallback || isWhole ? (
              byCity(stores).map(([city, there]) => (
                <details key={city} className="panel mt-2 py-1">
                  <summary className="flex min-h-11 items-center justify-between">
                    <h2 className="text-m">{city}</h2> <span className="text-muted">{there.length}</span>
                  </summary>
                  {list(there, `Stores in ${city}`)}
                </details>
              ))
            ) : (
              <>
                <h2 className="sr-only">Stores</h2>
                {list(stores, "Stores")}
              </>
            )}
          </>
        )}
      </DeferredPart>
    </>
  );
}

function byCity(stores: readonly FoundStore[]): [city: string, stores: FoundStore[]][] {
  const cities = new Map<string, FoundStore[]>();
  for (const store of stores) cities.set(store.city, [...(cities.get(store.city) ?? []), store]);
  return [...cities];
}

/** Needs script for geolocation: invisible before hydration, keeping its place. */
function PositionButton() {
  const isReady = useHydrated() && "geolocation" in navigator;
  const navigate = useNavigate();
  const [problem, setProblem] = useState("");
  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setProblem("");
        // Rounded to about 100 metres, for privacy.
        void navigate(`/store-locator?at=${coords.latitude.toFixed(3)},${coords.longitude.toFixed(3)}`);
      },
      () => setProblem("We could not get your location. Enter your city or postcode."),
      { timeout: 10_000, maximumAge: 600_000 },
    );
  return (
    <>
      <button
        type="button"
        className={isReady ? "btn secondary" : "btn secondary invisible noscript:hidden"}
        data-script-only=""
        onClick={locate}
      >
        Use my location
      </button>
      <span role="status">{problem}</span>
    </>
  );
}
