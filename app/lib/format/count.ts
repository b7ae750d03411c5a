/** "1 product", "1,234 products". Without a locale only digits. */
export function formatCount(count: number, noun: string, locale?: string): string {
  const number = locale === undefined ? String(count) : count.toLocaleString(locale);
  return `${number} ${noun}${count === 1 ? "" : "s"}`;
}
