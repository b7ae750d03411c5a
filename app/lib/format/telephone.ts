/** How to reach the shop, within a sentence: "call us at …", or "contact us" where it has no phone ("" in the settings). */
export function howToReachUs(phone: string): string {
  return phone === "" ? "contact us" : `call us at ${phone}`;
}

/** A formatted phone number as a tel: URL. */
export function telephone(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}
