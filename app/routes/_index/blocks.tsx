import { Prose } from "~/ui/prose";

interface BlocksProps {
  /** HTML by identifier. */
  blocks: Readonly<Record<string, string>>;
  names: readonly string[];
  className: string;
}

/** Content blocks, one after the other in one box; renders nothing without content. */
export function Blocks({ blocks, names, className }: BlocksProps) {
  return <Prose className={className} html={names.map((name) => blocks[name] ?? "").join("")} />;
}
