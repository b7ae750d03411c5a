import { readFileSync, writeFileSync } from "node:fs";
import { format } from "oxfmt";
import type { z } from "zod";
import { nodeSettingsSchema } from "../app/hosts/node/settings";
import { settingsSchema } from "../app/lib/server/protection/settings-schema.server";

/**
 * Part of `npm run generate`: writes docs/settings.md, .env.example and docs/dependencies.md; with
 * `--check` it only compares.
 */
const DEPENDENCIES = "docs/dependencies.md";
const pages = {
  "docs/settings.md": await formatted("docs/settings.md", settingsPage()),
  ".env.example": envExample(),
  [DEPENDENCIES]: await formatted(DEPENDENCIES, dependencyPage()),
};
for (const [page, text] of Object.entries(pages)) {
  if (!process.argv.includes("--check")) writeFileSync(page, text);
  else if (readFileSync(page, "utf8") !== text) throw new Error(`${page} is out of date: npm run generate`);
}

async function formatted(file: string, page: string): Promise<string> {
  return (await format(file, page, { printWidth: 120 })).code;
}

interface Setting {
  readonly name: string;
  readonly description: string;
  readonly unset: string;
  readonly example: string;
}

function settingsPage(): string {
  /** Groups of settings, by the prefix of their descriptions. */
  const [node, backend] = ["Node only: ", "the demo backend's: "];
  const settings = readSettings();
  const isOf = (start: string) => (setting: Setting) => setting.description.startsWith(start);
  const forBoth = settings.filter((setting) => !isOf(node)(setting) && !isOf(backend)(setting));
  return `# Settings

Written by \`npm run generate\` from \`app/lib/server/protection/settings-schema.server.ts\` and \`app/hosts/node/settings.ts\`.

Environment variables on Node (or \`.env\`, see [.env.example](../.env.example)), vars and secrets on the worker. Malformed ones stop the start.

## The shop, on every host

${table(forBoth)}

## Node

${table(settings.filter(isOf(node)), node)}

## The demo backend

${table(settings.filter(isOf(backend)), backend)}
`;
}

function readSettings(): Setting[] {
  return Object.entries<z.ZodType>({ ...settingsSchema.shape, ...nodeSettingsSchema.shape }).map(([name, schema]) => {
    const { description = "", unset, example = "" } = schema.meta() ?? {};
    if (description === "") throw new Error(`${name} has no description`);
    return { name, description, unset: String(unset ?? defaultOf(schema)), example: String(example) };
  });
}

function defaultOf(schema: z.ZodType): string {
  const { data } = schema.safeParse(undefined);
  return typeof data === "string" || typeof data === "number" ? `\`${data}\`` : "none";
}

/** `prefix`: of the descriptions, which the heading says. */
function table(rows: readonly Setting[], prefix = ""): string {
  const written = rows.map(
    ({ name, unset, description, example }) =>
      `| \`${name}\` | ${unset} | ${description.slice(prefix.length)}${example && `; e.g. \`${example}\``} |`,
  );
  return ["| name | default | meaning |", "| --- | --- | --- |", ...written].join("\n");
}

function envExample(): string {
  const parts = readSettings().map(({ name, unset, description, example }) => {
    const value = example || (/^`([^`]*)`$/.exec(unset)?.[1] ?? "");
    const text = description + (unset === "none" ? "" : ` (default: ${unset})`);
    return `${text.replace(/(.{1,117})(?:\s+|$)/g, "# $1\n").trimEnd()}\n#${name}=${value}\n`;
  });
  return `# Copy this to .env and take the # off what you set. What the environment says itself goes first.\n\n${parts.join("\n")}`;
}

/** Writes versions and licences. The reasons stay as they are in the page. */
function dependencyPage(): string {
  const read = <T>(file: string) => JSON.parse(readFileSync(file, "utf8")) as T; // npm's own formats
  const { packages } = read<{ packages: Readonly<Record<string, Locked>> }>("package-lock.json");
  const manifests = ["package.json", "demo-backend/package.json"].map((file) => read<Manifest>(file));
  const written = readFileSync(DEPENDENCIES, "utf8").matchAll(/^- `([^`]+)`.*?: (.+)$/gm);
  const reasons = new Map([...written].map(([, name = "", reason]) => [name, reason]));
  const direct = (kind: keyof Manifest): string => {
    const versions = new Map(manifests.flatMap((manifest) => Object.entries(manifest[kind] ?? {})));
    const sorted = [...versions].sort(([one], [other]) => one.localeCompare(other));
    const rows = sorted.map(([name, version]) => {
      const reason = reasons.get(name);
      if (!reason) throw new Error(`${DEPENDENCIES} needs a line "- \`${name}\`: its reason"`);
      return `- \`${name}\` ${version} (${licenceOf(name, packages)}): ${reason}`;
    });
    return rows.join("\n");
  };
  const installed = Object.entries(packages).filter(([path, { link }]) => path.includes("node_modules/") && !link);
  const atRunTime = installed.filter(([, { dev }]) => !dev);
  const copyleft = atRunTime.filter(([, { license }]) => license?.includes("GPL"));
  // sharp has a package for each platform.
  const platform = /-(?:darwin|linux|linuxmusl|wasm32|win32)\b.*/;
  const copyleftNames = copyleft.map(([path]) => `\`${path.replace(/.*node_modules\//, "").replace(platform, "-*")}\``);
  return `# Dependencies and licences

\`npm run generate\` writes versions and licences. A new dependency needs a line here with its name and reason.

## What runs

\`npm ci --omit=dev\`: ${atRunTime.length} packages for all platforms together. \`npm run sbom\` lists them as CycloneDX.

${direct("dependencies")}

## What builds and tests

${direct("devDependencies")}

## Licences

Of what runs: ${counts(atRunTime)}. Copyleft: ${[...new Set(copyleftNames)].join(", ")} (${copyleft.length} packages).

Not shipped: ${counts(installed.filter(([, { dev }]) => dev))}.
`;
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
interface Locked {
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly resolved?: string;
}

function licenceOf(name: string, packages: Readonly<Record<string, Locked>>): string {
  const entry = packages[`node_modules/${name}`];
  const licence = (entry?.link ? packages[entry.resolved ?? ""] : entry)?.license;
  if (!licence) throw new Error(`${name}: the lock file names no licence`);
  return licence;
}

function counts(packages: readonly (readonly [string, Locked])[]): string {
  const groups = new Map<string, number>();
  for (const [, { license = "not stated" }] of packages) groups.set(license, (groups.get(license) ?? 0) + 1);
  const sorted = [...groups].sort(([, one], [, other]) => other - one);
  return sorted.map(([license, count]) => `${license} ${count}`).join(", ");
}
