import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { CommandError } from "./command-error.ts";
import { shopSettings } from "../rules/shop-settings.ts";
import { importCatalogue } from "../import/import-catalogue.ts";
import { toLines } from "../import/import-report.ts";
import { dataOption, openShop } from "./open-shop.ts";

const progressIntervalMs = 2_000;

export async function runImport(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { ...dataOption, currency: { type: "string", default: "INR" }, rate: { type: "string" } },
  });
  if (positionals.length === 0) throw new CommandError("Importing: no file was named");
  for (const file of positionals) if (!existsSync(file)) throw new CommandError(`Importing: there is no file ${file}`);
  const currency = values.currency.toUpperCase();
  const rates = readRates(currency, values.rate);
  if (currency !== "INR") console.log(`Prices in ${currency} are taken as ₹${rates[currency]?.toFixed(2)} each.`);

  const started = Date.now();
  let reportedAt = started;
  const store = await openShop(values.data);
  try {
    const onProgress = (rows: number, file: string) => {
      if (Date.now() - reportedAt < progressIntervalMs) return;
      reportedAt = Date.now();
      console.log(`${file}: ${rows} rows`);
    };
    const report = await importCatalogue(store, { files: positionals, rates, currency, now: new Date(), onProgress });
    for (const line of toLines(report)) console.log(line);
    console.log(`Done in ${((Date.now() - started) / 1000).toFixed(1)} s. A running shop shows it now.`);
  } finally {
    store.close();
  }
}

/** Rupees per unit: as given, otherwise from the shop's display rates. */
function readRates(currency: string, given: string | undefined): Record<string, number> {
  const { currencies } = shopSettings();
  const rates = Object.fromEntries(currencies.map(({ code, rate }) => [code, 1 / rate]));
  if (given !== undefined) rates[currency] = Number(given);
  const rate = rates[currency];
  if (rate === undefined || !(rate > 0))
    throw new CommandError(`Importing: ${currency} needs a --rate, rupees for one`);
  return rates;
}
