import { readFileSync, writeFileSync } from "node:fs";
import { format } from "oxfmt";
import type { z } from "zod";
import { nodeSettingsSchema } from "../app/hosts/node/settings";
import { settingsSchema } from "../app/lib/server/protection/settings-schema.server";

/** Part of `npm run generate`: writes docs/settings.md and .env.example from the schemas; with `--check` it only compares. */

/** Groups of docs/settings.md. The prefix of a setting's description names its group. */
const NODE = "Node only: ";
const BACKEND = "the demo backend's: ";

const INTRODUCTION = `# Settings

Written by \`npm run generate\` from \`app/lib/server/protection/settings-schema.server.ts\` and \`app/hosts/node/settings.ts\`.

Environment variables on Node (or \`.env\`, see [.env.example](../.env.example)), vars and secrets on the worker. Malformed ones stop the start.`;

const settings = Object.entries<z.ZodType>({ ...settingsSchema.shape, ...nodeSettingsSchema.shape }).map(
  ([name, schema]) => {
    const { description = "", unset, example = "" } = schema.meta() ?? {};
    if (description === "") throw new Error(`${name} has no description`);
    return { name, description, unset: String(unset ?? defaultOf(schema)), example: String(example) };
  },
);

type Setting = (typeof settings)[number];

function defaultOf(schema: z.ZodType): string {
  const { data } = schema.safeParse(undefined);
  return typeof data === "string" || typeof data === "number" ? `\`${data}\`` : "none";
}

function settingsPage(): string {
  const isOf = (start: string) => (setting: Setting) => setting.description.startsWith(start);
  const forBoth = settings.filter((setting) => !isOf(NODE)(setting) && !isOf(BACKEND)(setting));
  return [
    INTRODUCTION,
    `## The shop, on every host\n\n${table(forBoth)}`,
    `## Node\n\n${table(settings.filter(isOf(NODE)), NODE)}`,
    `## The demo backend\n\n${table(settings.filter(isOf(BACKEND)), BACKEND)}\n`,
  ].join("\n\n");
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
  const parts = settings.map(({ name, unset, description, example }) => {
    const value = example || (/^`([^`]*)`$/.exec(unset)?.[1] ?? "");
    const text = description + (unset === "none" ? "" : ` (default: ${unset})`);
    return `${text.replace(/(.{1,117})(?:\s+|$)/g, "# $1\n").trimEnd()}\n#${name}=${value}\n`;
  });
  return `# Copy this to .env and take the # off what you set. What the environment says itself goes first.\n\n${parts.join("\n")}`;
}

const pages = {
  "docs/settings.md": (await format("docs/settings.md", settingsPage(), { printWidth: 120 })).code,
  ".env.example": envExample(),
};
for (const [page, text] of Object.entries(pages)) {
  if (!process.argv.includes("--check")) writeFileSync(page, text);
  else if (readFileSync(page, "utf8") !== text)
    throw new Error(`${page} is not what the settings say: npm run generate`);
}
