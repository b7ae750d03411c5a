import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const GUIDE = "app/routes/styleguide";
const guide = readdirSync(GUIDE)
  .filter((file) => file.endsWith(".tsx"))
  .map((file) => readFileSync(`${GUIDE}/${file}`, "utf8"))
  .join("\n");

/** What a panel is drawn by, once it is open. */
const PARTS: Readonly<Record<string, string>> = { sheet: "panel" };

const components = readdirSync("app/ui")
  .filter((file) => /^[a-z-]+\.tsx$/.test(file))
  .map((file) => file.replace(".tsx", ""));

test.each(components)("the styleguide shows %s", (name) => {
  const shown = PARTS[name] ?? name;
  expect(guide).toContain(`from "~/ui/${shown}"`);
  expect(guide).toMatch(new RegExp(`<Specimen of="${shown}"`));
});
