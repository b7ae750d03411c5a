const megabytes: Record<string, number> = { KB: 1 / 1024, MB: 1, GB: 1024, TB: 1024 * 1024 };

/** Sizes by size ("512 GB" before "1 TB"), otherwise natural order. */
export function compareOptions(a: string, b: string): number {
  const [sizeA, sizeB] = [sizeOf(a), sizeOf(b)];
  if (sizeA !== null && sizeB !== null && sizeA !== sizeB) return sizeA - sizeB;
  return collator.compare(a, b);
}

const collator = new Intl.Collator("en", { numeric: true });

function sizeOf(label: string): number | null {
  const parts = /^(\d+(?:\.\d+)?)\s*([KMGT]B)$/i.exec(label);
  const unit = megabytes[(parts?.[2] ?? "").toUpperCase()];
  return parts && unit !== undefined ? Number(parts[1]) * unit : null;
}
