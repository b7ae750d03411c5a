import type { LineRequest } from "~/lib/commerce/model/cart";
import {
  type Component,
  type ComponentGroup,
  type Composite,
  type TextEntry,
  unitPriceOf,
  type Product,
} from "~/lib/commerce/model/product";
import { money, type Money } from "~/lib/commerce/model/money";
import { CHOSEN, componentName, quantityName } from "./form-fields";

/** Quantity or entered text by component id; components that are not chosen are missing. */
export type ChosenComponents = Readonly<Record<string, number | string>>;

type Source = URLSearchParams | FormData;

/** Without `CHOSEN` in the source: the default choice. */
export function readComponents({ groups }: Composite, source: Source): ChosenComponents {
  const taken = groups.flatMap((group): (readonly [string, number | string])[] =>
    group.textEntry
      ? group.components.map(({ id }) => [id, readWritten(group, source)] as const)
      : selectedComponents(group, source).map(
          (component) => [component.id, readQuantity(group, component, source)] as const,
        ),
  );
  return Object.fromEntries(taken.filter(([, what]) => what !== "" && what !== 0));
}

function readWritten(group: ComponentGroup, source: Source): string {
  const text = normalizeText(source.get(componentName(group)));
  return group.textEntry && text !== "" && validateText(text, group.textEntry) === null ? text : "";
}

function selectedComponents(group: ComponentGroup, source: Source): readonly Component[] {
  const { takes, components } = group;
  if (takes === "all" || takes === "pieces") return components;
  const ticked = source.has(CHOSEN) ? source.getAll(componentName(group)) : null;
  const taken = components.filter((component) => (ticked ? ticked.includes(component.id) : component.isDefault));
  return takes === "one" ? taken.slice(0, 1) : taken;
}

function readQuantity(group: ComponentGroup, component: Component, source: Source): number {
  const typed = source.get(quantityName(group, component));
  return component.canChangeQuantity && isQuantity(typed, group) ? Number(typed) : component.quantity;
}

/** Zero is only valid where a group asks for quantities. */
export function isQuantity(typed: FormDataEntryValue | null, { takes }: ComponentGroup): typed is string {
  return typeof typed === "string" && (takes === "pieces" ? /^\d{1,4}$/ : /^0*[1-9]\d{0,3}$/).test(typed.trim());
}

/** Of `count` sets. Members of a group are lines of their own, with the tier prices of all sets. */
export function componentsTotal({ basePrice, groups }: Composite, chosen: ChosenComponents, count: number): Money {
  const components = groups.flatMap((group) => group.components);
  const added = components.reduce((sum, component) => {
    const what = chosen[component.id];
    const quantity = typeof what === "string" ? 1 : (what ?? 0);
    return sum + unitPriceOf(component, component.sku ? quantity * count : quantity).minor * quantity * count;
  }, 0);
  return money(basePrice.minor * count + added, basePrice.currency);
}

export function missingGroups({ groups }: Composite, chosen: ChosenComponents): readonly ComponentGroup[] {
  return groups.filter(({ isRequired, components }) => isRequired && !components.some(({ id }) => chosen[id]));
}

/** Cart lines to add. Members of a group are separate lines, each of as many sets. */
export function componentLines({ sku, composite }: Product, chosen: ChosenComponents, quantity: number): LineRequest[] {
  const groups = composite?.groups ?? [];
  const ownLines = groups.flatMap(({ components }) =>
    components.flatMap(({ sku: ownSku, id }) => {
      const pieces = Number(chosen[id] ?? 0);
      return ownSku && pieces > 0 ? [{ sku: ownSku, quantity: pieces * quantity }] : [];
    }),
  );
  return ownLines.length > 0 ? ownLines : [{ sku, quantity, ...toOptions(groups, chosen) }];
}

type Bought = Required<Pick<LineRequest, "selectedOptions" | "enteredOptions">>;

/**
 * In a bundle, a component in its default quantity is a selected option, and any other quantity or
 * text an entered one, because the uid of a selection includes the default quantity.
 */
export function toOptions(groups: readonly ComponentGroup[], chosen: ChosenComponents): Bought {
  const taken = groups
    .filter(({ takes }) => takes !== "all")
    .flatMap(({ components, textEntry }) => components.map((each) => ({ ...each, textEntry, what: chosen[each.id] })));
  return {
    selectedOptions: taken.filter(({ what, quantity }) => what === quantity).map(({ uid }) => uid),
    enteredOptions: taken.flatMap(({ uid, quantity, textEntry, what }) =>
      !what || what === quantity ? [] : { uid, value: textEntry ? toEntered(String(what), textEntry) : String(what) },
    ),
  };
}

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
