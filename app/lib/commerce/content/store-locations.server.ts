import type { Content } from "~/lib/commerce/model/commerce";
import type { StoreLocation } from "~/lib/commerce/model/store-location";
import { type Backend, unexpected } from "~/lib/commerce/transport/backend.server";
import { FRESHNESS } from "~/lib/commerce/transport/read-cache.server";
import { StoreLocationsDocument } from "~/lib/commerce/wire/generated/graphql";
import { toStoreLocation } from "./to-store-location.server";

/** Kilometres around the place searched for. */
const RADIUS = 100;

export function createStoreLocations(backend: Backend): Content["storeLocations"] {
  return (near) => {
    const area = near ? { radius: RADIUS, search_term: `${near}:IN` } : null;
    const load = async (): Promise<readonly StoreLocation[] | null> => {
      const answer = await backend.readPublic(StoreLocationsDocument, area ? { area } : {});
      const items = answer.data.pickupLocations?.items;
      // Message "Unknown geoname for 560001 IN": the backend does not know the place.
      if (!items && near) return null;
      if (!items) throw unexpected("StoreLocations", answer);
      return items.flatMap((item) => toStoreLocation(item) ?? []);
    };
    return backend.cached({ as: "locations", by: near, tags: ["store"], freshness: FRESHNESS.frame, load });
  };
}
