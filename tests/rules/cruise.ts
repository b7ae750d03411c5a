import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { root } from "./source-tree.ts";

export interface Breach {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

const PROGRAM = join(root, "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs");
const CONFIG = join(root, ".dependency-cruiser.cjs");

interface Cruise {
  readonly modules: readonly {
    readonly source: string;
    readonly dependencies: readonly { readonly resolved: string }[];
  }[];
  readonly summary: {
    readonly violations: readonly (Omit<Breach, "rule"> & { readonly rule: { readonly name: string } })[];
  };
}

export async function breachesIn(base: string, folders: readonly string[]): Promise<Breach[]> {
  const { summary } = await cruise(base, folders);
  return summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
}

function cruise(base: string, folders: readonly string[]): Promise<Cruise> {
  const args = [PROGRAM, ...folders, "--config", CONFIG, "--output-type", "json"];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: base, maxBuffer: 256 * 1024 * 1024 }, (_, stdout, stderr) => {
      if (stdout === "") return reject(new Error(`cruising ${base}: ${stderr}`));
      resolve(JSON.parse(stdout) as Cruise); // dependency-cruiser's own output
    });
  });
}

/** A temporary source tree within the project, so that packages resolve. */
export async function withSourceTree<T>(
  files: Readonly<Record<string, string>>,
  work: (base: string) => Promise<T>,
): Promise<T> {
  await mkdir(join(root, ".cache"), { recursive: true });
  const base = await mkdtemp(join(root, ".cache/source-tree-"));
  const compilerOptions = {
    module: "ESNext",
    moduleResolution: "Bundler",
    jsx: "react-jsx",
    paths: { "~/*": ["./app/*"] },
  };
  try {
    for (const [path, text] of Object.entries({ ...files, "tsconfig.json": JSON.stringify({ compilerOptions }) })) {
      await mkdir(dirname(join(base, path)), { recursive: true });
      await writeFile(join(base, path), text);
    }
    return await work(base);
  } finally {
    await rm(base, { recursive: true, force: true });
  }
}
