import { Prose } from "~/ui/prose";

const numbered = (name: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `${name}-${from + index}`);

/** Content blocks of the home page by position; missing ones are omitted (product P18). */
export const HOME_BLOCKS = {
  departments: ["category-ads"],
  hero: ["hero-slider"],
  besideHero: numbered("banner-block", 1, 2),
  besideDeals: ["big-deals-ads"],
  promotions: [...numbered("banner-block", 3, 4), ...numbered("ads-block", 1, 8)],
  besideNewest: ["new-arrivals-ads"],
  budgets: ["shop-by-budget"],
  promises: ["shop-promises"],
  brands: ["manufacturers"],
} as const;

interface BlocksProps {
  blocks: Readonly<Record<string, string>>;
  names: readonly string[];
  className: string;
}

export function Blocks({ blocks, names, className }: BlocksProps) {
  return <Prose className={className} html={names.map((name) => blocks[name] ?? "").join("")} />;
}
