import type { Colour, Material, MemorySize, StorageSize } from "../attributes.ts";
import type { ConfigurableSeed } from "../seed.ts";
import { commonFields, priceFields, swatchOf } from "./describe.ts";
import type { Entry, Offer } from "./entry.ts";
import { isOnOffer } from "./offers.ts";

/** Option label → rupees added to the base price, in display order. */
interface Choices {
  color?: Partial<Record<Colour, number>>;
  ram?: Partial<Record<MemorySize, number>>;
  storage_capacity?: Partial<Record<StorageSize, number>>;
  material?: Partial<Record<Material, number>>;
}

interface ConfigurableEntry extends Entry {
  price: number;
  /** For every variant, or those with the options in `on`. */
  special?: Offer & { on?: string };
  choices: Choices;
  /** By variant ("Black / 256 GB"); the others have ample stock. */
  qty?: Record<string, number>;
  notMade?: string[];
  /** Prints the size on the picture instead of the brand. */
  labelledBySize?: boolean;
}

export function configurable(entry: ConfigurableEntry): ConfigurableSeed {
  const optionAttributes = Object.keys(entry.choices);
  const firstColour = Object.keys(entry.choices.color ?? {})[0];
  const allCombinations = combinations(entry.choices);
  rejectUnknownTitles(entry, allCombinations);
  const variants = allCombinations
    .filter(({ title }) => !entry.notMade?.includes(title))
    .map((combination, index) => variantOf(entry, combination, index));
  const body = swatchOf(entry.picture.color === undefined ? firstColour : undefined);
  return {
    type: "configurable",
    ...commonFields({ ...entry, picture: { ...body, ...entry.picture } }, isOnOffer(entry.special)),
    optionAttributes,
    variants,
  };
}

interface Combination {
  title: string;
  options: Record<string, string>;
  extra: number;
}

function combinations(choices: Choices): Combination[] {
  let combined: Combination[] = [{ title: "", options: {}, extra: 0 }];
  for (const [attribute, labels] of Object.entries(choices)) {
    combined = combined.flatMap(({ title, options, extra }) =>
      Object.entries<number>(labels).map(([label, added]) => ({
        title: title === "" ? label : `${title} / ${label}`,
        options: { ...options, [attribute]: label },
        extra: extra + added,
      })),
    );
  }
  return combined;
}

/** A misspelt variant would silently have the default stock. */
function rejectUnknownTitles({ sku, qty = {}, notMade = [] }: ConfigurableEntry, allCombinations: Combination[]): void {
  const titles = new Set(allCombinations.map(({ title }) => title));
  const existing = new Set([...titles].filter((title) => !notMade.includes(title)));
  const unknown = [
    ...notMade.filter((title) => !titles.has(title)),
    ...Object.keys(qty).filter((title) => !existing.has(title)),
  ];
  if (unknown.length > 0) throw new Error(`Describing ${sku}: no variant is called ${unknown.join(", ")}`);
}

function variantOf(
  entry: ConfigurableEntry,
  { title, options, extra }: Combination,
  index: number,
): ConfigurableSeed["variants"][number] {
  const { special, labelledBySize } = entry;
  const size = options["storage_capacity"];
  const hasSpecial = special !== undefined && (special.on === undefined || title.includes(special.on));
  return {
    options,
    ...priceFields({
      price: entry.price + extra,
      ...(hasSpecial && { special: { ...special, price: special.price + extra } }),
    }),
    stock: { qty: entry.qty?.[title] ?? 14 + ((index * 17 + entry.sku.length * 5) % 43) },
    picture: { ...swatchOf(options["color"]), ...(labelledBySize && size !== undefined && { label: size }) },
  };
}
