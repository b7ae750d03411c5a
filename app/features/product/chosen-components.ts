import type { LineRequest } from "~/lib/commerce/model/cart";
import type { Component, ComponentGroup, Composite, TextEntry } from "~/lib/commerce/model/component";
import type { Product } from "~/lib/commerce/model/product";
import { type ChosenComponents, readChosen } from "./components-total";
import { CHOSEN, componentName, quantityName } from "./form-fields";

/** Without `CHOSEN` in the source: the default choice. */
export function readComponents(composite: Composite, source: URLSearchParams | FormData): ChosenComponents {
  return readChosen(composite, source, readWritten);
}

function readWritten(group: ComponentGroup, source: URLSearchParams | FormData): string {
  const text = normalizeText(source.get(componentName(group)));
  return group.textEntry && text !== "" && validateText(text, group.textEntry) === null ? text : "";
}

export function missingGroups({ groups }: Composite, chosen: ChosenComponents): readonly ComponentGroup[] {
  return groups.filter(({ isRequired, components }) => isRequired && !components.some(({ id }) => chosen[id]));
}

/**
 * Cart lines to add. Members of a group are separate lines. In a bundle, a component in its default quantity is a selected option, and any
 * other quantity or text an entered one, because the uid of a selection includes the default quantity.
 */
export function componentLines({ sku, composite }: Product, chosen: ChosenComponents, quantity: number): LineRequest[] {
  const taken = (composite?.groups ?? []).flatMap((group) =>
    group.takes === "all"
      ? []
      : group.components.flatMap((component) => {
          const what = chosen[component.id];
          return what ? [{ group, component, what }] : [];
        }),
  );
  const ownLines = taken.flatMap(({ component, what }) =>
    component.sku ? [{ sku: component.sku, quantity: Number(what) }] : [],
  );
  if (ownLines.length > 0) return ownLines;
  const asUsual = taken.filter(({ component, what }) => what === component.quantity);
  const entered = taken.filter(({ component, what }) => what !== component.quantity);
  return [
    {
      sku,
      quantity,
      selectedOptions: asUsual.map(({ component }) => component.uid),
      enteredOptions: entered.map(({ group, component, what }) => ({
        uid: component.uid,
        value: group.textEntry ? toEntered(String(what), group.textEntry) : String(what),
      })),
    },
  ];
}

type Bought = Required<Pick<LineRequest, "selectedOptions" | "enteredOptions">>;

export function componentFields(
  { groups }: Composite,
  { selectedOptions, enteredOptions }: Bought,
): [string, string][] {
  const whatOf = ({ uid, quantity }: Component) =>
    enteredOptions.find((entered) => entered.uid === uid)?.value ??
    (selectedOptions.includes(uid) ? String(quantity) : null);
  const fields = groups.flatMap((group) =>
    group.components.flatMap((component): [string, string][] => {
      const what = whatOf(component);
      if (what === null) return [];
      if (group.textEntry) return [[componentName(group), toTyped(what, group.textEntry)]];
      const taken: [string, string] = [componentName(group), component.id];
      return component.canChangeQuantity ? [taken, [quantityName(group, component), what]] : [taken];
    }),
  );
  return [[CHOSEN, "1"], ...fields];
}

export function normalizeText(typed: FormDataEntryValue | null): string {
  return typeof typed === "string"
    ? typed
        .replace(/\r\n?/g, "\n")
        .replace(/(?!\n)\p{Cc}/gu, "")
        .trim()
    : "";
}

export function validateText(text: string, { as, maxLength }: TextEntry): string | null {
  if (as === "text" || as === "lines") {
    return [...text].length > maxLength ? `The field should have at most ${maxLength} characters` : null;
  }
  return toStamp(text, as) === null ? `Enter a ${as === "time" ? "time" : "date"}.` : null;
}

/** In the backend's format: dates and times are one "2026-12-01 18:30:00". */
export function toEntered(text: string, { as }: TextEntry): string {
  return as === "text" || as === "lines" ? text : (toStamp(text, as) ?? "");
}

export function toTyped(entered: string, { as }: TextEntry): string {
  const [day = "", time = ""] = entered.split(" ");
  const minutes = time.slice(0, 5);
  if (as === "date") return day;
  if (as === "time") return minutes;
  return as === "datetime-local" ? `${day}T${minutes}` : entered;
}

const SOME_DAY = "1970-01-01";

function toStamp(text: string, as: TextEntry["as"]): string | null {
  const [day = "", time = ""] = as === "date" ? [text, "00:00"] : as === "time" ? [SOME_DAY, text] : text.split("T", 2);
  const stamp = `${day}T${time.slice(0, 5)}:00.000Z`;
  const date = new Date(stamp);
  // `Date` accepts an invalid day as another one.
  return !Number.isNaN(date.getTime()) && date.toISOString() === stamp ? `${day} ${time.slice(0, 5)}:00` : null;
}

export function hasRequiredOptions({ kind, options, composite, needsFile }: Product): boolean {
  if (options.length > 0 || needsFile) return true;
  // The backend selects no download by default.
  if (kind === "downloadable" && composite?.groups.some(({ takes }) => takes === "some")) return true;
  return composite !== null && missingGroups(composite, readComponents(composite, new URLSearchParams())).length > 0;
}
