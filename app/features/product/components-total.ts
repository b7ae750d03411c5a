import { type Component, type ComponentGroup, type Composite, unitPriceOf } from "~/lib/commerce/model/component";
import { money, type Money } from "~/lib/commerce/model/money";
import { CHOSEN, componentName, quantityName } from "./form-fields";

/** Quantity or entered text by component id; components that are not chosen are missing. */
export type ChosenComponents = Readonly<Record<string, number | string>>;

type Source = URLSearchParams | FormData;

/** Without `CHOSEN` in the source: the default choice. `readText` returns "" for a text that does not count. */
export function readChosen<From extends Source>(
  { groups }: Composite,
  source: From,
  readText: (group: ComponentGroup, source: From) => string,
): ChosenComponents {
  const taken = groups.flatMap((group): (readonly [string, number | string])[] =>
    group.textEntry
      ? group.components.map(({ id }) => [id, readText(group, source)] as const)
      : selectedComponents(group, source).map(
          (component) => [component.id, readQuantity(group, component, source)] as const,
        ),
  );
  return Object.fromEntries(taken.filter(([, what]) => what !== "" && what !== 0));
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

export function componentsTotal({ basePrice, groups }: Composite, chosen: ChosenComponents): Money {
  const components = groups.flatMap((group) => group.components);
  const added = components.reduce((sum, component) => {
    const quantity = quantityOf(chosen[component.id]);
    return sum + unitPriceOf(component, quantity).minor * quantity;
  }, 0);
  return money(basePrice.minor + added, basePrice.currency);
}

function quantityOf(what: number | string | undefined): number {
  return typeof what === "string" ? 1 : (what ?? 0);
}
