import type { Component, ComponentGroup, ProductOption, ProductOptionValue } from "~/lib/commerce/model/product";

export type Picks = Readonly<Record<string, ProductOptionValue>>;

export function readPicks(options: readonly ProductOption[], source: URLSearchParams | FormData): Picks {
  return Object.fromEntries(
    options.flatMap((option) => {
      const value = option.values.find(({ index }) => String(index) === source.get(option.code));
      return value ? [[option.code, value] as const] : [];
    }),
  );
}

export function valueUids(picks: Picks): string[] {
  return Object.values(picks).map(({ uid }) => uid);
}

export function missingOptions(options: readonly ProductOption[], picks: Picks): readonly ProductOption[] {
  return options.filter(({ code }) => !picks[code]);
}

export const BUY_FORM = "buy";

/** Digits of any script, for browsers without our script. The shop checks the range. */
export const WHOLE_NUMBER_PATTERN = "\\s*\\p{Nd}+\\s*";

/** Field with skus of products that are added with this one. */
export const EXTRAS = "extra";

/** Marks a submitted form, since unticked boxes are not sent. */
export const CHOSEN = "chosen";

export function componentName({ id }: ComponentGroup): string {
  return `part-${id}`;
}

export function quantityName(group: ComponentGroup, { id }: Component): string {
  return `pieces-${group.takes === "one" ? group.id : id}`;
}
