import { toAmount, toPriceRange } from "~/lib/commerce/model/price-range";
import { listingSearch, parseListing, type ListingChoice } from "./listing-choice";

/** The query the form submits, without empty and default fields. */
export function searchOf(form: HTMLFormElement): string {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") fields.append(name, value);
  return listingSearch(parseListing(fields));
}

/** Sets the fields to the URL's choice, keeping focus and scroll positions. */
export function showChoice(form: HTMLFormElement, { filters, sort }: ListingChoice): void {
  const price = shownPrice(filters["price"] ?? []);
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) {
      field.value = sort ?? field.options[0]?.value ?? "";
    } else if (field instanceof HTMLInputElement) {
      const chosen = filters[field.name] ?? [];
      if ("filter" in field.dataset) field.disabled = !chosen.includes(field.value);
      if (isTicked(field)) field.checked = field.value === "" ? chosen.length === 0 : chosen.includes(field.value);
      if (field.name === PRICE_FIELDS.from) field.value = price.from;
      if (field.name === PRICE_FIELDS.to) field.value = price.to;
    }
  }
}

/** A price band and a typed price exclude each other: the last change wins. */
export function keepPriceInStep(form: HTMLFormElement, changed: EventTarget | null): void {
  if (!(changed instanceof HTMLInputElement)) return;
  if (changed.name === PRICE_FIELDS.from || changed.name === PRICE_FIELDS.to) {
    for (const band of form.querySelectorAll<HTMLInputElement>("input[type=radio][name=price]")) band.checked = false;
  } else if (changed.name === "price") {
    const fieldOf = (name: string) => form.querySelector<HTMLInputElement>(`input[name=${name}]`);
    const shown = shownPrice([fieldOf(PRICE_FIELDS.shown)?.value ?? ""]);
    for (const end of ["from", "to"] as const) {
      const field = fieldOf(PRICE_FIELDS[end]);
      if (field) field.value = shown[end];
    }
  }
}

function isTicked({ type }: HTMLInputElement): boolean {
  return type === "checkbox" || type === "radio";
}

/** Names of the two price fields, and of the hidden field with their initial values. */
export const PRICE_FIELDS = { from: "price-from", to: "price-to", shown: "price-shown" } as const;

interface TypedPrice {
  readonly from: string;
  readonly to: string;
}

/** Values of the price fields for the list's current price filter. */
export function shownPrice(values: readonly string[]): TypedPrice {
  const { from = null, to = null } = toPriceRange(values) ?? {};
  return { from: from === null ? "" : String(from), to: to === null ? "" : String(to) };
}

/** `from_to` for two ends in either order, "" for none. Invalid amounts count as empty. */
export function joinPrice({ from, to }: TypedPrice): string {
  const [low, high] = [toAmount(from), toAmount(to)];
  if (high === null) return low ? `${low}_` : "";
  return low !== null && low > high ? `${high}_${low}` : `${low ?? ""}_${high}`;
}

/**
 * The price filter a form asks for in its price fields, "" for none; null leaves it to the bands. Without script both are sent: the fields count if
 * they were changed or no band is chosen.
 */
export function typedPrice(search: URLSearchParams): string | null {
  if (!search.has(PRICE_FIELDS.from) && !search.has(PRICE_FIELDS.to)) return null;
  const fieldOf = (name: string) => search.get(name) ?? "";
  const typed = joinPrice({ from: fieldOf(PRICE_FIELDS.from), to: fieldOf(PRICE_FIELDS.to) });
  return typed === fieldOf(PRICE_FIELDS.shown) && search.has("price") ? null : typed;
}
