/**
 * Import boundaries, checked by dependency-cruiser. Rule numbers are those of docs/decisions/0030.
 */
const { layers } = require("./tests/rules/layers.cjs");

const NODE_SIDE = "^(app/hosts/node(\\.ts$|/)|demo-backend/|tests/)|\\.test\\.tsx?$";

/** A payment provider is one folder, which brings its operations along. */
const PROVIDERS_BACKEND = "^app/features/checkout/payment-providers/[^/]+/backend\\.server\\.ts$";

const UNIT_TEST = "\\.test\\.tsx?$|/testing/";

/**
 * The files of one folder of the list: those directly in it or in folders that are not in the list
 * themselves.
 */
function filesOf(layer) {
  const below = layers.filter((other) => other !== layer && other.startsWith(layer === "" ? "" : `${layer}/`));
  const rests = below.map((other) => (layer === "" ? other : other.slice(layer.length + 1)));
  return `^app/${layer === "" ? "" : `${layer}/`}${rests.length > 0 ? `(?!(?:${rests.join("|")})/)` : ""}`;
}

const importsGoDown = layers.slice(0, -1).map((layer, at) => ({
  name: "R2-imports-go-down",
  severity: "error",
  from: { path: filesOf(layer), pathNot: UNIT_TEST },
  to: { path: layers.slice(at + 1).map(filesOf), pathNot: "^app/[a-z]+\\.d\\.ts$" },
}));

/** A test may use what it likes, but fixtures of its own folder or lower ones only. */
const fixturesGoDown = layers.slice(0, -1).map((layer, at) => ({
  name: "R2-fixtures-go-down",
  severity: "error",
  from: { path: filesOf(layer) },
  to: { path: layers.slice(at + 1).map(filesOf), pathNot: "^(?!.*/testing/)" },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "R1-no-route-imports-another",
      severity: "error",
      from: { path: "^app/routes/([^/$]+)/" },
      to: { path: "^app/routes/", pathNot: "^app/routes/$1/" },
    },
    {
      name: "R1-no-route-imports-another",
      severity: "error",
      // A captured "$" would be read as the end of a pattern, so the two halves of a name are
      // captured.
      from: { path: "^app/routes/([^/$]*)[$]([^/$]*)/" },
      to: { path: "^app/routes/", pathNot: "^app/routes/$1[$]$2/" },
    },
    ...importsGoDown,
    ...fixturesGoDown,
    {
      name: "R2-the-frame-is-the-roots",
      severity: "error",
      from: { path: "^app/(ui|features|lib|routes)/", pathNot: UNIT_TEST },
      to: { path: "^app/frame/" },
    },
    {
      name: "R2-commerce-is-handed-in",
      severity: "error",
      from: { path: "^app/(ui|features|frame|routes)/", pathNot: [UNIT_TEST, PROVIDERS_BACKEND] },
      to: { path: "^app/lib/commerce/", pathNot: "^app/lib/commerce/model/" },
    },
    {
      name: "R3-server-files-only-where-the-server-is",
      severity: "error",
      from: {
        path: "^app/",
        pathNot:
          "(\\.server\\.tsx?|\\.test\\.tsx?|/route\\.tsx?|/testing/[^/]+\\.ts)$|^app/(root|entry\\.server)\\.tsx$|^app/hosts/",
      },
      to: { path: "\\.server\\.tsx?$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "R4-wire-types-stay-inside",
      severity: "error",
      from: { pathNot: ["^app/lib/commerce/|^tests/contract/", PROVIDERS_BACKEND] },
      to: { path: "^app/lib/commerce/wire/" },
    },
    {
      name: "R5-commerce-knows-neither-react-nor-remix",
      severity: "error",
      from: { path: "^app/lib/commerce/", pathNot: UNIT_TEST },
      to: { path: "node_modules/(react|react-dom|@remix-run)/" },
    },
    {
      name: "R5-the-model-needs-no-package",
      severity: "error",
      from: { path: "^app/lib/commerce/model/", pathNot: UNIT_TEST },
      to: { path: "node_modules/" },
    },
    {
      name: "R6-backend-knows-nothing-of-the-app",
      severity: "error",
      from: { path: "^demo-backend/" },
      to: { path: "^app/" },
    },
    {
      name: "R6-app-knows-the-backend-as-a-url",
      severity: "error",
      from: { path: "^app/" },
      to: { path: "^demo-backend/" },
    },
    {
      name: "R7-node-only-at-the-host",
      severity: "error",
      from: { pathNot: NODE_SIDE, path: "^app/" },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "R7-servers-and-databases-only-behind-the-url",
      severity: "error",
      from: { pathNot: NODE_SIDE, path: "^app/" },
      to: { path: "node_modules/(libsql|sharp|graphql|graphql-yoga|graphql-tag)/" },
    },
    {
      name: "R8-platform-packages-only-in-hosts",
      severity: "error",
      from: { path: "^app/", pathNot: "^app/hosts/" },
      to: { path: "node_modules/@remix-run/(node|express|serve|cloudflare)/" },
    },
    {
      name: "R8-cookies-through-their-definitions",
      severity: "error",
      from: { path: "^app/", pathNot: `^app/lib/server/cookies/cookies\\.server\\.ts$|${UNIT_TEST}` },
      to: { path: "node_modules/cookie/" },
    },
    {
      name: "R8-providers-through-their-list",
      severity: "error",
      from: { path: "^app/", pathNot: "^app/features/checkout/payment-providers/" },
      to: { path: "^app/features/checkout/payment-providers/[^/]+/" },
    },
    {
      name: "R9-no-cycles",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "R9-journeys-know-only-the-page",
      severity: "error",
      from: { path: "^tests/(journeys|screens|faults)/" },
      to: { path: "^app/" },
    },
    {
      name: "R9-app-ships-no-dev-dependency",
      severity: "error",
      from: { path: "^app/", pathNot: `${NODE_SIDE}|^app/routes\\.ts$` },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only", "npm"] },
    },
    {
      name: "everything-imported-exists",
      severity: "error",
      from: {},
      to: {
        couldNotResolve: true,
        pathNot:
          "^@graphql-typed-document-node/core$|^\\.\\./\\.\\./build/|\\?inline$|build/server/index\\.js$|^virtual:",
      },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(build|\\.data)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
