export function contactText(phone: string): string {
  return phone === "" ? "contact us" : `call us at ${phone}`;
}

export function telephone(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}
