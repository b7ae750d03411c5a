/** A formatted phone number as a tel: URL. */
export function telephone(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}
