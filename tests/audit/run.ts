import { parseArgs } from "node:util";
import { audit, toTable } from "./audit.ts";
import { readShop } from "./read-shop.ts";

/**
 * `npm run audit:shop -- https://shop.example`, with `--enquiry`, `--register` and `--browser` for
 * what it may do besides reading. Exit code 0: nothing is missing; 1: something is; 2: the shop
 * cannot be read.
 */
const flag = { type: "boolean" } as const;
const { positionals, values } = parseArgs({
  options: { enquiry: flag, register: flag, browser: flag },
  allowPositionals: true,
});
const [given = ""] = positionals;
if (!URL.canParse(given)) {
  console.error("Which shop? npm run audit:shop -- https://shop.example");
  process.exit(2);
}
try {
  const findings = audit(await readShop(new URL(given).origin, values));
  const count = (result: string) => findings.filter((finding) => finding.result === result).length;
  console.log(toTable(findings));
  console.log(`${count("met")} met, ${count("missing")} missing, ${count("not decidable")} not decidable`);
  process.exit(count("missing") > 0 ? 1 : 0); // ends the browser
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}
