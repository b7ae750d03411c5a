import { readdirSync, readFileSync, readlinkSync } from "node:fs";

export interface ProcessFacts {
  readonly megabytes: number;
  readonly descriptors: number;
  readonly sockets: number;
}

/** Figures of Linux for these processes together. */
export function factsOf(pids: readonly number[]): ProcessFacts {
  const each = pids.map(factsOfOne);
  const sum = (fact: keyof ProcessFacts) => each.reduce((total, facts) => total + facts[fact], 0);
  return { megabytes: sum("megabytes"), descriptors: sum("descriptors"), sockets: sum("sockets") };
}

function factsOfOne(pid: number): ProcessFacts {
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0);
  const descriptors = readdirSync(`/proc/${pid}/fd`);
  const sockets = descriptors.filter((name) => targetOf(`/proc/${pid}/fd/${name}`).startsWith("socket:"));
  return { megabytes: Math.round(kilobytes / 1024), descriptors: descriptors.length, sockets: sockets.length };
}

function targetOf(link: string): string {
  try {
    return readlinkSync(link);
  } catch {
    return ""; // closed meanwhile
  }
}

/** Descendants of a process with this name. */
export function processesCalled(name: string, above: number): number[] {
  const all = readdirSync("/proc").filter((pid) => /^\d+$/.test(pid));
  const stats = all.flatMap((pid) => {
    try {
      const [, comm = "", parent = "0"] = /\((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
      return [{ pid: Number(pid), comm, parent: Number(parent) }];
    } catch {
      return []; // ended meanwhile
    }
  });
  const below = new Set([above]);
  for (let grown = 0; grown !== below.size;) {
    grown = below.size;
    for (const { pid, parent } of stats) if (below.has(parent)) below.add(pid);
  }
  return stats.filter(({ pid, comm }) => below.has(pid) && comm === name).map(({ pid }) => pid);
}
