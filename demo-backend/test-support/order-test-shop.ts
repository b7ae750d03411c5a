import { createDemoBackend, type DemoBackendOptions } from "../create-demo-backend.ts";
import { toUid } from "../rules/uid.ts";
import { testSeed } from "./order-test-seed.ts";

type Data = any; // any: tests look at answers of every shape

interface GraphqlBody {
  data?: unknown;
  errors?: { message: string; extensions?: { category?: string } }[];
}

export interface Failure {
  message: string;
  category: string | undefined;
}

/** In memory (or in a file); throws GraphQL errors. */
export async function openTestShop(file = ":memory:", options: DemoBackendOptions = {}) {
  const now = () => new Date("2026-11-20T10:00:00Z");
  const backend = await createDemoBackend({
    ...{ file, seed: testSeed, now, log: () => undefined },
    ...{ level: "2.4.6", ...options },
  });
  const { store } = backend;
  const run = async (query: string, variables: Record<string, unknown> = {}): Promise<GraphqlBody> => {
    const body = JSON.stringify({ query, variables });
    const headers = { "content-type": "application/json" };
    const response = await fetch(backend.endpoint, { method: "POST", headers, body });
    return (await response.json()) as GraphqlBody; // what a GraphQL server answers
  };

  return {
    store,
    backend,
    reset() {
      backend.reset();
      store.catalogueChanged();
    },
    close: backend.close,
    async ask(source: string, variables?: Record<string, unknown>): Promise<Data> {
      const { data, errors } = await run(source, variables);
      if (errors) throw new Error(errors.map((error) => error.message).join("; "));
      return data;
    },
    async failure(source: string, variables?: Record<string, unknown>): Promise<Failure> {
      const { errors } = await run(source, variables);
      const error = errors?.[0];
      if (!error) throw new Error("Expected an error, got none");
      return { message: error.message, category: error.extensions?.category };
    },
    optionUid(attribute: string, label: string): string {
      const row = store.catalogue.attributeByCode(attribute);
      const option = row && store.catalogue.optionsOfAttribute(row.id).find((one) => one.label === label);
      if (!row || !option) throw new Error(`No option ${label} of ${attribute}`);
      return toUid(`configurable/${row.id}/${option.id}`);
    },
    productId(sku: string): number {
      const product = store.catalogue.productBySku(sku);
      if (!product) throw new Error(`No product ${sku}`);
      return product.id;
    },
  };
}

export type TestShop = Awaited<ReturnType<typeof openTestShop>>;
