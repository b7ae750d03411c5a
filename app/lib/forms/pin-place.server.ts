import type { Country } from "~/lib/commerce/model/address";
import { PIN_REGIONS } from "./pin-regions.server";

interface PinPlace {
  readonly city: string;
  /** Code of the country's region. */
  readonly region: string;
}

let places: Map<string, { city: string; state: string }> | undefined;

/** What a PIN code says about where it is, in the words of the backend's list of states. Null when nothing is known. */
export function placeOfPin(text: string, country: Country | null): PinPlace | null {
  const pin = text.replace(/\s/g, "");
  if (country?.code !== "IN" || !/^[1-9]\d{5}$/.test(pin)) return null;
  places ??= readPlaces();
  const place = places.get(pin.slice(0, 4)) ?? places.get(pin.slice(0, 3));
  const region = place && country.regions.find(({ name }) => isSameState(name, place.state));
  return place && region ? { city: place.city, region: region.code } : null;
}

function readPlaces(): Map<string, { city: string; state: string }> {
  return new Map(
    PIN_REGIONS.flatMap(([state, towns]) =>
      towns.split(";").flatMap((town) => {
        const [city = "", prefixes = ""] = town.split(":");
        return prefixes.split(",").map((prefix) => [prefix, { city, state }] as const);
      }),
    ),
  );
}

/** Names of Magento's list that the directory spells otherwise, or no longer has. */
const OLD_NAMES: Readonly<Record<string, string>> = {
  orissa: "odisha",
  pondicherry: "puducherry",
  uttaranchal: "uttarakhand",
  "daman and diu": "dadra and nagar haveli and daman and diu",
};

function isSameState(one: string, other: string): boolean {
  const fold = (name: string) => {
    const plain = name.toLowerCase().replaceAll("&", "and").trim();
    return OLD_NAMES[plain] ?? plain;
  };
  return fold(one) === fold(other);
}
