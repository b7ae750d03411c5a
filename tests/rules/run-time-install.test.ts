import { expect, test } from "vitest";
import { textOf } from "./source-tree.ts";

interface Locked {
  dev?: boolean;
  link?: boolean;
  hasInstallScript?: boolean;
}
const { packages } = JSON.parse(textOf("package-lock.json")) as { packages: Record<string, Locked> }; // npm's own format

/** What `npm ci --omit=dev` may bring, for all platforms together: one machine gets fewer, as each needs its own binaries alone. */
const atRunTime = Object.entries(packages).filter(
  ([path, { dev, link }]) => path.includes("node_modules/") && !dev && !link,
);

test("the run-time install is under 150 packages", () => {
  expect(atRunTime.length).toBeGreaterThan(50);
  expect(atRunTime.length).toBeLessThan(150);
});

test("of these, none runs anything at install", () => {
  const names = atRunTime.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
  expect(names).toEqual([]);
});
