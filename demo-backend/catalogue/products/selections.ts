import type { BundleSeed } from "../seed.ts";

type Selection = BundleSeed["options"][number]["selections"][number];

export function part(sku: string, qty = 1): Selection {
  return { sku, qty };
}

export function defaultSelection(sku: string): Selection {
  return { sku, qty: 1, isDefault: true };
}
