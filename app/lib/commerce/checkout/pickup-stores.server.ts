import type { PickupStore } from "~/lib/commerce/model/address";
import type { Sku } from "~/lib/commerce/model/ids";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import { isRejected, unexpected } from "~/lib/commerce/transport/classify.server";
import { FRESHNESS } from "~/lib/commerce/transport/read-cache.server";
import * as gql from "~/lib/commerce/wire/generated/graphql";

/** One page holds all stores; the radius (km) covers all of them, so that a search only sorts. */
const SIZE = 300;
const RADIUS = 5_000;

/** The backend returns no distances, so three radii (km) are searched. */
const CLOSE = 10;
const AROUND = 50;

export function createPickup(backend: Backend) {
  /**
   * Null for an unknown place. `area: null` is an internal error in Magento, so unused arguments
   * are omitted.
   */
  const read = async (variables: Omit<gql.PickupStoresQueryVariables, "size">) => {
    const answer = await backend.readPublic(gql.PickupStoresDocument, { size: SIZE, ...variables });
    if (answer.data.pickupLocations?.items) return answer.data;
    if (variables.isNear && isRejected(answer, "pickupLocations")) return null;
    throw unexpected(answer);
  };
  const all = async () => toPickupStores(await read({ isNear: false }), () => null);
  const around = async (search_term: string) => {
    const within = (radius: number) => ({ search_term, radius });
    const found = await read({ isNear: true, near: within(RADIUS), around: within(AROUND), close: within(CLOSE) });
    const [isClose, isAround] = [codesOf(found?.close), codesOf(found?.around)];
    return toPickupStores(found, (code) => (isClose.has(code) ? CLOSE : isAround.has(code) ? AROUND : "more"));
  };
  const stores = (near: string | null) =>
    backend.cached({ name: "pickup-stores", key: near, tags: ["checkout"], freshness: FRESHNESS.frame }, async () => {
      if (near === null) return all();
      const found = await around(near);
      // The backend cannot geocode the place, or none at all: match the stores' addresses instead.
      return found.length > 0 ? found : mentioning(await all(), near);
    });
  /** Cached by product, independent of the place. */
  const codesWith = (skus: readonly Sku[]) => {
    const caching = { name: "pickup-stores-with", key: skus, tags: ["catalog"], freshness: FRESHNESS.stock };
    return backend.cached(caching, async () => {
      const products = skus.map((sku) => ({ sku }));
      return [...codesOf((await read({ isNear: false, products }))?.pickupLocations)];
    });
  };

  return {
    /**
     * Stores with all products, nearest to a PIN code or town first; null for an unknown place.
     * Magento 2.4.6 lists every assigned store, whatever its stock.
     */
    async pickupStores(near: string | null, products: readonly Sku[] = []) {
      // Magento compares counts: with a duplicate sku no store would match.
      const skus = [...new Set(products)].sort();
      const [found, having] = await Promise.all([stores(near), skus.length > 0 ? codesWith(skus) : null]);
      return having ? (found?.filter(({ code }) => having.includes(code)) ?? null) : found;
    },
  };
}

function codesOf(found: gql.PickupStoresQuery["around"]): Set<string> {
  return new Set(found?.items?.flatMap((store) => store.pickup_location_code ?? []));
}

/** Null when no address matches although there are stores: the place is unknown. */
function mentioning(stores: readonly PickupStore[], place: string): readonly PickupStore[] | null {
  const searched = place.toLowerCase();
  const found = stores.filter(({ name, street, city, region, postcode }) =>
    [name, street, city, region?.name, postcode].join(" ").toLowerCase().includes(searched),
  );
  return found.length > 0 || stores.length === 0 ? found : null;
}

function toPickupStores(
  found: gql.PickupStoresQuery | null,
  reach: (code: string) => PickupStore["withinKm"],
): PickupStore[] {
  return (found?.pickupLocations?.items ?? []).flatMap((wire) => {
    const { pickup_location_code: code, name, city, region, region_id: id, latitude, longitude } = wire;
    if (!code || !name || !city) return [];
    return {
      code,
      name,
      street: wire.street ?? "",
      city,
      region: region || id ? { id: id || null, code: "", name: region ?? "" } : null,
      postcode: wire.postcode ?? "",
      country: wire.country_id ?? "",
      phone: wire.phone || null,
      email: wire.email || null,
      ...toDescription(wire.description),
      position: latitude && longitude ? { latitude, longitude } : null,
      withinKm: reach(code),
    };
  });
}

/** Magento has one text for both: opening hours, then "Services:" and the services. */
function toDescription(description: string | null): Pick<PickupStore, "hours" | "services"> {
  const [hours = "", services = ""] = (description ?? "").split(/\bServices:/i);
  const listed = services.split(/[,\n]/).map((service) => service.trim().replace(/\.$/, ""));
  return { hours: hours.trim() || null, services: listed.filter(Boolean) };
}
