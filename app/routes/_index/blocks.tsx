import { Prose } from "~/ui/prose";

interface BlocksProps {
  /** HTML by identifier. */
  blocks: Readonly<Record<string, string>>;
  names: readonly string[];
  className?: string;
}

/** Content blocks, side by side in a box with a class; renders nothing without content. */
export function Blocks({ blocks, names, className }: BlocksProps) {
  const there = names.filter((name) => blocks[name]);
  const shown = there.map((name) => <Prose key={name} className={name} html={blocks[name] ?? ""} />);
  return className && there.length > 0 ? <div className={className}>{shown}</div> : <>{shown}</>;
}
