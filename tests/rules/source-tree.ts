import { readdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

/** Every file of the source tree that .gitignore does not exclude. */
export function sourceFiles(folder: string = root): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (isIgnored(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? sourceFiles(path) : [relative(root, path)];
  });
}

export function textOf(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

export function isText(path: string): boolean {
  return !/\.(png|jpe?g|webp|avif|gif|ico|woff2?|db|gz|br)$/.test(path);
}

export function nameOf(path: string): string {
  return basename(path);
}

const ignored = textOf(".gitignore")
  .split("\n")
  .map((line) => line.trim().replace(/\/$/, ""))
  .filter((line) => line !== "" && !line.startsWith("#"));

function isIgnored(name: string): boolean {
  if (name === ".git") return true;
  return ignored.some((pattern) => (pattern.startsWith("*") ? name.endsWith(pattern.slice(1)) : name === pattern));
}
