import { readFileSync } from "node:fs";

/** CPU time of a process in ms, all threads together, as Linux counts it. */
export function cpuOf(pid: number): number {
  const [, after = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  // Fields 14 and 15: user and system time, in hundredths of a second.
  const [user = NaN, system = NaN] = after.split(" ").slice(11, 13).map(Number);
  return (user + system) * 10;
}
