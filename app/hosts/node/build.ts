import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const SOURCES = ["app", "public", "package-lock.json", "vite.config.ts", "remix.config.js"];
const STAMP = "build/stamp";
const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|txt|map)$/;

/** Builds when a source is newer than the build, so that `npm start` after `npm ci` is the whole story. */
export async function ensureBuilt(): Promise<void> {
  const stamp = fingerprint();
  if (existsSync("build/server/index.js") && existsSync(STAMP) && readFileSync(STAMP, "utf8") === stamp) return;
  console.log("Building the shop (only after a change) …");
  await run("node_modules/.bin/remix", ["vite:build"]);
  await compressAll("build/client");
  writeFileSync(STAMP, stamp);
}

function fingerprint(): string {
  const hash = createHash("sha256");
  const visit = (path: string) => {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat) return;
    if (stat.isDirectory()) for (const name of readdirSync(path).sort()) visit(join(path, name));
    else if (!/\.test\.tsx?$|\.md$/.test(path)) hash.update(path).update(readFileSync(path));
  };
  for (const source of SOURCES) visit(source);
  return hash.digest("hex");
}

function run(command: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, NODE_ENV: "production" },
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => (output += part.toString()));
    child.once("error", reject);
    child.once("exit", (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`building the shop: remix ended with code ${code ?? "none"}\n${output}`)),
    );
  });
}

/** Static files are compressed once, at the best setting, never while somebody waits. */
async function compressAll(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => COMPRESSIBLE.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const bytes = await readFile(file);
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
      await Promise.all([
        promisify(brotliCompress)(bytes, quality).then((small) => writeFile(`${file}.br`, small)),
        promisify(gzip)(bytes, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
      ]);
    }),
  );
}
