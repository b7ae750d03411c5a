import { readdirSync } from "node:fs";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import { PAGE_MARKS } from "./app/lib/client/marks.ts";

/**
 * style: `any`, `!` and `as` (other than `as const`) say why, on their line or where the formatter
 * moves that comment.
 */
const reasonedTypes = {
  meta: { type: "problem", schema: [], messages: { reason: "{{what}} needs a reason in a comment beside it." } },
  create(context) {
    const source = context.sourceCode;
    const commented = new Set(
      source
        .getAllComments()
        .flatMap(({ loc }) =>
          Array.from({ length: loc.end.line - loc.start.line + 1 }, (_, at) => loc.start.line + at),
        ),
    );
    const report = (node, what) => {
      const lines = [node.loc.start.line - 1, node.loc.start.line, node.loc.end.line, node.loc.end.line + 1];
      if (!lines.some((line) => commented.has(line))) context.report({ node, messageId: "reason", data: { what } });
    };
    return {
      TSAsExpression(node) {
        const isConst = node.typeAnnotation.type === "TSTypeReference" && node.typeAnnotation.typeName.name === "const";
        if (!isConst) report(node, "`as`");
      },
      TSTypeAssertion: (node) => report(node, "A cast"),
      TSNonNullExpression: (node) => report(node, "`!`"),
      TSAnyKeyword: (node) => report(node, "`any`"),
    };
  },
};

const screenNames = new Set(readdirSync(new URL("app/routes", import.meta.url)).map((name) => name.split(/[._$[]/)[0]));

/**
 * A screen states its facts in its route's `handle`: who asks about several screens by their
 * addresses keeps a second list.
 */
const noListOfScreens = {
  meta: {
    type: "problem",
    schema: [],
    messages: { list: "A list of screens: have each state it in its `handle` (app/lib/screen.ts)." },
  },
  create(context) {
    const isScreen = (node) =>
      node?.type === "Literal" &&
      typeof node.value === "string" &&
      screenNames.has(/^\/([\w-]+)|^routes\/([\w-]+)/.exec(node.value)?.slice(1).find(Boolean));
    const report = (node, count) => count > 1 && context.report({ node, messageId: "list" });
    const asked = (node) => {
      if (node.type === "LogicalExpression") return asked(node.left) + asked(node.right);
      if (node.type === "BinaryExpression") return Number(isScreen(node.left) || isScreen(node.right));
      return Number(node.type === "CallExpression" && node.arguments.some(isScreen));
    };
    return {
      ArrayExpression: (node) => report(node, node.elements.filter(isScreen).length),
      // Another name for a screen is an address too: tables of redirects are no list of screens.
      ObjectExpression: (node) =>
        report(node, node.properties.filter(({ key, value }) => isScreen(key) && value.type !== "Literal").length),
      LogicalExpression: (node) => node.parent.type !== "LogicalExpression" && report(node, asked(node)),
      "Literal[regex]": (node) => {
        const { pattern } = node.regex;
        const names =
          pattern.startsWith("^") && /\\\//.test(pattern) ? (pattern.match(/[a-z]+(?:-[a-z]+)*/g) ?? []) : [];
        report(node, names.filter((name) => screenNames.has(name)).length);
      },
    };
  },
};

const isFunction = ({ type }) => /Function/.test(type);

/** The function around a node, or the program. */
function functionAround(node) {
  let around = node.parent;
  while (around.parent && !isFunction(around)) around = around.parent;
  return around;
}

/** Whether an identifier is awaited, chained, or an element of `Promise.all` and its like. */
function isUsedAsPromise({ parent }) {
  if (parent.type === "AwaitExpression") return true;
  if (parent.type === "MemberExpression") return /^(?:then|catch|finally)$/.test(parent.property.name);
  return parent.type === "ArrayExpression" && parent.parent.callee?.object?.name === "Promise";
}

/**
 * While something else is awaited, a rejection of a started promise is unhandled, which ends a Node
 * process.
 */
const noUnownedPromise = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      unowned: "`{{name}}` is started, but line {{line}} comes first: await both with Promise.all, or start it later.",
    },
  },
  create(context) {
    const source = context.sourceCode;
    const exits = [];
    const started = [];
    const start = (node, { from, within, isParameter = false }) => {
      for (const { name, references } of source.getDeclaredVariables(node)) {
        const uses = references.filter(({ init }) => !init).map(({ identifier }) => identifier);
        const isPromise = /[a-z]Promise$/.test(name) || uses.some(isUsedAsPromise);
        if (!isPromise || uses.length === 0) continue;
        started.push({ node, name, from, within, isParameter, until: uses[0].range[0] });
      }
    };
    const exit = (node) => void exits.push({ node, within: functionAround(node) });
    return {
      AwaitExpression: exit,
      ReturnStatement: exit,
      ThrowStatement: exit,
      VariableDeclarator(node) {
        if (node.id.type === "Identifier" && (!node.init || node.init.type === "AwaitExpression")) return;
        start(node, { from: node.range[1], within: functionAround(node) });
      },
      // Until the first `await`, the caller can still handle it.
      ":function": (node) => start(node, { from: node.body.range[0], within: node, isParameter: true }),
      "Program:exit"() {
        for (const { node, name, from, within, isParameter, until } of started) {
          const first = exits
            .filter((exit) => exit.within === within && (!isParameter || exit.node.type === "AwaitExpression"))
            .find((exit) => exit.node.range[0] >= from && exit.node.range[1] <= until);
          if (first) context.report({ node, messageId: "unowned", data: { name, line: first.node.loc.start.line } });
        }
      },
    };
  },
};

