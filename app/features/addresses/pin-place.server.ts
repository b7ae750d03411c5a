import type { Country } from "~/lib/commerce/model/address";
import { cleanLine, compactNumber, plainDigits } from "~/lib/forms/clean-text";
import { PIN_REGIONS } from "./pin-regions.server";

export interface PinPlace {
  readonly city: string;
  /** Code of the country's region. */
  readonly region: string;
}

let places: Map<string, { city: string; state: string }> | undefined;

export function isPin(text: string): boolean {
  return /^[1-9]\d{5}$/.test(text);
}

/** What was typed where a PIN code or a name is asked for: a PIN code as its six digits, anything else as clean text. */
export function pinOrText(typed: string): string {
  const number = compactNumber(typed);
  return isPin(number) ? number : plainDigits(cleanLine(typed));
}

/** City and region for the first digits of a PIN code; null when unknown. */
export function placeOfPin(pin: string, country: Country): PinPlace | null {
  const place = townOfPin(pin);
  return place ? toPinPlace(place, country) : null;
}

/** The same without the backend's list of regions. */
export function townOfPin(pin: string): { readonly city: string; readonly state: string } | null {
  places ??= readPlaces();
  return places.get(pin.slice(0, 4)) ?? places.get(pin.slice(0, 3)) ?? null;
}

/** Finds the state in the backend's region list; null if it is not there. */
export function toPinPlace({ city, state }: { city: string; state: string }, { regions }: Country): PinPlace | null {
  const region = regions.find(({ name }) => isSameState(name, state));
  return region ? { city, region: region.code } : null;
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

/** Names in Magento's list that the directory spells differently or no longer has. */
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
