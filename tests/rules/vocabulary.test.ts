import ts from "typescript";
import { expect, test } from "vitest";
import { sourceFiles, textOf } from "./source-tree.ts";

/**
 * Words in code style in the "not" column of docs/glossary.md. The others have other uses and are
 * left to reviewers.
 */
const BANNED = new Set(
  textOf("docs/glossary.md")
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .flatMap((row) => [...(row.split("|")[3] ?? "").matchAll(/`([a-z]+)`/g)])
    .map(([, word = ""]) => word),
);

/** Generated names follow the schema; these folders draw rooms with floors. */
const EXEMPT = /\/generated\//;

const sources = sourceFiles().filter(
  (path) => /^(app|demo-backend|scripts|tests)\/.*\.tsx?$/.test(path) && !EXEMPT.test(path),
);

test("exported identifiers use the glossary's words", () => {
  expect(BANNED.size).toBeGreaterThan(30);
  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.flatMap((path) => violationsOf(path, textOf(path)))).toEqual([]);
});

test("violationsOf finds a banned whole word in every kind of export", () => {
  const text = `
    export function keepCart() {}
    export const LATE_PART = 1, { arrival } = data;
    export type Refused = never;
    export interface SoftLink {}
    export class Shelf {}
    export { cart as droppable, cart as dropCart };
    export const keeper = 2, related = 3, SOFTWARE = 4;
    const patience = 5;
  `;
  expect(violationsOf("x.ts", text)).toEqual([
    "x.ts: keepCart (keep)",
    "x.ts: LATE_PART (late)",
    "x.ts: arrival (arrival)",
    "x.ts: Refused (refused)",
    "x.ts: SoftLink (soft)",
    "x.ts: Shelf (shelf)",
    "x.ts: dropCart (drop)",
  ]);
});

function violationsOf(path: string, text: string): string[] {
  return exportedNames(path, text).flatMap((name) =>
    wordsOf(name)
      .filter((word) => BANNED.has(word))
      .map((word) => `${path}: ${name} (${word})`),
  );
}

/** May have such a name: parsing all files takes seven seconds. */
const SUSPICIOUS = new RegExp(`export\\b.*(?:${[...BANNED].join("|")})|export [^=(]*\\{\\s*$`, "im");

function exportedNames(path: string, text: string): string[] {
  if (!SUSPICIOUS.test(text)) return [];
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  return statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) {
      const clause = statement.exportClause;
      return clause && ts.isNamedExports(clause) ? clause.elements.map(({ name }) => name.text) : [];
    }
    const isExported = ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(isExportKeyword);
    if (!isExported) return [];
    if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.flatMap(bindingNames);
    return isNamedDeclaration(statement) && statement.name ? [statement.name.text] : [];
  });
}

function isExportKeyword({ kind }: ts.Modifier): boolean {
  return kind === ts.SyntaxKind.ExportKeyword;
}

type NamedDeclaration =
  | ts.FunctionDeclaration
  | ts.ClassDeclaration
  | ts.InterfaceDeclaration
  | ts.TypeAliasDeclaration;

function isNamedDeclaration(node: ts.Statement): node is NamedDeclaration {
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node)
  );
}

function bindingNames({ name }: ts.VariableDeclaration | ts.BindingElement): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? bindingNames(element) : []));
}

function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1_$2")
    .toLowerCase()
    .split("_");
}
