import { readFileSync, writeFileSync } from "node:fs";
import { format } from "oxfmt";

/** Part of `npm run generate`: writes docs/dependencies.md from package.json, the lock file and the reasons; with `--check` it only compares. */
interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly resolved?: string;
}

const read = <T>(file: string) => JSON.parse(readFileSync(file, "utf8")) as T; // npm's own formats
const lock = read<{ packages: Record<string, Locked> }>("package-lock.json").packages;
const manifests = ["package.json", "demo-backend/package.json"].map((file) => read<Manifest>(file));
const installed = Object.entries(lock).filter(([path, { link }]) => path.includes("node_modules/") && !link);
const nameOf = (path: string) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

function licenceOf(name: string): string {
  const entry = lock[`node_modules/${name}`];
  const licence = (entry?.link ? lock[entry.resolved ?? ""] : entry)?.license;
  if (!licence) throw new Error(`${name}: the lock file names no licence`);
  return licence;
}

/** The reason for each direct dependency. */
const REASONS: Readonly<Record<string, string>> = {
  "@conform-to/dom": "names and states of form fields (decision 0034)",
  "@conform-to/zod": "constraints and errors of a zod schema (decision 0034)",
  "@opentelemetry/api": "spans, loaded only with `TRACING`",
  "@redis/client": "the shared store, loaded only with `SHARED_STORE_URL` (decision 0059)",
  "@remix-run/node": "streams of bodies and responses on Node (decision 0004)",
  "@remix-run/react": "renders and hydrates (decision 0001)",
  "@remix-run/server-runtime": "loaders, actions, request handler (decisions 0001, 0004)",
  cookie: "reads and writes cookie headers",
  entities: "decodes names; part of sanitize-html anyway",
  fflate: "compresses sealed cookies; the platform's streams take 0.8 ms each",
  htmlparser2: "picture and link of the hero block; pages in tests; part of sanitize-html anyway",
  react: "components (decision 0001); 18, because Remix 2 takes no newer one",
  "p-limit": "limits concurrent picture work",
  "react-dom": "renders on both hosts, hydrates; 18, as React",
  "sanitize-html": "cleans the backend's HTML without a DOM",
  sharp: "resizes pictures on Node, draws the demo backend's (decision 0016)",
  "web-vitals": "field data in the browser; 4, as 5 and 6 are over 2 KB",
  zod: "settings and forms, on the server only",
  "fast-check": "generated values in tests",
  "lru-cache": "eviction of caches (decision 0031)",
  graphql:
    "the demo backend's engine, checks of documents (decision 0031); 16, because 17 words errors differently from Magento",
  "graphql-tag": "parses the demo backend's schema",
  libsql: "the demo backend's database: SQLite",
  nodemailer: "the demo backend's mail",
  "@eslint-community/regexpp": "reads every regular expression, to test its worst case",
  "@graphql-codegen/core": "types and documents from the schema; the CLI brings 200 packages more",
  "@graphql-codegen/client-preset": "documents as strings, so that no parser ships",
  "@remix-run/dev": "Remix's Vite plugin",
  "@remix-run/fs-routes": "routes by folder",
  "@remix-run/route-config": "type of the list of routes",
  "@remix-run/serve": "`npm run start:remix-serve` (decision 0004)",
  "@tailwindcss/vite": "utility classes in the build",
  "@types/node": "types; 24, as the Node that runs",
  "@types/nodemailer": "types",
  "@types/react": "types; 18, as React",
  "@types/react-dom": "types; 18, as React",
  "bijli-runtime": "Node 24 for the npm scripts on an older Node",
  "@types/sanitize-html": "types",
  autocannon: "load for the benchmark",
  terser: "a twentieth less script than esbuild",
  "axe-core": "accessibility tests",
  "dependency-cruiser": "import order (decision 0030)",
  domhandler: "types of parsed pages in tests",
  domutils: "finds in parsed pages in tests",
  eslint: "lint; 9, because eslint-plugin-jsx-a11y takes no newer one",
  "eslint-plugin-jsx-a11y": "lint: accessibility",
  "eslint-plugin-react-hooks": "lint: hooks",
  knip: "dead code and unused packages",
  lighthouse: "paint in the benchmark",
  lightningcss: "styles of each page (decision 0038)",
  oxfmt: "format; as Prettier, in a second instead of half a minute",
  miniflare: "workerd locally and in tests, as wrangler pins it (decision 0048)",
  "patch-package": "fixes of Remix 2 (patches/)",
  playwright: "Chromium in the tests",
  tailwindcss: "utility classes",
  tsx: "runs TypeScript scripts",
  typescript: "for typescript-eslint and knip; 5.9, because Remix 2 takes no newer one",
  "typescript-7": "`npm run check:types`, in a quarter of the time",
  "typescript-eslint": "lint with types",
  vite: "build and dev server; 6, because Remix 2 takes no newer one",
  "vite-tsconfig-paths": "the import `~/`",
  vitest: "the test runner",
  wrangler: "bundles and deploys the worker",
  yaml: "reads compose.yaml in its test",
};

const asked = new Set<string>();

function direct(kind: keyof Manifest): string {
  const versions = manifests.flatMap((manifest) => Object.entries(manifest[kind] ?? {}));
  const rows = [...new Map(versions)]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, version]) => {
      asked.add(name);
      const reason = REASONS[name];
      if (!reason) throw new Error(`${name} has no reason in scripts/dependency-page.ts`);
      return `- \`${name}\` ${version} (${licenceOf(name)}): ${reason}`;
    });
  return rows.join("\n");
}

function counts(packages: readonly (readonly [string, Locked])[]): string {
  const groups = new Map<string, number>();
  for (const [, { license = "not stated" }] of packages) groups.set(license, (groups.get(license) ?? 0) + 1);
  const sorted = [...groups].sort(([, one], [, other]) => other - one);
  return sorted.map(([license, count]) => `${license} ${count}`).join(", ");
}

const atRunTime = installed.filter(([, { dev }]) => !dev);
/** sharp has a package for each platform. */
const copyleft = atRunTime.filter(([, { license }]) => license?.includes("GPL")).map(([path]) => nameOf(path));
const copyleftNames = new Set(
  copyleft.map((name) => name.replace(/-(?:darwin|linux|linuxmusl|wasm32|win32)\b.*/, "-*")),
);
const atTheDesk = installed.filter(([, { dev }]) => dev);

const page = `# Dependencies and licences

Written by \`npm run generate\` from package.json, package-lock.json and scripts/dependency-page.ts.

## What runs

\`npm ci --omit=dev\`: ${atRunTime.length} packages for all platforms together. \`npm run sbom\` lists them as CycloneDX.

${direct("dependencies")}

## What builds and tests

${direct("devDependencies")}

## Licences

Of what runs: ${counts(atRunTime)}. Copyleft: ${[...copyleftNames].map((name) => `\`${name}\``).join(", ")} (${copyleft.length} packages).

Not shipped: ${counts(atTheDesk)}.
`;

const unasked = Object.keys(REASONS).filter((name) => !asked.has(name));
if (unasked.length > 0) throw new Error(`Reasons for what is no dependency: ${unasked.join(", ")}`);

const file = "docs/dependencies.md";
const text = (await format(file, page, { printWidth: 120 })).code;
if (!process.argv.includes("--check")) writeFileSync(file, text);
else if (readFileSync(file, "utf8") !== text)
  throw new Error(`${file} is not what package.json says: npm run generate`);
