/** Printed without a stack trace. */
export class CommandError extends Error {
  override name = "CommandError";
}

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: "the port is in use. Choose another with --port or DEMO_BACKEND_PORT",
  EADDRNOTAVAIL: "this machine has no such address. Choose another with --host",
  EACCES: "this user has no right to",
  EROFS: "it can only be read",
  ENOTDIR: "a part of it is no folder",
  EEXIST: "it is no folder",
  SQLITE_CANTOPEN: "its database cannot be opened by this user",
  SQLITE_READONLY: "its database can only be read by this user",
};

/** With what Node adds to the system's errors. */
interface SystemError extends Error {
  code?: string;
  syscall?: string;
  address?: string;
  port?: number;
  path?: string;
}

/**
 * A sentence for what a user can mend (options, port, data folder); null for a fault of the
 * program.
 */
export function toSentence(error: unknown): string | null {
  if (error instanceof CommandError) return error.message;
  if (!(error instanceof Error)) return null;
  const { code = "", syscall, address, port, path }: SystemError = error;
  if (code.startsWith("ERR_PARSE_ARGS")) return error.message;
  const reason = REASONS[code];
  if (syscall === "listen") return `The demo backend cannot listen on ${address}:${port}: ${reason ?? code}.`;
  if (reason && (path !== undefined || code.startsWith("SQLITE")))
    return `The data folder${path === undefined ? "" : ` (${path})`} cannot be used: ${reason}. Choose another with --data or DATA_DIR.`;
  return null;
}
