import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root, sourceFiles, textOf } from "../rules/source-tree.ts";

/** The exports of every module whose source matches, by path. */
export async function modulesWith(pattern: RegExp): Promise<ReadonlyMap<string, Readonly<Record<string, unknown>>>> {
  const paths = sourceFiles(join(root, "app")).filter(
    (path) =>
      /\.tsx?$/.test(path) &&
      !/\.test\.|\/testing\/|\/generated\/|^app\/hosts\//.test(path) &&
      pattern.test(textOf(path)),
  );
  const loaded = paths.map(
    async (path) =>
      [path, (await import(pathToFileURL(join(root, path)).href)) as Readonly<Record<string, unknown>>] as const, // a module's exports
  );
  return new Map(await Promise.all(loaded));
}
