/** For attempt limits: an IPv4 address (also written as IPv6), or the /64 of an IPv6 one. Ignores a port that a proxy appended. Other text is unchanged. */
export function networkOf(address: string): string {
  const withoutPort = address.replace(/^([\d.]+):\d+$/, "$1").replace(/^\[(.*)\](?::\d+)?$/, "$1");
  const [bare = ""] = withoutPort.split("%", 1);
  const written = `http://[${bare}]/`;
  if (!bare.includes(":") || !URL.canParse(written)) return withoutPort;
  // The URL parser normalises every spelling: hexadecimal, longest zeros left out.
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
