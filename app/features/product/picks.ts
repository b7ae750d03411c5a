import type { ProductOption, ProductOptionValue } from "~/lib/commerce/model/product";

/** Chosen value per option code. */
export type Picks = Readonly<Record<string, ProductOptionValue>>;

/** Reads the chosen options from the page's query or its form: option code = index of the value. Invalid values are ignored. */
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
