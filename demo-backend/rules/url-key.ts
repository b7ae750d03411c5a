/** "Kestriva Aura 5G (2026)" → "kestriva-aura-5g-2026". */
export function toUrlKey(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/&/g, " and ")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** "128 GB" → "128GB". */
export function toSkuPart(label: string): string {
  return label.toUpperCase().replace(/[^A-Z0-9]+/g, "");
}

export const urlSuffix = ".html";
