// @ts-check
import "./require-node.js";
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import {
  appendFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseEnv, promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

// `node scripts/build.js [shop] [backend] [worker]`: builds what is stale, by default what Node
// runs. Plain JavaScript, because `npm start` also runs it without development packages. A separate
// process, because Vite sets NODE_ENV to production.
process.chdir(fileURLToPath(new URL("..", import.meta.url)));

const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|txt|map)$/;

const ofFile = existsSync(".env") ? parseEnv(readFileSync(".env", "utf8")) : {};
const BRAND_DIR = process.env["BRAND_DIR"] || ofFile["BRAND_DIR"] || "brand";

const SHOP_SOURCES = [
  ...["app", BRAND_DIR, "public", "package-lock.json", "patches"],
  ...["vite.config.ts", "remix.config.js", "scripts"],
];

/**
 * The parts of the build, each with the sources that make it stale and the program it produces. In
 * sequence: Remix empties `build/`, so the other parts follow it.
 */
const PARTS = [
  { name: "shop", sources: SHOP_SOURCES, program: "build/node.js", make: buildShop },
  {
    name: "backend",
    sources: ["demo-backend", "package-lock.json", "scripts"],
    program: "build/backend/main.js",
    make: buildBackend,
  },
  {
    name: "worker",
    sources: [...SHOP_SOURCES, "wrangler.toml"],
    program: "build/worker/worker.js",
    make: buildWorker,
  },
];

/** @param {typeof PARTS[number]} part */
async function makeWhenStale({ name, sources, program, make }) {
  const file = `build/${name}.stamp`;
  const stamp = fingerprint(sources);
  if (existsSync(program) && existsSync(file) && readFileSync(file, "utf8") === stamp) return;
  console.log(`Building the ${name} (only after a change) …`);
  rmSync(file, { force: true });
  await make();
  writeFileSync(file, stamp);
}

/** @param {readonly string[]} sources */
function fingerprint(sources) {
  const hash = createHash("sha256");
  /** @param {string} path */
  const visit = (path) => {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat) return;
    if (stat.isDirectory()) for (const name of readdirSync(path).sort()) visit(join(path, name));
    else if (!/\.test\.tsx?$|\.md$/.test(path)) hash.update(path).update(readFileSync(path));
  };
  for (const source of sources) visit(source);
  return hash.digest("hex");
}

/**
 * Patches Remix (patches/), then builds: one server bundle for both hosts, static files,
 * precompressed, and the Node host.
 */
async function buildShop() {
  await run("node_modules/.bin/patch-package", ["--error-on-fail"]);
  await run("node_modules/.bin/remix", ["vite:build"]);
  // Names the build after all that runs on the server, which Remix's version leaves out, so that
  // caches which outlive a release can tell one's entries from another's.
  const digest = createHash("sha256").update(readFileSync("build/server/index.js")).digest("hex");
  appendFileSync("build/server/index.js", `\nexport const release = "${digest.slice(0, 12)}";\n`);
  await slimRoutes("build/client/assets");
  await compressAll("build/client");
  await bundle("app/hosts/node.ts", "build", "node.js");
}

/** @param {string} folder */
async function slimRoutes(folder) {
  const { slimManifest } = await import("../app/framework/build.ts");
  const name = readdirSync(folder).find((each) => each.startsWith("manifest-"));
  if (!name) throw new Error("building: Remix wrote no manifest");
  const file = join(folder, name);
  writeFileSync(file, slimManifest(readFileSync(file, "utf8")));
}

/**
 * The backend reads its schema, messages, migrations, data and pictures as files, so they are
 * copied beside the program.
 */
async function buildBackend() {
  rmSync("build/backend", { recursive: true, force: true });
  await bundle("demo-backend/main.ts", "build/backend", "main.js");
  for (const folder of ["schema", "messages", "store/migrations", "catalogue/data", "media"])
    cpSync(`demo-backend/${folder}`, `build/backend/${folder}`, { recursive: true });
}

/**
 * One Node program with all it imports; except native packages, Remix's adapter and the Redis
 * client (CommonJS), and Vite, which only `npm run dev` loads. `file` looks at Node's version
 * first, then runs the program.
 * @param {string} entry @param {string} outDir @param {string} file
 */
async function bundle(entry, outDir, file) {
  const { build } = await import("vite");
  await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    resolve: { alias: { "~": resolve("app") } },
    ssr: {
      noExternal: true,
      external: ["libsql", "sharp", "@remix-run/node", "@opentelemetry/api", "@redis/client", "vite"],
    },
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: false,
      target: "node24",
      rollupOptions: { output: { entryFileNames: `bundled-${file}`, inlineDynamicImports: true } },
    },
  });
  cpSync("scripts/require-node.js", join(outDir, "require-node.js"));
  writeFileSync(join(outDir, file), `import "./require-node.js";\nawait import("./bundled-${file}");\n`);
}

async function buildWorker() {
  rmSync("build/worker", { recursive: true, force: true });
  const settings = { WRANGLER_SEND_METRICS: "false", WRANGLER_WRITE_LOGS: "false" };
  await run("node_modules/.bin/wrangler", ["deploy", "--dry-run", "--outdir", "build/worker"], settings);
  rmSync("build/worker/README.md"); // wrangler's, says only when it was built
}

/** @param {string} command @param {string[]} args @param {Record<string, string>} settings */
async function run(command, args, settings = {}) {
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, NODE_ENV: "production", BRAND_DIR, ...settings };
  // The message of a failure has what the command wrote to stderr.
  await promisify(execFile)(command, args, { env, maxBuffer: Infinity }).catch((error) => {
    throw new Error(`building: ${error.message}\n${error.stdout}`, { cause: error });
  });
}

/**
 * Static files are compressed once, at the best setting, never while somebody waits.
 * @param {string} folder
 */
async function compressAll(folder) {
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

const named = process.argv.slice(2);
const asked = named.length > 0 ? named : ["shop", "backend"];
const canBuild = existsSync("node_modules/vite");
if (canBuild && asked.includes("shop")) {
  const { brandFaults } = await import("./brand-contrast.ts");
  const faults = brandFaults(BRAND_DIR);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exit(1);
}
for (const part of PARTS.filter(({ name }) => asked.includes(name))) {
  if (canBuild) await makeWhenStale(part);
  else if (!existsSync(part.program)) {
    // Without the development packages a build is taken as it is.
    console.error(
      `${part.program} is missing and cannot be built without development packages: npm ci && npm run build`,
    );
    process.exit(1);
  }
}
