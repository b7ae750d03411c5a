/** The house's doors, by machine. Numbers are those of docs/decisions/0002. */
const NODE_SIDE = "^(app/hosts/node(\\.ts$|/)|demo-backend/|tests/)|\\.test\\.tsx?$";

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
      // A captured "$" would be read as the end of a pattern, so the two halves of a name are captured.
      from: { path: "^app/routes/([^/$]*)[$]([^/$]*)/" },
      to: { path: "^app/routes/", pathNot: "^app/routes/$1[$]$2/" },
    },
    {
      name: "R2-looks-do-not-fetch",
      severity: "error",
      from: { path: "^app/ui/", pathNot: "\\.test\\.tsx?$" },
      to: {
        path: "^app/",
        pathNot:
          "^app/(ui/|lib/format/|lib/(account|cart|checkout|forms|listing|product-page|search|third-parties|wishlist)/|lib/(images|notices|packed|root-data)\\.ts$|lib/commerce/(model/|errors\\.ts$))",
      },
    },
    {
      name: "R2-looks-import-no-server-file",
      severity: "error",
      from: { path: "^app/ui/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "\\.server\\.tsx?$", dependencyTypesNot: ["type-only"] },
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
      from: { pathNot: "^app/lib/commerce/|^tests/contract/" },
      to: { path: "^app/lib/commerce/wire/" },
    },
    {
      name: "R5-commerce-knows-nothing-of-the-app",
      severity: "error",
      from: { path: "^app/lib/commerce/", pathNot: "\\.test\\.ts$" },
      to: { path: "^app/|node_modules/(react|react-dom|@remix-run)/", pathNot: "^app/lib/commerce/" },
    },
    {
      name: "R5-model-imports-only-itself",
      severity: "error",
      from: { path: "^app/lib/commerce/model/", pathNot: "\\.test\\.ts$" },
      to: { pathNot: "^app/lib/commerce/model/" },
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
      to: { path: "node_modules/(libsql|sharp|graphql|graphql-yoga|graphql-tag|sirv)/" },
    },
    {
      name: "R8-platform-packages-only-in-hosts",
      severity: "error",
      from: { path: "^app/", pathNot: "^app/hosts/" },
      to: { path: "node_modules/@remix-run/(node|express|serve|cloudflare)/" },
    },
    {
      name: "R9-no-cycles",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
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
