import { statSync } from "node:fs";
import { parseArgs } from "node:util";
import { readStatistics } from "../store/import/shop-statistics.ts";
import { databaseFile, dataOption, openExistingShop } from "./open-shop.ts";

export async function runStats(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: dataOption });
  const store = await openExistingShop(values.data);
  try {
    const figures = readStatistics(store.db);
    const width = Math.max(...figures.map(([label]) => label.length));
    for (const [label, figure] of figures) console.log(`${label.padEnd(width)}  ${figure}`);
    console.log(`${"database".padEnd(width)}  ${(statSync(databaseFile(values.data)).size / 1_048_576).toFixed(1)} MB`);
  } finally {
    store.close();
  }
}
