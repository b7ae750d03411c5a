import { readFileSync } from "node:fs";
import { packageFolder } from "../package-folder.ts";

/** Of the package, so the caller names the type. */
export function readJson<Data>(name: string): Data {
  return JSON.parse(readFileSync(new URL(`catalogue/data/${name}`, packageFolder), "utf8")) as Data; // see above
}

/** One JSON value per line. */
export function readLines<Data>(file: URL): Data[] {
  const lines = readFileSync(file, "utf8").trim().split("\n");
  return lines.map((line) => JSON.parse(line) as Data); // see above
}
