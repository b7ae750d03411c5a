/**
 * Whom an address stands for: an IPv4 address for itself, also one written as IPv6; an IPv6 address for its /64, which is what one connection is given.
 * What is neither stands for itself.
 */
export function networkOf(address: string): string {
  const [bare = ""] = address.split("%", 1);
  const written = `http://[${bare}]/`;
  if (!bare.includes(":") || !URL.canParse(written)) return address;
  // The parser writes every spelling the same way, in hexadecimal and with the longest zeros left out.
  const [head = "", tail] = new URL(written).hostname.slice(1, -1).split("::");
  const [left, right] = [head, tail ?? ""].map((part) => part.split(":").filter(Boolean));
  const groups = [
    ...(left ?? []),
    ...Array<string>(8 - (left?.length ?? 0) - (right?.length ?? 0)).fill("0"),
    ...(right ?? []),
  ];
  const isIpv4 = groups.slice(0, 5).every((group) => group === "0") && groups[5] === "ffff";
  if (!isIpv4) return `${groups.slice(0, 4).join(":")}::/64`;
  const bytes = groups.slice(6).flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255]);
  return bytes.join(".");
}
