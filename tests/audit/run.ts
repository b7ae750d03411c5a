import { audit, toTable } from "./audit.ts";
import { readShop } from "./read-shop.ts";

/**
 * `npm run audit:shop -- https://shop.example`. Exit code 0: nothing is missing; 1: something is; 2:
 * the shop cannot be read.
 */
const [, , given = ""] = process.argv;
if (!URL.canParse(given)) {
  console.error("Which shop? npm run audit:shop -- https://shop.example");
  process.exit(2);
}
try {
  const findings = audit(await readShop(new URL(given).origin));
  const count = (result: string) => findings.filter((finding) => finding.result === result).length;
  console.log(toTable(findings));
  console.log(`${count("met")} met, ${count("missing")} missing, ${count("not decidable")} not decidable`);
  process.exitCode = count("missing") > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
