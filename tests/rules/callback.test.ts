import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

test("only one route accepts cross-site posts", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name));
  const using = files.filter((name) => readFileSync(join("app", name), "utf8").includes("shopCallback("));
  expect(using).toEqual(["routes/checkout.return.$state/route.tsx"]);
});
