/** The person who typed a command is told this and nothing else. */
export class CommandError extends Error {
  override name = "CommandError";
}
