import { type Component, type ComponentGroup, type TextEntry, COMPONENT_DEFAULTS } from "~/lib/commerce/model/product";
import { type Money, money } from "~/lib/commerce/model/money";
import type * as gql from "~/lib/commerce/wire/generated/graphql";
import { toMinorUnits } from "./to-money.server";

export type WireProduct = NonNullable<NonNullable<gql.ProductQuery["products"]>["items"]>[number];
type WireOption = NonNullable<Extract<WireProduct, { __typename: "SimpleProduct" }>["options"]>[number];
type WirePicks = Extract<WireOption, { __typename: "CustomizableRadioOption" }>["picks"];
interface WireCost {
  readonly price: number | null;
  readonly price_type: string | null;
}

interface Pricing {
  readonly price: Money;
  readonly rate: number;
}

export function toCustomGroups(wire: WireProduct, pricing: Pricing): ComponentGroup[] {
  return optionsOf(wire)
    .toSorted(bySortOrder)
    .flatMap((option) => toGroup(option, pricing) ?? []);
}

/** Whether a file upload is required, which no mutation accepts. */
export function needsFile(wire: WireProduct): boolean {
  return optionsOf(wire).some((option) => option.__typename === "CustomizableFileOption" && option.required === true);
}

function optionsOf(wire: WireProduct): WireOption[] {
  return "options" in wire ? (wire.options ?? []) : [];
}

function toGroup(option: WireOption, pricing: Pricing): ComponentGroup | null {
  // Prefixed, because option ids and bundle option ids are numbered independently.
  const id = `c${option.option_id ?? option.uid}`;
  const title = option.title ?? "";
  const isRequired = option.required === true;
  const group = { id, title, takes: "one", asSelect: false, isRequired, textEntry: null } as const;
  const written = (textEntry: TextEntry, cost: WireCost | null): ComponentGroup => {
    const component = { ...COMPONENT_DEFAULTS, id, uid: option.uid, label: title, price: toCost(cost, pricing) };
    return { ...group, textEntry, components: [component] };
  };
  switch (option.__typename) {
    case "CustomizableFieldOption":
      return written({ as: "text", maxLength: longest(option.written, 255) }, option.written);
    case "CustomizableAreaOption":
      return written({ as: "lines", maxLength: longest(option.written, 1000) }, option.written);
    case "CustomizableDateOption":
      return written({ as: DAYS[option.day?.type ?? "DATE"], maxLength: 16 }, option.day);
    case "CustomizableDropDownOption":
      return { ...group, asSelect: true, components: toComponents(id, option.picks, pricing) };
    case "CustomizableRadioOption":
      return { ...group, components: toComponents(id, option.picks, pricing) };
    case "CustomizableCheckboxOption":
    case "CustomizableMultipleOption":
      return { ...group, takes: "some", components: toComponents(id, option.picks, pricing) };
    default:
      return null; // a file, which no mutation accepts
  }
}

const DAYS = { DATE: "date", TIME: "time", DATE_TIME: "datetime-local" } as const;

/** At most `max` characters, since the value is part of the page's URL. */
function longest(wire: { readonly max_characters: number | null } | null, max: number): number {
  return Math.min(wire?.max_characters || max, max);
}

function toComponents(id: string, picks: WirePicks, pricing: Pricing): Component[] {
  return (picks ?? []).toSorted(bySortOrder).map((value) => ({
    ...COMPONENT_DEFAULTS,
    id: `${id}-${value.option_type_id ?? value.uid}`,
    uid: value.uid,
    label: value.title ?? "",
    price: toCost(value, pricing),
  }));
}

function toCost(cost: WireCost | null, { price: { minor, currency }, rate }: Pricing): Money {
  const amount = cost?.price ?? 0;
  return money(
    cost?.price_type === "PERCENT" ? Math.round((minor * amount) / 100) : toMinorUnits(amount, rate),
    currency,
  );
}

type Sorted = { readonly sort_order: number | null };

export function bySortOrder(a: Sorted, b: Sorted): number {
  return (a.sort_order ?? 0) - (b.sort_order ?? 0);
}
