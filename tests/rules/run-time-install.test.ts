import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { root, textOf } from "./source-tree.ts";

interface Locked {
  version?: string;
  dev?: boolean;
  link?: boolean;
  hasInstallScript?: boolean;
}
const { packages } = JSON.parse(textOf("package-lock.json")) as { packages: Record<string, Locked> }; // npm's own format

/** What `npm ci --omit=dev` may install, for all platforms together. One machine installs fewer. */
const atRunTime = Object.entries(packages).filter(
  ([path, { dev, link }]) => path.includes("node_modules/") && !dev && !link,
);

test("the run-time install has fewer than 150 packages", () => {
  expect(atRunTime.length).toBeGreaterThan(50);
  expect(atRunTime.length).toBeLessThan(150);
});

test("run-time packages have no install scripts", () => {
  const names = atRunTime.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
  expect(names).toEqual([]);
});

interface Component {
  readonly name: string;
  readonly group?: string;
  readonly version: string;
}

test("the SBOM lists all run-time packages", () => {
  const text = execFileSync("npm", ["run", "--silent", "sbom"], { cwd: root, encoding: "utf8", maxBuffer: 2 ** 26 });
  const { components, metadata } = JSON.parse(text) as {
    components: Component[];
    metadata: { component: { name: string } };
  }; // as CycloneDX says
  const locked = atRunTime.map(([path, { version }]) => `${path.split("node_modules/").at(-1)}@${version}`);
  const listed = components.map(({ group, name, version }) => `${group ? `${group}/` : ""}${name}@${version}`);
  expect(metadata.component.name).toBe("bijli");
  expect(new Set(listed)).toEqual(new Set([...locked, "demo-backend@0.1.0"]));
});
