import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const FOLDER = "app/features/checkout/payment-providers";
const providers = readdirSync(FOLDER, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? entry.name : [],
);
const files = readdirSync("app", { recursive: true, encoding: "utf8" })
  .map((name) => join("app", name))
  .filter((file) => /\.(tsx?|css|graphql)$/.test(file) && !/\.test\.|\/testing\/|\/wire\/generated\//.test(file));

test.each(providers)("%s is named only in its folder and in the list of providers", (provider) => {
  const names = [
    provider,
    provider.replaceAll("-", "_"),
    provider.replaceAll(/-./g, (part) => part.slice(1).toUpperCase()),
  ];
  const otherFiles = files.filter(
    (file) => !file.startsWith(join(FOLDER, provider)) && file !== join(FOLDER, "providers.server.ts"),
  );
  expect(otherFiles.filter((file) => names.some((name) => readFileSync(file, "utf8").includes(name)))).toEqual([]);
});

test("finds the providers", () => {
  expect(providers.length).toBeGreaterThanOrEqual(3);
});
