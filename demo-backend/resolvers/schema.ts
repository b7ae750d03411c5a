import { buildASTSchema, type DocumentNode, type GraphQLSchema, isTypeDefinitionNode, Kind } from "graphql";
import { gql } from "graphql-tag";
import { readdirSync, readFileSync } from "node:fs";
import { packageFolder } from "../package-folder.ts";
import { attachResolvers } from "./attach-resolvers.ts";
import type { RangeAttribute } from "../rules/range-attributes.ts";
import type { BackendSettings } from "../rules/shop-settings.ts";
import { captchaFormResolvers, protectMutations } from "./captcha.ts";
import { newCartResolvers } from "./new-cart.ts";
import { orderPriceResolvers } from "./customer-order-items.ts";
import { blankUnloadedAttributes } from "./loaded-product.ts";
import { razorpayResolvers } from "./razorpay.ts";
import { mergeResolvers, type ResolverMap } from "./resolver-map.ts";
import { newerResolvers, resolvers } from "./resolvers.ts";
import { invoiceAttributeResolvers } from "./sales-documents.ts";
import { translateMessages } from "./translate-messages.ts";

const folder = new URL("schema/", packageFolder);

type Level = BackendSettings["level"];

/** Additions of later and Commerce editions, in order. */
const newerFiles: Record<Level, readonly string[]> = {
  "2.4.6": [],
  "2.4.7": ["newer.graphql", "newer-guest-order.graphql"],
  "2.4.8": ["newer.graphql", "newer-guest-order.graphql", "newer-captcha.graphql", "newer-2.4.8.graphql"],
  "2.4.9": [
    "newer.graphql",
    "newer-captcha.graphql",
    "newer-2.4.8.graphql",
    "newer-2.4.9.graphql",
    "newer-2.4.9-changes.graphql",
  ],
};

const resolversOf: Record<Level, readonly ResolverMap[]> = {
  "2.4.6": [resolvers],
  "2.4.7": [resolvers, newerResolvers],
  "2.4.8": [resolvers, newerResolvers, captchaFormResolvers, orderPriceResolvers],
  "2.4.9": [resolvers, newerResolvers, captchaFormResolvers, orderPriceResolvers, newCartResolvers],
};

const razorpayFile = "newer-razorpay.graphql";

interface SchemaOptions {
  isValidated?: boolean;
  rangeFilters?: readonly RangeAttribute[];
  razorpay?: boolean;
  invoiceAttributes?: boolean;
}

export function createBackendSchema(
  level: Level = "2.4.7",
  { isValidated = true, rangeFilters = [], razorpay = false, invoiceAttributes = false }: SchemaOptions = {},
): GraphQLSchema {
  // Validated by a test: validation takes a tenth of a second per start.
  const texts = [
    ...readSchemaFiles(level),
    ...(razorpay ? [readFile(razorpayFile)] : []),
    ...rangeFilters.map(rangeExtension),
    ...(invoiceAttributes ? [INVOICE_ATTRIBUTES] : []),
  ];
  const schema = buildASTSchema(latestDefinitions(texts.map((text) => gql(text))), {
    assumeValidSDL: isValidated,
  });
  const map = mergeResolvers([
    ...resolversOf[level],
    ...(razorpay ? [razorpayResolvers] : []),
    ...(invoiceAttributes ? [invoiceAttributeResolvers] : []),
  ]);
  return translateMessages(protectMutations(blankUnloadedAttributes(attachResolvers(schema, map))));
}

/** As Adobe Commerce as a Cloud Service has them. */
const INVOICE_ATTRIBUTES = `extend type Invoice { custom_attributes: [CustomAttribute] }
  type CustomAttribute { attribute_code: String value: String }`;

function rangeExtension(attribute: RangeAttribute): string {
  return `extend input ProductAttributeFilterInput { ${attribute}: FilterRangeTypeInput }
    extend input ProductAttributeSortInput { ${attribute}: SortEnum }`;
}

/** A later definition of a type replaces the earlier one. */
function latestDefinitions(documents: readonly DocumentNode[]): DocumentNode {
  const latest = new Map(
    documents
      .flatMap(({ definitions }) => definitions)
      .map((node) => [isTypeDefinitionNode(node) ? node.name.value : node, node] as const),
  );
  return { kind: Kind.DOCUMENT, definitions: [...latest.values()] };
}

function readSchemaFiles(level: Level = "2.4.7"): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".graphql") && !name.startsWith("newer"));
  return [...names.sort(), ...newerFiles[level]].map(readFile);
}

function readFile(name: string): string {
  return readFileSync(new URL(name, folder), "utf8");
}
