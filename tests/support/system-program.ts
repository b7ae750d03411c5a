import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { join } from "node:path";

/** The first of these programs in the PATH or where servers are; null without one. */
export function findProgram(names: readonly string[]): string | null {
  const folders = (process.env["PATH"] ?? "").split(":").filter(Boolean).concat("/usr/sbin");
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable) ?? null;
}

/** Installs it from the first of these packages if it is missing. */
export function requireProgram(what: string, names: readonly string[], packages: readonly string[]): string {
  const found = findProgram(names);
  if (found) return found;
  const failure = installPackage(what, packages);
  const installed = findProgram(names);
  if (installed) return installed;
  const why = failure ? `, and it could not be installed: ${failure}` : "";
  throw new Error(`Starting the tests with ${what}: there is none in the PATH (${names.join(", ")})${why}`);
}

/**
 * Needs apt-get and root. Returns why nothing was installed; null on success or if nothing was
 * tried.
 */
export function installPackage(what: string, packages: readonly string[]): string | null {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return null;
  console.log(`No ${what} yet: installing it with apt-get (once)`);
  const options = { encoding: "utf8", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } } as const;
  spawnSync("apt-get", ["update"], options);
  let failure = "";
  for (const name of packages) {
    const run = spawnSync("apt-get", ["install", "-y", "--no-install-recommends", name], options);
    if (run.status === 0) return null;
    failure = `apt-get install ${name}: ${run.stderr.trim().slice(-500)}`;
  }
  return failure;
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
