export interface InstalmentsBlock {
  /** Without the example, which is replaced by one for the product's price. */
  readonly html: string;
  readonly terms: { readonly yearlyRate: number; readonly months: readonly number[] } | null;
}

const INTRODUCTIONS = /<p>([^<]*)<\/p>\s*<table/g;
const RATE = /(\d{1,3}(?:\.\d{1,4})?)\s*(?:%|per ?cent) (?:a|per) (?:year|annum)/;
const END = "</table>";

export function readInstalments(html: string): InstalmentsBlock {
  for (const { index, 1: paragraph = "" } of html.matchAll(INTRODUCTIONS)) {
    const rate = RATE.exec(paragraph)?.[1];
    const end = html.indexOf(END, index);
    if (rate === undefined || end === -1) continue;
    const example = html.slice(index, end + END.length);
    const months = [...example.matchAll(/>\s*(\d{1,2}) months\s*</g)].map(([, count]) => Number(count));
    if (months.length === 0) break;
    return { html: html.replace(example, ""), terms: { yearlyRate: Number(rate), months } };
  }
  return { html, terms: null };
}
