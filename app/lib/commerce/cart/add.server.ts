import type { Sources } from "~/lib/commerce/content/content.server";
import type { Catalog } from "~/lib/commerce/catalog/catalog.server";
import { type Cart, type LineRequest, NO_VARIANT } from "~/lib/commerce/model/cart";
import { type CartId, asId, decodeUid } from "~/lib/commerce/model/ids";
import { fail, type Failure, type Problem, type Result } from "~/lib/commerce/model/problem";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import * as gql from "~/lib/commerce/wire/generated/graphql";
import type { GraphqlResult } from "~/lib/commerce/transport/classify.server";
import { type Recognise, recogniseEnglish, type SentenceKey } from "~/lib/commerce/transport/messages.server";
import { cartResults } from "./to-cart.server";
import { CART_GONE_CODE, toCode, toReason } from "./to-problem.server";

type AddResult = Result<{ cart: Cart; problems: readonly Problem[] }>;

interface From extends Sources {
  readonly selection: Catalog["selection"];
}

/** Creates the cart if needed. Ok when at least one line was added; `problems` lists the others. */
export function createAdd(from: From) {
  return async (id: CartId | null, lines: readonly LineRequest[]): Promise<AddResult> => {
    if (lines.length === 0) throw new RangeError("adding to the cart: no lines");
    if (id) {
      const result = await addTo(from, id, lines);
      if (result.ok || !result.problems.some(({ code }) => code === CART_GONE_CODE)) return result;
    }
    // The missing cart rejected the lines, so adding them to a new cart cannot duplicate them.
    const customerCart = await from.backend.customerCart();
    if ((await from.capabilities()).has("addProductsToNewCart")) return addToNewCart(from, lines);
    if (customerCart) return addTo(from, asId(customerCart), lines);
    return lines.some(isCustomised) ? addTo(from, await create(from.backend), lines) : addWithCart(from, lines);
  };
}

/** In one request. These backends keep custom options (2.4.9). */
async function addToNewCart(from: From, lines: readonly LineRequest[]): Promise<AddResult> {
  const answer = await from.backend.write(gql.AddToNewCartDocument, { lines: lines.map(toLineInput) });
  const { cart = null, user_errors } = answer.data.addProductsToNewCart ?? {};
  return toAddResult(from, answer, { lines, added: cart && { cart, user_errors: user_errors ?? [] } });
}

/** For guests of backends below 2.4.9, in one request. */
async function addWithCart(from: From, lines: readonly LineRequest[]): Promise<AddResult> {
  const request = from.backend.write(gql.CreateCartWithLinesDocument, {
    id: newCartId(),
    lines: lines.map(toLineInput),
  });
  await from.backend.requireField(request, "createEmptyCart");
  const answer = await request;
  return toAddResult(from, answer, { lines, added: answer.data.addProductsToCart });
}

/** As long as Magento's own ones. */
export function newCartId(): CartId {
  return asId(crypto.randomUUID().replaceAll("-", ""));
}

async function create(backend: Backend): Promise<CartId> {
  return asId<CartId>(await backend.requireField(backend.write(gql.CreateCartDocument, {}), "createEmptyCart"));
}

/**
 * Lines with custom options are added one by one: addProductsToCart of 2.4.6 silently drops the
 * options (magento/magento2#37599). Ok if any line was added.
 */
async function addTo(from: From, id: CartId, lines: readonly LineRequest[]): Promise<AddResult> {
  const plain = lines.filter((line) => !isCustomised(line));
  const results: AddResult[] = [];
  for (const line of lines.filter(isCustomised)) results.push(await addCustomised(from, id, line));
  if (plain.length > 0) results.push(await addPlain(from, id, plain));
  const problems = results.flatMap((result) => result.problems);
  const added = results.findLast((result) => result.ok);
  return added ? { ...added, problems } : fail(...problems);
}

function isCustomised(line: LineRequest): boolean {
  return decodeChoices(line).custom.length > 0;
}

async function addPlain(from: From, id: CartId, lines: readonly LineRequest[]): Promise<AddResult> {
  const answer = await from.backend.writeToCart(gql.AddToCartDocument, { id, lines: lines.map(toLineInput) });
  return toAddResult(from, answer, { lines, added: answer.data.addProductsToCart });
}

interface Added {
  readonly lines: readonly LineRequest[];
  readonly added: WireAnswer | null;
}

async function toAddResult(from: From, answer: GraphqlResult<unknown>, { lines, added }: Added): Promise<AddResult> {
  const { isPartlyAdded, problems } = added
    ? judgeAdd(lines, added, from.backend.recognise)
    : { isPartlyAdded: true, problems: [] };
  if (!isPartlyAdded && problems.length > 0) return fail(...problems);
  const result = await cartResults(from)(answer, added?.cart);
  return result.ok ? { ...result, problems } : result;
}

async function addCustomised(from: From, id: CartId, line: LineRequest): Promise<AddResult> {
  const answer = await sendCustomised(from.backend, id, { line, selection: from.selection });
  if ("ok" in answer) return answer;
  const result = await cartResults(from)(answer, answer.data.added?.cart);
  return result.ok ? { ...result, problems: [] } : result;
}

export function toLineInput({ sku, quantity, selectedOptions, enteredOptions }: LineRequest) {
  return {
    sku,
    quantity,
    ...(selectedOptions?.length ? { selected_options: [...selectedOptions] } : {}),
    ...(enteredOptions?.length ? { entered_options: enteredOptions.map(({ uid, value }) => ({ uid, value })) } : {}),
  };
}

type WireAnswer = NonNullable<gql.AddToCartMutation["addProductsToCart"]>;
type WireLine = NonNullable<WireAnswer["cart"]["items"]>[number];

