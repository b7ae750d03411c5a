import ts from "typescript";
import { root, sourceFiles, textOf } from "./source-tree.ts";

export interface Expression {
  readonly where: string;
  readonly expression: RegExp;
}

/** Every regular expression in the app. */
export function expressionsOfApp(): Expression[] {
  return appFiles().flatMap((path) => {
    const file = ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest, true);
    const found: Expression[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf("/");
        const { line } = file.getLineAndCharacterOfPosition(node.getStart());
        const expression = new RegExp(node.text.slice(1, end), node.text.slice(end + 1));
        found.push({ where: `${path}:${line + 1} ${node.text}`, expression });
      }
      const isMade = (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === "RegExp";
      if (isMade) throw new Error(`${path}: an expression that is put together is not tested: write it out`);
      ts.forEachChild(node, visit);
    };
    visit(file);
    return found;
  });
}

/** Parameter types that a worst-case text can be converted to. */
type Made = "text" | "query" | "url" | "number" | "boolean";

export interface Parser {
  readonly path: string;
  readonly name: string;
  readonly takes: readonly Made[];
}

/** Every exported function that can be called with texts alone, which includes all parsers. */
export function parsersOfApp(): Parser[] {
  const paths = appFiles().filter((path) => path.endsWith(".ts") && !STARTS.test(path));
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(`${root}/tsconfig.json`, ts.sys.readFile).config,
    ts.sys,
    root,
  );
  const program = ts.createProgram(
    paths.map((path) => `${root}/${path}`),
    options,
  );
  const checker = program.getTypeChecker();
  return paths.flatMap((path) => {
    const file = program.getSourceFile(`${root}/${path}`);
    const module = file && checker.getSymbolAtLocation(file);
    if (!module || !file) return [];
    return checker.getExportsOfModule(module).flatMap((symbol) => {
      if (/^use[A-Z]/.test(symbol.name)) return [];
      if (symbol.declarations?.[0]?.getSourceFile() !== file) return [];
      const [signature] = checker.getTypeOfSymbolAtLocation(symbol, file).getCallSignatures();
      const takes = signature?.getParameters().map((parameter) => makeable(checker, parameter, file));
      const needed = takes?.slice(0, takes.findLastIndex((made) => made !== "optional") + 1) ?? [];
      const isCallable = needed.every((made): made is Made => made !== null && made !== "optional");
      return isCallable && needed.some((made) => made === "text" || made === "query" || made === "url")
        ? [{ path, name: symbol.name, takes: needed as Made[] }] // every one of them, as was just asked
        : [];
    });
  });
}

function makeable(checker: ts.TypeChecker, parameter: ts.Symbol, file: ts.SourceFile): Made | "optional" | null {
  const type = checker.getTypeOfSymbolAtLocation(parameter, file);
  if (checker.isTypeAssignableTo(checker.getStringType(), type)) return "text";
  const names = (type.isUnion() ? type.types : [type]).map((each) => each.symbol?.name);
  if (names.includes("URLSearchParams")) return "query";
  if (names.includes("URL")) return "url";
  if (checker.isTypeAssignableTo(checker.getNumberType(), type)) return "number";
  if (checker.isTypeAssignableTo(checker.getBooleanType(), type)) return "boolean";
  const declaration = parameter.valueDeclaration;
  const isOptional = declaration && ts.isParameter(declaration) && checker.isOptionalParameter(declaration);
  return isOptional ? "optional" : null;
}

/** Programs, which would start when loaded, and hosts, whose functions open files and sockets. */
const STARTS = /^app\/(hosts\/.*|entry\.client|bundle|routes)\.ts$|\.client\.ts$|\.d\.ts$/;

function appFiles(): string[] {
  return sourceFiles(`${root}/app`).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.|\/testing\/|\/wire\/generated\//.test(path),
  );
}
