import { TIME_BUDGETS } from "~/lib/async/timeouts";
import { optional } from "~/lib/async/optional";
import { addToCart, replaceLine } from "~/features/cart/add-to-cart.server";
import { redirectAfterAddition } from "~/features/cart/read-cart.server";
import {
  componentLines,
  missingGroups,
  normalizeText,
  validateText,
  isQuantity,
} from "~/features/product/chosen-components";
import { checkDelivery } from "~/features/product/delivery.server";
import { componentName, EXTRAS, missingOptions, quantityName, valueUids } from "~/features/product/form-fields";
import {
  type ChosenFields,
  describePicks,
  type ProductFormResult,
  readChosenFields,
} from "~/features/product/read-choice.server";
import { removeMovedItem } from "~/features/wishlist/move-to-cart.server";
import { additionProblem, type LineRequest } from "~/lib/commerce/model/cart";
import type { Product } from "~/lib/commerce/model/product";
import { asId, type LineUid, type Sku } from "~/lib/commerce/model/ids";
import type { Problem } from "~/lib/commerce/model/problem";
import { INVALID_QUANTITY, quantity, REQUIRED, checkForm, invalid } from "~/lib/server/request/parse-form.server";
import { type Shop, type ShopActionArgs, notFound, seeOther } from "~/lib/server/request/shop.server";
import { MAX_EXTRAS } from "./load-product-page.server";
import { writeReview } from "./reviews.server";

type ProductFormRequest = Pick<ShopActionArgs, "shop" | "form" | "url">;

export async function submitProductForm(sku: Sku, { shop, form, url }: ProductFormRequest) {
  const product = (await shop.commerce.catalog.product(sku)) ?? notFound();
  switch (form.get("intent")) {
    case "add":
    case "buy":
      return addProduct(shop, product, form);
    case "review":
      return writeReview(shop, product, form);
    case "delivery":
      return checkDelivery(shop, form, url);
    default:
      return notFound();
  }
}

export async function addProduct(shop: Shop, product: Product, form: FormData) {
  const { chosen, count, edited, problems } = parseProductForm(product, form);
  const reject = async (found: readonly Problem[]) =>
    invalid<ProductFormResult>({
      state: checkForm(form, found).reply(),
      chosen: await describePicks(shop, product, chosen),
    });
  if (count === null || problems.length > 0) return reject(problems);
  const known = await knownProblem(shop, product, { chosen, count });
  if (known) return reject([known]);

  const lines = [...toLines(product, chosen, count), ...(edited ? [] : readExtras(product, form))];
  const [line, ...others] = lines;
  const replaces = edited !== null && line !== undefined && others.length === 0;
  const added = await (replaces ? replaceLine(shop, edited, line) : addToCart(shop, lines));
  if (!added.ok) return reject(added.problems);
  await removeMovedItem(shop, product.sku, form);
  if (form.get("intent") === "buy") throw seeOther("/checkout/user-account");
  throw edited ? seeOther("/cart") : redirectAfterAddition(form);
}

function parseProductForm(product: Product, form: FormData) {
  const chosen = readChosenFields(product, form);
  const typed = quantity.safeParse(form.get("quantity") ?? "1");
  const edited = form.get("edit");
  return {
    chosen,
    count: typed.success ? typed.data : null,
    edited: typeof edited === "string" && edited !== "" ? asId<LineUid>(edited) : null,
    problems: [
      ...missingOptions(product.options, chosen.picks).map(toMissing),
      ...componentProblems(product, chosen, form),
      ...(typed.error ? [{ code: "quantity", field: "quantity", message: typed.error.issues[0]?.message ?? "" }] : []),
    ],
  };
}

interface Choice {
  readonly chosen: ChosenFields;
  readonly count: number;
}

/**
 * The shop's own checks. Null, leaving the decision to the backend, if the variant is not read in
 * time.
 */
async function knownProblem(shop: Shop, product: Product, { chosen, count }: Choice): Promise<Problem | null> {
  if (product.kind !== "configurable" || product.needsFile)
    return additionProblem(product, { quantity: count, variant: null });
  const selectionPromise = shop.commerce.catalog.selection(product.sku, valueUids(chosen.picks));
  const selection = await optional(shop, { name: "variant", budgetMs: TIME_BUDGETS.optional }, selectionPromise);
  return selection && additionProblem(product, { quantity: count, variant: selection.variant });
}

function toLines(product: Product, { picks, components }: ChosenFields, count: number): LineRequest[] {
  const { sku, options } = product;
  const lines = components ? componentLines(product, components, count) : [{ sku, quantity: count }];
  if (options.length === 0) return lines;
  return lines.map((line) => ({ ...line, selectedOptions: [...valueUids(picks), ...(line.selectedOptions ?? [])] }));
}

function readExtras({ sku }: Product, form: FormData): LineRequest[] {
  const skus = form.getAll(EXTRAS).filter((extra): extra is string => typeof extra === "string");
  const known = [...new Set(skus)].filter((extra) => extra !== "" && extra.length <= 64 && extra !== sku);
  return known.slice(0, MAX_EXTRAS).map((extra) => ({ sku: asId<Sku>(extra), quantity: 1 }));
}

function toMissing({ code, label }: { code: string; label: string }): Problem {
  return { code: "missing-option", field: code, message: `Please choose ${label.toLowerCase()}.` };
}

function componentProblems({ composite }: Product, { components }: ChosenFields, form: FormData): Problem[] {
  if (!composite || !components) return [];
  const missing = missingGroups(composite, components).map((group): Problem => {
    const [first] = group.components;
    if (group.textEntry) return { code: "missing-text", field: componentName(group), message: REQUIRED };
    return group.takes === "pieces" && first
      ? { code: "missing-part", field: quantityName(group, first), message: "Enter a quantity of at least 1." }
      : toMissing({ code: componentName(group), label: group.title });
  });
  const invalidTexts = composite.groups.flatMap((group): Problem[] => {
    const field = componentName(group);
    const text = normalizeText(form.get(field));
    const message = group.textEntry && text !== "" ? validateText(text, group.textEntry) : null;
    return message === null ? [] : [{ code: "unfit-text", field, message }];
  });
  const invalidQuantities = composite.groups.flatMap((group) =>
    group.components
      .map((component) => quantityName(group, component))
      .filter((name) => form.has(name) && !isQuantity(form.get(name), group)),
  );
  return [
    ...missing.filter(({ field }) => !invalidTexts.some((other) => other.field === field)),
    ...invalidTexts,
    ...[...new Set(invalidQuantities)].map((field) => ({ code: "quantity", field, message: INVALID_QUANTITY })),
  ];
}
