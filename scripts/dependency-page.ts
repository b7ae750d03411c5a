import { readFileSync, writeFileSync } from "node:fs";
import { format } from "oxfmt";
import { REASONS } from "./dependency-reasons";

/** Part of `npm run generate`: writes docs/dependencies.md from package.json, the lock file and the reasons; with `--check` it only compares. */
interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly resolved?: string;
}

const read = <T>(file: string) => JSON.parse(readFileSync(file, "utf8")) as T; // npm's own formats
const lock = read<{ packages: Record<string, Locked> }>("package-lock.json").packages;
const manifests = ["package.json", "demo-backend/package.json"].map((file) => read<Manifest>(file));
const installed = Object.entries(lock).filter(([path, { link }]) => path.includes("node_modules/") && !link);
const nameOf = (path: string) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

function licenceOf(name: string): string {
  const entry = lock[`node_modules/${name}`];
  const licence = (entry?.link ? lock[entry.resolved ?? ""] : entry)?.license;
  if (!licence) throw new Error(`${name}: the lock file names no licence`);
  return licence;
}

function direct(kind: keyof Manifest): string {
  const asked = Object.assign({}, ...manifests.map((manifest) => manifest[kind])) as Record<string, string>; // a union of records
  const rows = Object.entries(asked)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, version]) => {
      const reason = REASONS[name];
      if (!reason) throw new Error(`${name} has no reason in scripts/dependency-reasons.ts`);
      return `- \`${name}\` ${version} (${licenceOf(name)}): ${reason}`;
    });
  return rows.join("\n");
}

function counts(packages: readonly (readonly [string, Locked])[]): string {
  const groups = new Map<string, number>();
  for (const [, { license = "not stated" }] of packages) groups.set(license, (groups.get(license) ?? 0) + 1);
  const sorted = [...groups].sort(([, one], [, other]) => other - one);
  return sorted.map(([license, count]) => `${license} ${count}`).join(", ");
}

const atRunTime = installed.filter(([, { dev }]) => !dev);
/** sharp has a package for each platform. */
const copyleft = atRunTime.filter(([, { license }]) => license?.includes("GPL")).map(([path]) => nameOf(path));
const copyleftNames = new Set(
  copyleft.map((name) => name.replace(/-(?:darwin|linux|linuxmusl|wasm32|win32)\b.*/, "-*")),
);
const atTheDesk = installed.filter(([, { dev }]) => dev);

const page = `# Dependencies and licences

Written by \`npm run generate\` from package.json, package-lock.json and scripts/dependency-reasons.ts.

## What runs

\`npm ci --omit=dev\`: ${atRunTime.length} packages for all platforms together. \`npm run sbom\` lists them as CycloneDX.

${direct("dependencies")}

## What builds and tests

${direct("devDependencies")}

## Licences

Of what runs: ${counts(atRunTime)}. Copyleft: ${[...copyleftNames].map((name) => `\`${name}\``).join(", ")} (${copyleft.length} packages).

Not shipped: ${counts(atTheDesk)}.
`;

const asked = new Set(
  manifests.flatMap((manifest) =>
    [manifest.dependencies, manifest.devDependencies].flatMap((of) => Object.keys(of ?? {})),
  ),
);
const unasked = Object.keys(REASONS).filter((name) => !asked.has(name));
if (unasked.length > 0) throw new Error(`Reasons for what is no dependency: ${unasked.join(", ")}`);

const file = "docs/dependencies.md";
const text = (await format(file, page, { printWidth: 120 })).code;
if (!process.argv.includes("--check")) writeFileSync(file, text);
else if (readFileSync(file, "utf8") !== text)
  throw new Error(`${file} is not what package.json says: npm run generate`);
