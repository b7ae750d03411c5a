/** Printed without a stack trace. */
export class CommandError extends Error {
  override name = "CommandError";
}
