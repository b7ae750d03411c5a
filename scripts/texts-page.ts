import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { format } from "oxfmt";

/** Part of `npm run generate`: writes docs/texts.md, every text the shop says, so that they can be read as one voice; with `--check` it only compares. */
const PAGE = "docs/texts.md";
const HEAD = `# What the shop says

Every text of the shop, by folder, in the order of the source; \`…\` stands for what is put in. Made by \`npm run generate\`.
`;
/** Properties whose text a shopper sees or hears. */
const SPOKEN =
  /^(aria-label|aria-description|label|title|alt|hint|placeholder|what|name|heading|text|message|description)$/;

/** Files whose strings no shopper reads. */
const SILENT =
  /\.test\.|\.d\.ts$|testing\/|generated\/|styleguide\/|^entry|^hosts\/|\/logo|pin-regions|config\.server|^lib\/(?:client|commerce\/(?:transport|wire)|format|seo)\//;

const sections = new Map<string, Set<string>>();
for (const file of sources("app")) {
  const folder = file.split("/").slice(1, 3).join("/");
  const texts = sections.get(folder) ?? new Set();
  sections.set(folder, texts);
  collect(ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true), texts);
}

const body = [...sections]
  .filter(([, texts]) => texts.size > 0)
  .map(([folder, texts]) => `## ${folder}\n\n${[...texts].map((text) => `- ${escaped(text)}`).join("\n")}\n`)
  .join("\n");
const { code: page } = await format(PAGE, `${HEAD}\n${body}`, { printWidth: 160 });
if (!process.argv.includes("--check")) writeFileSync(PAGE, page);
else if (readFileSync(PAGE, "utf8") !== page) throw new Error(`${PAGE} is not what the source says: npm run generate`);

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !SILENT.test(name))
    .sort()
    .map((name) => join(folder, name));
}

function collect(node: ts.Node, texts: Set<string>): void {
  if (ts.isJsxElement(node) && node.openingElement.tagName.getText() !== "style") {
    const said = node.children.map(wordsOf).join("").replace(/\s+/g, " ").trim();
    if (/\p{L}{2}/u.test(said.replaceAll("…", ""))) texts.add(said);
  } else if (isSpoken(node)) texts.add(node.text.trim());
  ts.forEachChild(node, (child) => collect(child, texts));
}

function wordsOf(node: ts.JsxChild): string {
  if (ts.isJsxText(node)) return node.text;
  if (!ts.isJsxExpression(node) || !node.expression) return "";
  if (ts.isStringLiteralLike(node.expression)) return node.expression.text;
  if (ts.isTemplateExpression(node.expression)) {
    const { head, templateSpans } = node.expression;
    return head.text + templateSpans.map(({ literal }) => `…${literal.text}`).join("");
  }
  return /^[\w.]+$|^format/.test(node.expression.getText()) ? "…" : "";
}

/** A string that is a sentence, or stands where a control's name stands. */
function isSpoken(node: ts.Node): node is ts.StringLiteralLike {
  if (!ts.isStringLiteralLike(node) || ts.isImportDeclaration(node.parent)) return false;
  const { text, parent } = node;
  // What the backend says in its own words, and the names of its questions, end without a full stop.
  if (node.getSourceFile().fileName.startsWith("app/lib/") && !text.endsWith(".")) return false;
  if (ts.isPropertyAssignment(parent) && parent.name.getText() === "statusText") return false;
  if (
    /^[A-Z₹].* .*\S$|^[A-Z][a-z]+…?$/.test(text) &&
    !/^[A-Z]\w+-|[{}<>=;|]|\\|\//.test(text) &&
    !isForMachines(parent)
  )
    return true;
  const name = ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent) ? parent.name.getText() : "";
  return SPOKEN.test(name) && /^[A-Z]/.test(text);
}

/** An error for the log, a header's name, a type. */
function isForMachines(parent: ts.Node): boolean {
  return (
    ts.isNewExpression(parent) ||
    ts.isLiteralTypeNode(parent) ||
    ts.isPropertyAccessExpression(parent) ||
    ts.isElementAccessExpression(parent) ||
    (ts.isCallExpression(parent) &&
      /headers|Headers|log\.|set$|get$|append$|has$|createElement/.test(parent.expression.getText()))
  );
}

function escaped(text: string): string {
  return text.replace(/([*_<>`[\]])/g, "\\$1").replace(/\s+/g, " ");
}
