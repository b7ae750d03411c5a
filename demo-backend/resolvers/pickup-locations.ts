import { countryById } from "../catalogue/geography.ts";
import { PICKUP_SERVICES, pickupStoreByCode, pickupStores } from "../catalogue/pickup-stores.ts";
import { placeOf } from "../catalogue/places.ts";
import type { AddressInput } from "../rules/address.ts";
import { beyondLastPage, pageProblem, pageInfo, sliceOfPage } from "../rules/paging.ts";
import {
  distanceBetween,
  passesFilter,
  searchedPlace,
  sortBy,
  type Coordinates,
  type FieldFilter,
  type PickupStore,
} from "../rules/pickup-search.ts";
import type { CartView } from "./cart-view.ts";
import type { BackendContext } from "./context.ts";
import { inputError, plainError } from "./errors.ts";

interface LocationView extends ReturnType<typeof toLocation> {
  distance: number;
}

interface LocationArguments {
  area?: { radius: number; search_term: string } | null;
  filters?: Record<string, FieldFilter | null> | null;
  sort?: Record<string, "ASC" | "DESC" | null> | null;
  productsInfo?: readonly ({ sku: string } | null)[] | null;
  pageSize: number;
  currentPage: number;
}

export const pickupLocationResolvers = {
  Query: {
    pickupLocations(_: unknown, args: LocationArguments, context: BackendContext) {
      const problem = pageProblem(args);
      if (problem) throw inputError(problem);
      // 2.4.6 fails on an explicit null (its Area.php), not on a missing one.
      if (args.area === null && context.settings.quirks) throw plainError("Internal server error");
      const isStocked = inStockFilter(context, args.productsInfo);
      const items = sorted(findLocations(args.area, context).filter(matching(args.filters)), args.sort).filter(
        isStocked,
      );
      const beyond = beyondLastPage(args, items.length);
      if (beyond) throw inputError(beyond);
      return { items: sliceOfPage(items, args), total_count: items.length, page_info: pageInfo(args, items.length) };
    },
  },
  ShippingCartAddress: {
    pickup_location_code: ({ view }: { view: CartView }, _: unknown, { store }: BackendContext) =>
      store.pickups.ofCart(view.cart.id),
  },
};

function findLocations(area: LocationArguments["area"], { settings }: BackendContext): LocationView[] {
  if (area && !settings.geodata) return [];
  if (!area) return pickupStores.map((store) => ({ ...toLocation(store), distance: 0 }));
  const centre: Coordinates | null = searchedPlace(area.search_term, pickupStores, placeOf);
  if (!centre) throw plainError(`Unknown geoname for ${area.search_term.replace(":", " ")}`);
  return pickupStores
    .map((store) => ({ ...toLocation(store), distance: distanceBetween(centre, store) }))
    .filter(({ distance }) => distance <= area.radius);
}

function matching(filters: LocationArguments["filters"]) {
  const entries = Object.entries(filters ?? {});
  return (location: LocationView) =>
    entries.every(([name, filter]) => !filter || passesFilter(fieldOf(location, name), filter));
}

function sorted(locations: LocationView[], sort: LocationArguments["sort"]): LocationView[] {
  const keys = Object.entries(sort ?? { distance: "ASC" }).flatMap(([field, direction]) =>
    direction ? { value: (row: LocationView) => fieldOf(row, field), descending: direction === "DESC" } : [],
  );
  return sortBy(locations, keys);
}

function fieldOf(location: LocationView, name: string): string | number | null {
  return new Map<string, string | number | null>(Object.entries(location)).get(name) ?? null;
}

/** Whether a store has all of these products. 2.4.6 also accepts a store that has sold them out. */
function inStockFilter({ store, now, settings }: BackendContext, wanted: LocationArguments["productsInfo"]) {
  const stocks = (wanted ?? []).flatMap((info) => {
    if (!info) return [];
    const product = store.catalogue.productBySku(info.sku);
    const isInStock = product?.status === "enabled" && store.index(now()).isInStock(product.id);
    return [isInStock ? store.pickups.stockInStores(product.id) : new Map<string, number>()];
  });
  const minimum = settings.quirks ? -Infinity : 1;
  return ({ pickup_location_code: code }: LocationView) =>
    stocks.every((quantities) => quantities === null || (quantities.get(code) ?? NaN) >= minimum);
}

function toLocation({ code, hours, regionCode, ...store }: PickupStore) {
  const region = regionOf(regionCode);
  return {
    pickup_location_code: code,
    name: store.name,
    description: `${hours}\nServices: ${PICKUP_SERVICES.join(", ")}`,
    contact_name: null,
    email: `${code}@bijli.example`,
    fax: null,
    phone: store.phone,
    street: store.street,
    city: store.city,
    region: region.name,
    region_id: region.id,
    postcode: store.postcode,
    country_id: "IN",
    latitude: store.latitude,
    longitude: store.longitude,
  };
}

function regionOf(code: string) {
  const region = countryById("IN")?.regions.find((each) => each.code === code);
  if (!region) throw new Error(`Reading the shops: India has no region ${code}`);
  return region;
}

/** In the form of Magento's shipping method of an order. */
export function pickupNameOf(code: string | null): string | null {
  return code === null ? null : (pickupStoreByCode(code)?.name ?? null);
}

export function pickupAddress(code: string, person: AddressInput | null | undefined): AddressInput {
  const store = pickupStoreByCode(code);
  if (!store) throw plainError("The entity that was requested doesn't exist. Verify the entity and try again.");
  return {
    firstname: person?.firstname ?? store.name,
    lastname: person?.lastname ?? "Store",
    telephone: person?.telephone ?? store.phone,
    street: [store.name, store.street],
    city: store.city,
    region: store.regionCode,
    postcode: store.postcode,
    country_code: "IN",
  };
}
