import { readdirSync } from "node:fs";
import { connect } from "node:net";

/**
 * Aborts each request when its response begins. Resolves when all connections are closed on this
 * side.
 */
export async function abortDownloads(
  origin: string,
  paths: readonly string[],
  { count, atOnce = 50 }: { count: number; atOnce?: number },
): Promise<void> {
  let begun = 0;
  const abortNext = async (): Promise<void> => {
    if (begun >= count) return;
    const path = paths[begun % paths.length] ?? "/";
    begun += 1;
    await abortDownload(new URL(path, origin));
    return abortNext();
  };
  await Promise.all(Array.from({ length: atOnce }, abortNext));
}

function abortDownload({ hostname, port, host, pathname, search }: URL): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(`GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nAccept: image/webp,*/*\r\n\r\n`);
    });
    // Reset, so that the shop cannot continue to write.
    socket.once("data", () => socket.resetAndDestroy());
    socket.once("error", reject);
    socket.once("close", () => resolve());
  });
}

/** Open files and sockets of a process; null without /proc. */
export function descriptorsOf(pid: number): number | null {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return null;
  }
}
