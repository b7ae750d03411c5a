import { readFileSync, writeFileSync } from "node:fs";
import { format } from "oxfmt";
import type { z } from "zod";
import { nodeSettingsSchema } from "../app/hosts/node/settings";
import { settingsSchema } from "../app/lib/server/protection/config.server";

/** Part of `npm run generate`: writes README's table of settings and .env.example from the schemas; with `--check` it only compares. */
const settings = Object.entries<z.ZodType>({ ...settingsSchema.shape, ...nodeSettingsSchema.shape }).map(
  ([name, schema]) => {
    const { description = "", unset, example = "" } = schema.meta() ?? {};
    if (description === "") throw new Error(`${name} has no description`);
    return { name, description, unset: String(unset ?? defaultOf(schema)), example: String(example) };
  },
);

function defaultOf(schema: z.ZodType): string {
  const { data } = schema.safeParse(undefined);
  return typeof data === "string" || typeof data === "number" ? `\`${data}\`` : "none";
}

function table(): string {
  const rows = settings.map(
    ({ name, unset, description, example }) =>
      `| \`${name}\` | ${unset} | ${description}${example && `; e.g. \`${example}\``} |`,
  );
  return ["| name | default | meaning |", "| --- | --- | --- |", ...rows].join("\n");
}

function envExample(): string {
  const parts = settings.map(({ name, unset, description, example }) => {
    const value = example || (/^`([^`]*)`$/.exec(unset)?.[1] ?? "");
    return `${comment(description + (unset === "none" ? "" : ` (default: ${unset})`))}\n#${name}=${value}\n`;
  });
  return `# Copy this to .env and take the # off what you set. What the environment says itself goes first.\n\n${parts.join("\n")}`;
}

/** Lines of at most 120 characters. */
function comment(text: string): string {
  return text.replace(/(.{1,117})(?:\s+|$)/g, "# $1\n").trimEnd();
}

const readme = readFileSync("README.md", "utf8");
const pages = {
  "README.md": (
    await format("README.md", readme.replace(/^\| name .*\n(?:\|.*\n)+/m, `${table()}\n`), { printWidth: 120 })
  ).code,
  ".env.example": envExample(),
};
for (const [page, text] of Object.entries(pages)) {
  if (!process.argv.includes("--check")) writeFileSync(page, text);
  else if (readFileSync(page, "utf8") !== text)
    throw new Error(`${page} is not what the settings say: npm run generate`);
}
