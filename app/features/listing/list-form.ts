import { listingSearch, parseListing, type ListingChoice } from "./listing-choice";
import { PRICE_FIELDS, shownPrice } from "./typed-price";

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
