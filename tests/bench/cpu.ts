import { readFileSync } from "node:fs";

/** Milliseconds of processor time that a process has used, all its threads together, as Linux counts them. */
export function cpuOf(pid: number): number {
  const [, after = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  // The 14th and 15th field: user and system time, in hundredths of a second.
  const [user = NaN, system = NaN] = after.split(" ").slice(11, 13).map(Number);
  return (user + system) * 10;
}
