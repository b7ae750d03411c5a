import { once } from "node:events";
import { createServer } from "node:net";
import { fail } from "./settings";

interface Address {
  readonly host: string;
  readonly port: number;
}

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: "the port is in use. Set PORT to another",
  EACCES: "this user may not open that port. Set PORT to one above 1023",
  EADDRNOTAVAIL: "this machine has no such address. Set HOST to one it has",
  ENOTFOUND: "this host name is unknown. Set HOST to an address of this machine",
};

export function listeningFault({ host, port }: Address, { code, message }: NodeJS.ErrnoException): string {
  return `The shop cannot listen on ${host}:${port}: ${REASONS[code ?? ""] ?? message}.`;
}

/**
 * Fails before the first page is prepared and the demo backend is started, which takes up to a
 * minute.
 */
export async function requireFreePort(address: Address): Promise<void> {
  const probe = createServer().listen(address.port, address.host);
  await once(probe, "listening").catch((error: Error) => fail(listeningFault(address, error)));
  await new Promise((resolve) => probe.close(resolve));
}
