import { money } from "~/lib/commerce/model/money";
import type { Product, ProductOption, ProductOptionValue } from "~/lib/commerce/model/product";
import { formatMoney } from "~/lib/format/money";
import type { Picks } from "./picks";
import { cheapest, variantsWith } from "./variants";

/** What stands beside a value of an option. */
export interface ValueNote {
  readonly text: string;
  /** Not to be had with the other values picked. */
  readonly isGone: boolean;
}

/** Option code → index of the value → its note; values with nothing to say are left out. */
export type ValueNotes = Readonly<Record<string, Readonly<Record<string, ValueNote>>>>;

type Configurable = Pick<Product, "options" | "variants">;

/** For each value what it costs more than the present choice, or why it does not go with it. */
export function valueNotes(product: Configurable, picks: Picks, locale: string): ValueNotes {
  if (product.variants.length === 0) return {};
  return Object.fromEntries(
    product.options.map((option) => [
      option.code,
      Object.fromEntries(
        option.values.flatMap((value) => {
          const note = noteOn(product, { option, value, picks, locale });
          return note ? [[String(value.index), note] as const] : [];
        }),
      ),
    ]),
  );
}

interface Asked {
  readonly option: ProductOption;
  readonly value: ProductOptionValue;
  readonly picks: Picks;
  readonly locale: string;
}

function noteOn(product: Configurable, { option, value, picks, locale }: Asked): ValueNote | null {
  const { [option.code]: _own, ...others } = picks;
  const variants = variantsWith(product, { ...others, [option.code]: value });
  const best = cheapest(variants);
  if (!best) return { text: variants.length > 0 ? "Out of stock" : notWith(Object.values(others)), isGone: true };
  const [chosen] = product.options.every(({ code }) => picks[code]) ? variantsWith(product, picks) : [];
  const more = chosen ? best.price.final.minor - chosen.price.final.minor : 0;
  if (more === 0) return null;
  const amount = formatMoney(money(Math.abs(more), best.price.final.currency), locale);
  return { text: `${more > 0 ? "+" : "−"}${amount}`, isGone: false };
}

function notWith(others: readonly ProductOptionValue[]): string {
  const [only] = others;
  return only && others.length === 1 ? `Not with ${only.label}` : "Not in this combination";
}
