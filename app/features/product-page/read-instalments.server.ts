export interface InstalmentsBlock {
  /** Without the example, which is replaced by one for the product's price. */
  readonly html: string;
  readonly terms: { readonly yearlyRate: number; readonly months: readonly number[] } | null;
}

const INTRODUCTIONS = /<p>([^<]*)<\/p>\s*<table/g;
const RATE = /(\d{1,3}(?:\.\d{1,4})?)\s*(?:%|per ?cent) (?:a|per) (?:year|annum)/;
const END = "</table>";

function findExample(html: string): { example: string; rate: string | undefined } {
  for (const { index, 1: paragraph = "" } of html.matchAll(INTRODUCTIONS)) {
    const rate = RATE.exec(paragraph)?.[1];
    const end = rate === undefined ? -1 : html.indexOf(END, index);
    if (end !== -1) return { example: html.slice(index, end + END.length), rate };
  }
  return { example: "", rate: undefined };
}

export function readInstalments(html: string): InstalmentsBlock {
  const { example, rate } = findExample(html);
  const months = [...example.matchAll(/>\s*(\d{1,2}) months\s*</g)].map(([, count]) => Number(count));
  if (months.length === 0) return { html, terms: null };
  return { html: html.replace(example, ""), terms: { yearlyRate: Number(rate), months } };
}
