import { createWriteStream } from "node:fs";
import { parseArgs } from "node:util";
import { createGzip } from "node:zlib";
import { pipeline } from "node:stream/promises";
import { Readable } from "node:stream";
import { CommandError } from "./command-error.ts";
import { exportRows } from "../store/import/export-rows.ts";
import { dataOption, openExistingShop } from "./open-shop.ts";

export async function runExport(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: dataOption });
  const [file, ...more] = positionals;
  if (more.length > 0) throw new CommandError("Exporting: name only one file");
  const store = await openExistingShop(values.data);
  try {
    const { rows, skipped } = exportRows(store.db);
    await writeLines(Readable.from(toLines(rows)), file);
    // stdout may carry the rows.
    if (skipped > 0) console.error(`${skipped} gift cards are left out: the format does not support them.`);
  } finally {
    store.close();
  }
}

async function writeLines(lines: Readable, file: string | undefined): Promise<void> {
  if (file === undefined) return pipeline(lines, process.stdout, { end: false });
  if (file.endsWith(".gz")) return pipeline(lines, createGzip(), createWriteStream(file));
  return pipeline(lines, createWriteStream(file));
}

function* toLines(rows: Iterable<object>): Generator<string> {
  for (const row of rows) yield `${JSON.stringify(row)}\n`;
}
