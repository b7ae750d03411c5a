import type { Content } from "../commerce.ts";
import type { StoreLocation } from "../model/store-location.ts";
import { type Backend, unexpected } from "../transport/backend.server.ts";
import { FRESHNESS } from "../transport/read-cache.server.ts";
import { StoreLocationsDocument } from "../wire/generated/graphql.ts";
import { toStoreLocation } from "./to-store-location.server.ts";

/** Kilometres around the place searched for. */
const RADIUS = 100;

export function createStoreLocations(backend: Backend): Content["storeLocations"] {
  return (near) => {
    const area = near ? { radius: RADIUS, search_term: `${near}:IN` } : null;
    const load = async (): Promise<readonly StoreLocation[] | null> => {
      const answer = await backend.readPublic(StoreLocationsDocument, area ? { area } : {});
      const items = answer.data.pickupLocations?.items;
      // "Unknown geoname for 560001 IN": the backend does not know where that is.
      if (!items && near) return null;
      if (!items) throw unexpected("StoreLocations", answer);
      return items.flatMap((item) => toStoreLocation(item) ?? []);
    };
    return backend.kept({ as: "locations", by: near, tags: ["store"], freshness: FRESHNESS.frame, load });
  };
}