/** A step to another framework only changes app/framework (docs/architecture.md). */
const noPrivatePartsOfRemix = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      private: "`{{name}}` is a private part of Remix: only app/framework uses those.",
      data: "Answer with `invalid` (parse-form.server): shopLoader and shopAction know its answers only.",
    },
  },
  create(context) {
    return {
      Identifier(node) {
        const { name } = node;
        if (/^(?:__remix|UNSAFE_)|^(?:staticHandlerContext|EntryContext)$/.test(name))
          context.report({ node, messageId: "private", data: { name } });
      },
      ImportSpecifier(node) {
        const isOfRemix = node.parent.source.value.startsWith("@remix-run/");
        if (isOfRemix && node.imported.name === "data") context.report({ node, messageId: "data" });
      },
    };
  },
};

const restrictedSyntax = [
  {
    selector: `JSXAttribute[name.name=/^data-(?!(?:${PAGE_MARKS.join("|")})$)/]`,
    message: "A data attribute is one of PAGE_MARKS (app/lib/client/marks.ts).",
  },
  { selector: "ExportAllDeclaration", message: "No `export *`: export names one by one." },
  ...["", "JSXExpressionContainer > "].map((within) => ({
    selector: `JSXAttribute[name.name=/^(method|formMethod)$/] > ${within}Literal:not([value='get'], [value='post'], [value='dialog'])`,
    message: "Plain HTML forms know get and post.",
  })),
  {
    selector: "JSXAttribute[name.name='type'] Literal[value='number']",
    message: "A wheel changes such a field unnoticed: use WHOLE_NUMBER (ui/field.tsx).",
  },
  { selector: "JSXAttribute[name.name='style']", message: "The content security policy forbids style attributes." },
];
const noFetch = { name: "fetch", message: "Only lib/commerce/transport/send.server.ts talks to the backend." };
const noPlatform = ["process", "Buffer"].map((name) => ({ name, message: "Only hosts/ knows where it runs." }));
const noDefaultExport = {
  selector: "ExportDefaultDeclaration",
  message: "No default exports except where Remix demands one.",
};

/**
 * Magento translates its messages: only messages.server.ts, which a language pack extends, compares
 * them.
 */
const noMessageText = [
  "CallExpression[callee.property.name=/^(startsWith|endsWith|includes|match|search)$/] > MemberExpression > :matches(Identifier[name='message'], MemberExpression[property.name='message']).object",
  "CallExpression[callee.property.name=/^(test|exec)$/] > :matches(Identifier[name='message'], MemberExpression[property.name='message']).arguments",
  "BinaryExpression[operator=/^[!=]==$/]:not([right.raw='null']) > :matches(Identifier[name='message'], MemberExpression[property.name='message'])",
].map((selector) => ({
  selector,
  message: "Magento translates its messages: decide by `meaning` (lib/commerce/transport/messages.server.ts).",
}));

const nodeSide = [
  "demo-backend/**",
  "scripts/**",
  "tests/**",
  "app/hosts/node.ts",
  "app/hosts/node/**",
  "**/*.test.ts",
  "**/*.test.tsx",
  "*.ts",
  "*.js",
];

