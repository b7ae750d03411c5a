/**
 * Whether a list such as Accept or Accept-Encoding names `value` with a weight above 0 (RFC 9110,
 * 12.4.2).
 */
export function accepts(header: string | null | undefined, value: string): boolean {
  const offers = (header ?? "").toLowerCase().split(",");
  return offers.some((offer) => {
    const [name, ...parameters] = offer.split(";").map((part) => part.trim());
    return name === value && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
