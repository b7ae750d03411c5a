import { expect, test } from "vitest";
import { textOf } from "./source-tree.ts";

const stages = textOf("Dockerfile")
  .split(/^FROM /m)
  .slice(1);
const last = stages.at(-1) ?? "";
const linesOfFile = (path: string) => textOf(path).split("\n").filter(Boolean);

test("the image is made in two stages, runs node as nobody special, and says how it is", () => {
  expect(stages).toHaveLength(2);
  for (const line of [/^USER node$/m, /^HEALTHCHECK .+\\\n +CMD \["node"/m, /^ENTRYPOINT \["node"\]$/m])
    expect(last).toMatch(line);
  expect([...last.matchAll(/^COPY --from=build \/shop\/(\S+)/gm)].map(([, path]) => path)).toEqual([
    "package.json",
    "node_modules",
    "build",
  ]);
});

test("what is installed and built runs none of the packages' scripts", () => {
  const installs = [...textOf("Dockerfile").matchAll(/npm ci[^&\n]*/g)].map(([command]) => command);
  expect(installs).toHaveLength(2);
  for (const command of installs) expect(command).toContain("--ignore-scripts");
});

test("nothing that a clone would not have, and no secret, gets into the image", () => {
  const kept = linesOfFile(".dockerignore");
  for (const name of [".git", ".env", ".data", ".wrangler", ".cache", "build", "node_modules"])
    expect(kept).toContain(name);
});

test("every service is guarded alike: read-only, without capabilities, open to this machine alone", () => {
  const compose = textOf("compose.yaml");
  const services = compose.slice(compose.indexOf("\nservices:"), compose.indexOf("\nvolumes:"));
  expect(services.match(/^ {2}\w+:$/gm)).toHaveLength(2);
  expect(services.match(/<<: \*guarded/g)).toHaveLength(2);
  for (const guard of ["read_only: true", "cap_drop: [ALL]", "no-new-privileges:true"])
    expect(compose).toContain(guard);
  for (const [, address] of services.matchAll(/ports: \["([^"]+)"\]/g)) expect(address).toMatch(/^127\.0\.0\.1:/);
});
