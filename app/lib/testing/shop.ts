import type { AppLoadContext } from "@remix-run/server-runtime";
import { type Commerce, type CommerceOptions, holdWrites } from "~/lib/commerce/commerce.server";
import { parseConfig, type ShopConfig } from "~/lib/server/protection/config.server";
import { openShop, type Shop } from "~/lib/server/request/shop.server";

/** Some fields of a value. */
type Part<Value> = unknown extends Value
  ? unknown
  : Value extends string
    ? string
    : Value extends boolean
      ? boolean
      : Value extends number | null | undefined | ((...args: never[]) => unknown)
        ? Value
        : Value extends ReadonlyMap<infer Key, infer Held>
          ? ReadonlyMap<Key, Part<Held>>
          : { readonly [Key in keyof Value]?: Part<Value[Key]> };

type Call<Of> = Of extends (...args: infer Args) => Promise<infer Answer>
  ? (...args: Args) => Promise<Part<Answer>>
  : Of;
type Calls<Area> = Area extends (...args: never[]) => unknown
  ? Call<Area>
  : { readonly [Name in keyof Area]?: Call<Area[Name]> };

/**
 * The calls of Commerce, and the fields of their answers, that a test uses. Any other call fails,
 * as an undefined function.
 */
export type FakeCommerce = { readonly [Area in keyof Commerce]?: Calls<Commerce[Area]> | undefined };

export interface TestShopOptions extends Omit<AppLoadContext, "config"> {
  readonly request?: Request;
  readonly config?: Partial<ShopConfig>;
}

const config = parseConfig({
  COMMERCE_ENDPOINT: "http://backend.test/graphql",
  SESSION_SECRET: "a secret that is used in tests only",
  LOG_LEVEL: "silent",
  ATTEMPTS_PER_ADDRESS: "0",
});

/**
 * The shop that a request gets, on a fake Commerce. Writes of the cart are held as with the real
 * one.
 */
export function testShop(
  calls: FakeCommerce | ((options: CommerceOptions) => FakeCommerce) = {},
  { request = new Request("http://shop.test/"), config: changes, ...context }: TestShopOptions = {},
): Promise<Shop> {
  return openShop(request, { ...context, config: { ...config, ...changes } }, (options) => {
    const fake = typeof calls === "function" ? calls(options) : calls;
    const commerce = fake as Commerce; // has the calls that the test uses
    return { ...commerce, ...holdWrites(commerce, options.cartGuard) };
  });
}
