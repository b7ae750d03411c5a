/**
 * Whom an address stands for: an IPv4 address for itself, also one written as IPv6; an IPv6 address for its /64, which is what one connection is given.
 * What is neither stands for itself. A port, as some proxies write it behind the address, is another one for each connection and left out.
 */
export function networkOf(address: string): string {
  const withoutPort = address.replace(/^([\d.]+):\d+$/, "$1").replace(/^\[(.*)\](?::\d+)?$/, "$1");
  const [bare = ""] = withoutPort.split("%", 1);
  const written = `http://[${bare}]/`;
  if (!bare.includes(":") || !URL.canParse(written)) return withoutPort;
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
