import type { ChildNode } from "domhandler";
import { DomUtils } from "htmlparser2";
import { parseShallow } from "~/lib/commerce/content/html/parse-html.server";
import { decodeUid, type Sku } from "~/lib/commerce/model/ids";
import type { CompareList, Comparison, Product, ProductSummary } from "~/lib/commerce/model/product";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import { type GraphqlResult, isInternal, unexpected } from "~/lib/commerce/transport/classify.server";
import * as gql from "~/lib/commerce/wire/generated/graphql";
import type { Catalog } from "./catalog.server";
import { toProductSummary } from "./to-product-summary.server";

/** Null for a missing or another customer's list. */
export function createCompareArea(backend: Backend, catalog: Pick<Catalog, "bySku" | "product">) {
  /** Only compare lists need the numeric product id; it is the decoded uid. */
  async function productIds(sku: Sku): Promise<string[] | null> {
    const [product] = await catalog.bySku([sku]);
    const id = decodeUid(product?.uid ?? "");
    return id ? [id] : null;
  }

  async function list(uid: string) {
    const answer = await backend.readPrivate(gql.CompareListDocument, { uid });
    return toList(answer, answer.data.compareList);
  }

  return {
    list,

    /** A comparison without a list; unknown products are left out. */
    async compare(skus: readonly Sku[]) {
      const found = await Promise.all(skus.map((sku) => catalog.product(sku)));
      return compareProducts(found.flatMap((product) => (product ? [ofProduct(product)] : [])));
    },

    async own() {
      const answer = await backend.readPrivate(gql.CustomerCompareListDocument, {});
      return toList(answer, answer.data.customer?.compare_list);
    },

    /** Creates a list if `uid` is null. Null for an unknown product. */
    async add(uid: string | null, sku: Sku) {
      const products = await productIds(sku);
      if (!products) return null;
      if (uid) {
        const answer = await backend.write(gql.AddToCompareListDocument, { input: { uid, products } });
        const changed = toList(answer, answer.data.addProductsToCompareList);
        if (changed) return changed;
      }
      await backend.proveToken();
      const answer = await backend.write(gql.CreateCompareListDocument, { input: { products } });
      return toList(answer, answer.data.createCompareList);
    },

    async remove(uid: string, sku: Sku) {
      const products = await productIds(sku);
      if (!products) return list(uid);
      const answer = await backend.write(gql.RemoveFromCompareListDocument, { input: { uid, products } });
      const changed = toList(answer, answer.data.removeProductsFromCompareList);
      if (!changed) await backend.proveToken();
      // Right after a log-in Magento still returns the list as it was before the removal.
      return changed && without(changed, sku);
    },

    async assign(uid: string) {
      const answer = await backend.write(gql.AssignCompareListDocument, { uid });
      return toList(answer, answer.data.assignCompareListToCustomer?.compare_list);
    },
  };
}

/** Null for a missing list or another customer's. */
function toList(answer: GraphqlResult<unknown>, list: gql.ComparedFragment | null | undefined): CompareList | null {
  if (list) return toCompareList(list);
  if (answer.errors.some(isInternal)) throw unexpected(answer);
  return null;
}

function without(list: CompareList, sku: Sku): CompareList {
  const isOther = list.products.map((product) => product.sku !== sku);
  const rows = list.rows.map((row) => {
    const values = row.values.filter((_, index) => isOther[index]);
    return { ...row, values, differs: new Set(values).size > 1 };
  });
  return { ...list, products: list.products.filter((_, index) => isOther[index]), rows };
}

const NOT_IN_TABLE = new Set(["sku", "description", "short_description", "price", "name"]);

/** Products the backend can no longer load are left out, with their values. */
export function toCompareList({ uid, attributes, items }: gql.ComparedFragment): CompareList {
  const labels = (attributes ?? []).flatMap(({ code, label }) =>
    NOT_IN_TABLE.has(code) ? [] : [[code, label || code] as const],
  );
  const compared = (items ?? []).flatMap((item): ComparedProduct[] => {
    const product = toProductSummary(item.product);
    if (!product) return [];
    const values = new Map(item.attributes.map(({ code, value }) => [code, value]));
    const choices = new Map(choicesOf(item.product));
    const labelled = (of: ReadonlyMap<string, string>) =>
      labels.map(([code, label]) => [label, toValue(of.get(code) ?? "")] as const);
    const chosen = labelled(choices).filter(([, value]) => value !== null);
    const specifications = readSpecifications(values.get("description") ?? "");
    return [{ product, facts: new Map([...labelled(values), ...specifications, ...chosen]) }];
  });
  return { uid, ...compareProducts(compared) };
}

function ofProduct(product: Product): ComparedProduct {
  const attributes = product.attributes.map(({ label, value }) => [label, value] as const);
  const choices = product.options.map(
    ({ label, values }) => [label, values.map((value) => value.label).join(", ")] as const,
  );
  return { product, facts: new Map([...attributes, ...readSpecifications(product.descriptionHtml), ...choices]) };
}

type WireProduct = NonNullable<gql.ComparedFragment["items"]>[number]["product"];

/** Configurable attributes have no single value: all options are listed. */
function choicesOf(product: WireProduct): (readonly [code: string, values: string])[] {
  const options = product && "configurable_options" in product ? product.configurable_options : null;
  return (options ?? []).flatMap((option) => {
    const labels = (option.values ?? []).flatMap((value) => value.label ?? []);
    return option.attribute_code && labels.length > 0 ? [[option.attribute_code, labels.join(", ")]] : [];
  });
}

/** Magento writes "N/A" for a missing value. */
function toValue(value: string): string | null {
  const text = value.trim();
  return text === "" || text === "N/A" ? null : text;
}

interface ComparedProduct {
  readonly product: ProductSummary;
  /**
   * By label: attributes, then specification rows. Choices override the table, and the table
   * attributes.
   */
  readonly facts: ReadonlyMap<string, string | null>;
}

function compareProducts(compared: readonly ComparedProduct[]): Comparison {
  const columns = compared.map(({ facts }) => facts);
  const labels = new Set(columns.flatMap((facts) => [...facts.keys()]));
  const rows = [...labels].flatMap((label) => {
    const values = columns.map((facts) => facts.get(label) ?? null);
    if (values.every((value) => value === null)) return [];
    return [{ label, values, differs: new Set(values).size > 1 }];
  });
  return { products: compared.map(({ product }) => product), rows };
}

/** Rows of the specification table in which a description may end. */
function readSpecifications(html: string): [label: string, value: string][] {
  return DomUtils.getElementsByTagName("tr", parseShallow(html)).flatMap((row): [string, string][] => {
    const [head, value, ...others] = DomUtils.getElementsByTagName("*", row.children, false);
    if (head?.name !== "th" || value?.name !== "td" || others.length > 0) return [];
    const [label = "", text = ""] = [head, value].map((cell) => textOf(cell).replace(/\s+/g, " ").trim());
    return label && text ? [[label, text]] : [];
  });
}

function textOf(node: ChildNode): string {
  if ("data" in node) return node.type === "text" ? node.data : "";
  const gap = "name" in node && /^(?:br|li|p)$/.test(node.name) ? " " : "";
  return gap + node.children.map(textOf).join("");
}
