import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * `npm run sbom`: the run-time packages as CycloneDX, on stdout. `npm sbom --omit=dev` also omits
 * run-time packages that a development package needs, which are most. So npm gets a lock file
 * without development packages.
 */
interface Manifest {
  devDependencies?: unknown;
  overrides?: Record<string, unknown>;
  dev?: boolean;
  link?: boolean;
  resolved?: string;
}
const read = <T>(file: string) => JSON.parse(readFileSync(file, "utf8")) as T; // npm's own formats
/** An override that is no version is of a development package. */
const isVersion = ([, version]: readonly [string, unknown]) => typeof version === "string";
const withoutDevelopment = ({ devDependencies: _dev, overrides, ...rest }: Manifest) => ({
  ...rest,
  ...(overrides && { overrides: Object.fromEntries(Object.entries(overrides).filter(isVersion)) }),
});

const lock = read<{ packages: Record<string, Manifest> }>("package-lock.json");
const packages = Object.entries(lock.packages)
  .filter(([, { dev, resolved = "", link }]) => !dev && !(link && lock.packages[resolved]?.dev))
  .map(([path, manifest]) => [path, withoutDevelopment(manifest)]);

const above = mkdtempSync(join(tmpdir(), "sbom-"));
const folder = join(above, "bijli"); // npm names the application after it
const write = (name: string, content: unknown) => writeFileSync(join(folder, name), JSON.stringify(content));
mkdirSync(join(folder, "demo-backend"), { recursive: true });
for (const name of ["package.json", "demo-backend/package.json"]) write(name, withoutDevelopment(read<Manifest>(name)));
write("package-lock.json", { ...lock, packages: Object.fromEntries(packages) });
const options = ["sbom", "--package-lock-only", "--sbom-type=application", "--sbom-format=cyclonedx"];
const { status } = spawnSync("npm", options, { cwd: folder, stdio: "inherit" });
rmSync(above, { recursive: true });
process.exitCode = status ?? 1;