/** About all lines. */
const CART_ERRORS: ReadonlySet<SentenceKey | null> = new Set([
  "cart-not-salable",
  "cart-short-of-stock",
  "cart-lacks-options",
]);

/**
 * Which of the wanted lines were added. Magento adds the valid ones and reports the others. Once
 * the cart holds an unsalable line, it also reports that line at every later add
 * (magento/magento2#37908); such an error is ignored.
 */
export function judgeAdd(
  wanted: readonly LineRequest[],
  { cart, user_errors: errors }: WireAnswer,
  recognise: Recognise = recogniseEnglish,
) {
  const lines = cart.items ?? [];
  const isWanted = (line: WireLine) => wanted.some((request) => isLineOf(line, request));
  const others = lines.filter((line) => !isWanted(line));
  const oldErrors = new Set(others.flatMap((line) => (line.errors ?? []).map((error) => error.message)));
  const isOld = (message: string) =>
    oldErrors.size > 0 && (oldErrors.has(message) || CART_ERRORS.has(recognise(message).key));
  const addedLines = wanted.filter((request) =>
    lines.some((line) => isLineOf(line, request) && line.quantity >= request.quantity && !line.errors?.length),
  );
  const fresh = errors.filter(({ message }) => !isOld(message));
  const own = fresh.length > 0 || addedLines.length === wanted.length ? fresh : errors;
  return {
    isPartlyAdded: own.length < wanted.length && addedLines.length > 0,
    problems: own.map(({ code, message }) => {
      const meaning = recognise(message);
      return { code: toCode(meaning, code), message: toReason(meaning) };
    }),
  };
}

function isLineOf(line: WireLine, { sku, selectedOptions }: LineRequest): boolean {
  if (line.__typename !== "ConfigurableCartItem") return line.product?.sku === sku;
  if (line.configured_variant?.sku === sku) return true;
  if (line.product?.sku !== sku) return false;
  const chosen = line.configurable_options.map((option) => option.configurable_product_option_value_uid);
  return (selectedOptions ?? []).every((uid) => chosen.includes(uid));
}

/**
 * Adds a line with custom options by the mutation of its type. Sends nothing if its values match no
 * variant.
 */
async function sendCustomised(
  backend: Backend,
  id: CartId,
  { line, selection }: { readonly line: LineRequest; readonly selection: Catalog["selection"] },
): Promise<GraphqlResult<gql.AddCustomisedMutation> | Failure> {
  const { custom, variant, bundle, links } = decodeChoices(line);
  const item = { data: { sku: line.sku, quantity: line.quantity }, customizable_options: custom };
  if (variant.length > 0) {
    const chosen = (await selection(line.sku, variant)).variant;
    if (!chosen) return fail(NO_VARIANT);
    const data = { ...item.data, sku: chosen.sku };
    return backend.writeToCart(gql.AddCustomisedVariantsDocument, {
      id,
      lines: [{ ...item, data, parent_sku: line.sku }],
    });
  }
  if (bundle.length > 0) {
    return backend.writeToCart(gql.AddCustomisedBundlesDocument, { id, lines: [{ ...item, bundle_options: bundle }] });
  }
  if (links.length > 0) {
    const lines = [{ ...item, downloadable_product_links: links }];
    return backend.writeToCart(gql.AddCustomisedDownloadsDocument, { id, lines });
  }
  return backend.writeToCart(gql.AddCustomisedDocument, { id, lines: [item] });
}

/** Decoded uids of a line, as the mutations of each product type take them. */
export function decodeChoices({ selectedOptions = [], enteredOptions = [] }: LineRequest) {
  const given = [...selectedOptions.map((uid) => ({ uid, value: null })), ...enteredOptions].map(decode);
  const of = (kind: string) => given.filter((choice) => choice.kind === kind);
  return {
    custom: toCustomOptions(of("custom-option")),
    variant: of("configurable").map(({ uid }) => uid),
    bundle: toBundleOptions(of("bundle")),
    links: of("downloadable").flatMap(({ numbers: [id] }) => (id === undefined ? [] : { link_id: id })),
  };
}

interface Choice {
  readonly uid: string;
  readonly kind: string;
  readonly numbers: readonly number[];
  readonly value: string | null;
}

function decode({ uid, value }: { uid: string; value: string | null }): Choice {
  const [, kind = "", numbers = ""] = UID.exec(decodeUid(uid)) ?? [];
  return { uid, kind, numbers: numbers.split("/").slice(1).map(Number), value };
}

const UID = /^([a-z-]+)((?:\/\d+)+)$/;

function toCustomOptions(choices: readonly Choice[]): gql.CustomizableOptionInput[] {
  const values = new Map<number, string[]>();
  for (const { numbers, value } of choices) {
    const [option, picked] = numbers;
    const text = value ?? picked?.toString();
    if (option !== undefined && text !== undefined) values.set(option, [...(values.get(option) ?? []), text]);
  }
  return [...values].map(([id, texts]) => ({ id, value_string: texts.join(",") }));
}

/**
 * One quantity per option: the one that differs from the default at the end of a selection's uid.
 */
function toBundleOptions(choices: readonly Choice[]): gql.BundleOptionInput[] {
  const options = new Map<number, gql.BundleOptionInput & { value: string[] }>();
  for (const { numbers, value } of choices) {
    const [id, selection, usual = 1] = numbers;
    if (id === undefined || selection === undefined) continue;
    const quantity = value === null ? usual : Number(value);
    const { value: selections, ...known } = options.get(id) ?? { id, quantity, value: [] };
    const changed = quantity === usual ? known : { id, quantity };
    options.set(id, { ...changed, value: [...selections, String(selection)] });
  }
  return [...options.values()];
}