export default tseslint.config(
  {
    ignores: [
      "build/",
      "node_modules/",
      ".cache/",
      ".data/",
      ".wrangler/",
      "app/lib/commerce/wire/generated/",
      "**/*.cjs",
    ],
  },
  {
    files: ["**/*.{ts,tsx,js}"],
    extends: [tseslint.configs.recommended],
    plugins: {
      shop: {
        rules: {
          "reasoned-types": reasonedTypes,
          "no-list-of-screens": noListOfScreens,
          "no-unowned-promise": noUnownedPromise,
          "no-private-parts-of-remix": noPrivatePartsOfRemix,
        },
      },
    },
    rules: {
      "shop/reasoned-types": "error",
      "no-duplicate-imports": ["error", { allowSeparateTypeImports: true }],
      "@typescript-eslint/ban-ts-comment": [
        "error",
        { "ts-ignore": "allow-with-description", "ts-expect-error": "allow-with-description" },
      ],
      "@typescript-eslint/no-explicit-any": "off",
      "@typescript-eslint/no-empty-object-type": ["error", { allowInterfaces: "with-single-extends" }],
      "@typescript-eslint/consistent-type-imports": [
        "error",
        { fixStyle: "separate-type-imports", disallowTypeAnnotations: false },
      ],
      "no-restricted-syntax": ["error", ...restrictedSyntax, noDefaultExport],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
      "no-throw-literal": "error",
      "no-warning-comments": "error",
      eqeqeq: ["error", "always", { null: "ignore" }],
      "max-lines": ["warn", { max: 250, skipBlankLines: true }],
      "max-lines-per-function": ["warn", { max: 80, skipBlankLines: true }],
      "max-depth": ["warn", 3],
      "max-params": ["warn", 3],
      // The formatter breaks code, not comments.
      "max-len": [
        "error",
        {
          code: 10_000,
          comments: 100,
          ignoreUrls: true,
          ignoreTrailingComments: true,
          ignorePattern: "eslint-disable",
        },
      ],
    },
  },
  {
    files: ["**/*.test.ts", "**/*.test.tsx", "tests/**"],
    rules: { "max-lines": ["warn", 400], "max-lines-per-function": "off" },
  },
  {
    files: ["app/**/*.{ts,tsx}"],
    ignores: nodeSide.filter((pattern) => !pattern.startsWith("*.")),
    rules: {
      "shop/no-list-of-screens": "error",
      "shop/no-unowned-promise": "error",
      "shop/no-private-parts-of-remix": "error",
      "no-restricted-globals": ["error", noFetch, ...noPlatform],
      "no-restricted-properties": [
        "error",
        ...["globalThis", "window", "self"].map((object) => ({ object, property: "fetch" })),
      ],
      "no-console": "error",
    },
  },
  {
    files: [
      "app/framework/**",
      "app/lib/server/request/parse-form.server.ts",
      "app/lib/server/request/handlers.server.ts",
    ],
    rules: { "shop/no-private-parts-of-remix": "off" },
  },
  // Exceptions: the worker fetches pictures, shop.server and readiness hand fetch to the transport,
  // post-json reports to the merchant's analytics, the log writes, the renderer has a last resort.
  {
    files: [
      "app/hosts/worker-pictures.ts",
      "app/lib/server/request/post-json.server.ts",
      "app/lib/server/request/shop.server.ts",
      "app/lib/server/render/shop-handler.server.ts",
      "app/lib/commerce/transport/send.server.ts",
    ],
    rules: { "no-restricted-globals": ["error", ...noPlatform] },
  },
  { files: ["app/lib/server/protection/log.server.ts", "app/entry.server.tsx"], rules: { "no-console": "off" } },
  {
    files: ["app/**/*.tsx"],
    extends: [jsxA11y.flatConfigs.recommended],
    plugins: { "react-hooks": reactHooks },
    rules: {
      "react-hooks/rules-of-hooks": "error",
      "react-hooks/exhaustive-deps": "warn",
      // The rules of the React compiler double the time of a run: every night only.
      ...(process.env.TEST_MATRIX === "full" && reactHooks.configs.recommended.rules),
      // The error summary takes the focus, as GOV.UK's does: without script there is no other way.
      "jsx-a11y/no-autofocus": "off",
    },
  },
  {
    files: [
      "app/root.tsx",
      "app/entry.*.tsx",
      "app/routes.ts",
      "app/routes/**/route.tsx",
      "app/hosts/worker.ts",
      "app/**/*.d.ts",
      "*.ts",
      "*.js",
      "tests/support/**",
    ],
    rules: { "no-restricted-syntax": ["error", ...restrictedSyntax] },
  },
  {
    files: ["app/lib/commerce/**/*.ts", "app/{features,routes}/**/*.server.ts"],
    ignores: ["**/*.test.ts", "app/lib/commerce/transport/messages.server.ts"],
    rules: { "no-restricted-syntax": ["error", ...restrictedSyntax, noDefaultExport, ...noMessageText] },
  },
);
