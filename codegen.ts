import type { CodegenConfig } from "@graphql-codegen/cli";

const config: CodegenConfig = {
  schema: "app/lib/commerce/wire/schema.graphql",
  documents: ["app/lib/commerce/**/*.graphql", "!app/lib/commerce/wire/**"],
  ignoreNoDocuments: false,
  generates: {
    "app/lib/commerce/wire/generated/": {
      preset: "client",
      presetConfig: { fragmentMasking: false },
      config: {
        documentMode: "string",
        enumsAsTypes: true,
        useTypeImports: true,
        strictScalars: true,
        skipTypename: true,
        dedupeFragments: true,
        scalars: { ID: "string" },
      },
    },
  },
};

export default config;
