/** What the merchant's block about instalments says. */
export interface Instalments {
  /** Without the example, which gives way to one for the product's price. */
  readonly html: string;
  /** Null where the block's example names no rate. */
  readonly terms: { readonly yearlyRate: number; readonly months: readonly number[] } | null;
}

/** A paragraph that names a yearly rate, and the table it introduces. */
const EXAMPLE =
  /<p>[^<]*?(\d+(?:\.\d+)?)\s*(?:%|per ?cent) (?:a|per) (?:year|annum)[^<]*<\/p>\s*<table[\s\S]*?<\/table>/;

export function readInstalments(html: string): Instalments {
  const [example = "", rate] = EXAMPLE.exec(html) ?? [];
  const months = [...example.matchAll(/>\s*(\d{1,2}) months\s*</g)].map(([, count]) => Number(count));
  if (months.length === 0) return { html, terms: null };
  return { html: html.replace(example, ""), terms: { yearlyRate: Number(rate), months } };
}
