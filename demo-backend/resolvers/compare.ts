import type { ProductRow } from "../store/catalogue-rows.ts";
import type { CompareListRow } from "../store/compare-store.ts";
import type { CustomerRow } from "../store/customer-store.ts";
import type { BackendContext } from "./context.ts";
import { requireCustomer } from "./customer-access.ts";
import { inputError } from "./errors.ts";

interface ListInput {
  uid: string;
  products: readonly (string | null)[];
}

interface ListArguments {
  input?: ListInput | null;
}

export const compareResolvers = {
  Query: {
    compareList: (_: unknown, { uid }: { uid: string }, context: BackendContext) => openList(context, uid) ?? null,
  },
  Mutation: {
    /** A customer has one list; a guest gets a new one each time. */
    createCompareList(
      _: unknown,
      { input }: { input?: { products?: ListInput["products"] | null } | null },
      context: BackendContext,
    ): CompareListRow {
      const { compare } = context.store;
      const { customerId } = context;
      return context.store.transaction(() => {
        const existing = customerId === null ? undefined : compare.listOf(customerId);
        return add(context, existing ?? compare.createList(customerId), input?.products ?? []);
      });
    },
    addProductsToCompareList(_: unknown, { input }: ListArguments, context: BackendContext): CompareListRow {
      const { uid, products } = requireListInput(input);
      return context.store.transaction(() => add(context, requireList(context, uid), products));
    },
    removeProductsFromCompareList(_: unknown, { input }: ListArguments, context: BackendContext): CompareListRow {
      const { uid, products } = requireListInput(input);
      return context.store.transaction(() => {
        const list = requireList(context, uid);
        for (const id of products) context.store.compare.removeProduct(list.id, Number(id));
        return list;
      });
    },

    assignCompareListToCustomer(_: unknown, { uid }: { uid: string }, context: BackendContext) {
      const { id: customerId } = requireCustomer(context);
      const { compare } = context.store;
      return context.store.transaction(() => {
        const list = requireList(context, uid);
        const existing = compare.listOf(customerId);
        if (!existing) compare.assignTo(list.id, customerId);
        else if (existing.id !== list.id) {
          for (const productId of compare.productIdsOf(list.id)) compare.addProduct(existing.id, productId);
          compare.deleteList(list.id);
        }
        return { result: true, compare_list: compare.listOf(customerId) };
      });
    },
    deleteCompareList(_: unknown, { uid }: { uid: string }, context: BackendContext) {
      context.store.compare.deleteList(requireList(context, uid).id);
      return { result: true };
    },
  },
  Customer: {
    compare_list: ({ id }: CustomerRow, _: unknown, { store }: BackendContext) => store.compare.listOf(id) ?? null,
  },
  CompareList: {
    item_count: (list: CompareListRow, _: unknown, context: BackendContext) => productsOf(context, list).length,
    items: (list: CompareListRow, _: unknown, context: BackendContext) => productsOf(context, list),
    attributes: (_: CompareListRow, __: unknown, context: BackendContext) => comparable(context),
  },
  ComparableItem: {
    /** Only here Magento's uid is the plain id. */
    uid: ({ id }: ProductRow) => String(id),
    product: (product: ProductRow) => product,
    attributes: (product: ProductRow, _: unknown, context: BackendContext) =>
      comparable(context).map(({ code, read }) => ({ code, value: read(product) || "N/A" })),
  },
};

function openList({ store, customerId }: BackendContext, uid: string): CompareListRow | undefined {
  const list = store.compare.listByUid(uid);
  return list && (list.customerId === null || list.customerId === customerId) ? list : undefined;
}

function requireList(context: BackendContext, uid: string): CompareListRow {
  if (uid === "") throw inputError('"uid" value must be specified.');
  const list = openList(context, uid);
  if (!list) throw inputError('"uid" value does not exist');
  return list;
}

function requireListInput(input: ListInput | null | undefined): ListInput {
  if (!input) throw inputError('"uid" value must be specified.');
  if (input.products.length === 0) throw inputError('"products" value must be specified.');
  return input;
}

/** Ignores unknown product ids, as Magento does. */
function add({ store }: BackendContext, list: CompareListRow, products: ListInput["products"]): CompareListRow {
  for (const id of products) {
    const product = store.catalogue.productById(Number(id));
    if (product?.status === "enabled" && product.type !== "giftcard") store.compare.addProduct(list.id, product.id);
  }
  return list;
}

function productsOf({ store }: BackendContext, list: CompareListRow): ProductRow[] {
  const products = store.catalogue.productsByIds(store.compare.productIdsOf(list.id));
  return products.filter(({ status }) => status === "enabled");
}

interface Comparable {
  code: string;
  label: string;
  read(product: ProductRow): string;
}

function comparable({ store: { catalogue } }: BackendContext): Comparable[] {
  const attributes = catalogue.attributes().filter(({ isComparable }) => isComparable === 1);
  return [
    { code: "sku", label: "SKU", read: ({ sku }) => sku },
    { code: "description", label: "Description", read: ({ description }) => description },
    { code: "short_description", label: "Short Description", read: ({ shortDescription }) => shortDescription },
    ...attributes.map(({ id, code, label, input }) => ({
      code,
      label,
      read(product: ProductRow) {
        const values = catalogue.attributeValuesOf(product.id).filter(({ attributeId }) => attributeId === id);
        if (input === "boolean") return values.length > 0 ? "Yes" : "";
        return values.map(({ optionId, text }) => text ?? catalogue.option(optionId)?.label ?? "").join(", ");
      },
    })),
  ];
}
