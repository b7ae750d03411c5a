import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "oxfmt";
import { cruise } from "./cruise.ts";
import { root } from "./source-tree.ts";

/** `npm run map`: writes the picture of the folder graph into docs/architecture.md, from the imports as they are. */
const PAGE = join(root, "docs/architecture.md");
const FOLDER = "^app/(?:lib/commerce|(?:features|lib)/[^/]+|[^/]+)/";

const { modules } = await cruise(root, ["app"]);
const isTest = (path: string) => /\.test\.|\/testing\//.test(path);

const edges = new Map<string, Set<string>>();
for (const { source, dependencies } of modules) {
  const from = isTest(source) ? null : folderOf(source);
  for (const { resolved } of dependencies) {
    const to = folderOf(resolved);
    if (from === null || to === null || from === to) continue;
    edges.set(from, (edges.get(from) ?? new Set()).add(to));
  }
}
writeFileSync(PAGE, (await format(PAGE, page(), { printWidth: 160 })).code);

function folderOf(path: string): string | null {
  if (!path.startsWith("app/")) return null;
  return new RegExp(FOLDER).exec(path)?.[0].slice("app/".length, -1) ?? "root";
}

/** Edges that a longer way implies are left out, or nobody could read the picture. */
function isImplied(from: string, to: string): boolean {
  return [...(edges.get(from) ?? [])].some((between) => between !== to && reaches(between, to, new Set()));
}

function reaches(from: string, to: string, seen: Set<string>): boolean {
  if (from === to) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return [...(edges.get(from) ?? [])].some((next) => reaches(next, to, seen));
}

function page(): string {
  const lines = [...edges].flatMap(([from, tos]) =>
    [...tos].filter((to) => !isImplied(from, to)).map((to) => `  ${from} --> ${to}`),
  );
  return `# Architecture

Who imports whom among the folders of \`app\`, types included; an arrow that follows from others is left out. Written by \`npm run map\`, never by hand.
The order behind it is the list in \`tests/rules/layers.cjs\` ([decision 0030](decisions/0030-a-trade-has-one-folder.md)); what each folder is for stands in its README.

\`\`\`mermaid
graph TD
${lines.sort().join("\n")}
\`\`\`
`;
}
