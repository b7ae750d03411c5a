import { CommerceError, isCommerceError } from "~/lib/commerce/model/errors";

/**
 * The area, whose mappers may take answers to be as the schema says: what they throw over one that is not becomes the `contract` error that every page
 * knows.
 */
export function asAgreed<Area extends object>(area: Area): Area {
  const methods = Object.entries(area).map(([name, method]: [string, Method]) => [
    name,
    (...args: unknown[]) => {
      const result = method.apply(area, args);
      if (result instanceof Promise) return result.catch((error: unknown) => Promise.reject(asContract(name, error)));
      return isPages(result) ? pagesAsAgreed(name, result) : result;
    },
  ]);
  return Object.fromEntries(methods) as Area; // the same names, each with the type it had
}

type Method = (...args: unknown[]) => unknown;

function isPages(result: unknown): result is AsyncGenerator<unknown> {
  return typeof result === "object" && result !== null && Symbol.asyncIterator in result;
}

async function* pagesAsAgreed(name: string, pages: AsyncGenerator<unknown>) {
  try {
    yield* pages;
  } catch (error) {
    throw asContract(name, error);
  }
}

function asContract(name: string, error: unknown): CommerceError {
  if (isCommerceError(error)) return error;
  return new CommerceError("contract", `${name}: an answer of another shape`, { cause: error });
}
