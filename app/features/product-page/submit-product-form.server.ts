import { addOrReplace, afterAdding } from "~/features/cart/add-or-replace.server";
import {
  isQuantity,
  missingGroups,
  componentLines,
  readComponents,
  normalizeText,
  validateText,
} from "~/features/product/chosen-components";
import { checkDelivery } from "~/features/product/delivery.server";
import { componentName, quantityName, missingOptions, readPicks, valueUids } from "~/features/product/form-fields";
import type { ProductAnswer } from "~/features/product/product-answer";
import { readChoice } from "~/features/product/read-choice.server";
import { removeMovedItem } from "~/features/wishlist/move-to-cart.server";
import { additionProblem } from "~/lib/commerce/model/can-add";
import type { LineRequest } from "~/lib/commerce/model/cart";
import type { ComponentGroup } from "~/lib/commerce/model/component";
import type { Sku } from "~/lib/commerce/model/ids";
import type { Problem } from "~/lib/commerce/model/problem";
import type { Product } from "~/lib/commerce/model/product";
import { INVALID_QUANTITY, quantity, REQUIRED } from "~/lib/server/fields.server";
import { inTime } from "~/lib/server/in-time.server";
import { invalid } from "~/lib/server/invalid.server";
import { checkForm } from "~/lib/server/parse-form.server";
import { notFound, seeOther } from "~/lib/server/responses";
import type { Shop } from "~/lib/server/shop.server";
import { writeReview } from "./reviews.server";

interface ProductFormRequest {
  readonly shop: Shop;
  readonly form: FormData;
  readonly url: URL;
}

/** Handles the product page's forms by intent. */
export async function submitProductForm(sku: Sku, { shop, form, url }: ProductFormRequest) {
  const product = (await shop.commerce.catalog.product(sku)) ?? notFound();
  switch (form.get("intent")) {
    case "add":
    case "buy":
      return addToCart(shop, product, form);
    case "review":
      return writeReview(shop, product, form);
    case "delivery":
      return checkDelivery(shop, form, url);
    default:
      return notFound();
  }
}

/** Action of the product form: adds to the cart and redirects, with "Buy now" to the checkout, or returns the errors. */
export async function addToCart(shop: Shop, product: Product, form: FormData) {
  const isBuyingNow = form.get("intent") === "buy";
  const typed = quantity.safeParse(form.get("quantity") ?? "1");
  const problems = [
    ...missingOptions(product.options, readPicks(product.options, form)).map(toMissing),
    ...compositeProblems(product, form),
    ...(typed.success ? [] : [{ code: "quantity", field: "quantity", message: typed.error.issues[0]?.message ?? "" }]),
  ];
  if (!typed.success || problems.length > 0) return invalidAdd(shop, product, { form, problems });
  const known = await knownProblem(shop, product, { form, count: typed.data });
  if (known) return invalidAdd(shop, product, { form, problems: [known] });

  const added = await addOrReplace(shop, form, linesOf(product, form, typed.data));
  if (!added.ok) return invalidAdd(shop, product, { form, problems: added.problems });
  await removeMovedItem(shop, product.sku, form);
  throw isBuyingNow ? seeOther("/checkout/user-account") : afterAdding(form);
}

/** Checks the shop's own rules first; if the variant cannot be read in time, only the backend decides. */
async function knownProblem(shop: Shop, product: Product, { form, count }: { form: FormData; count: number }) {
  if (product.kind !== "configurable" || product.needsFile)
    return additionProblem(product, { quantity: count, variant: null });
  const picked = valueUids(readPicks(product.options, form));
  const selection = await inTime(shop.commerce.catalog.selection(product.sku, picked), {
    reader: shop,
    name: "variant",
  });
  return selection && additionProblem(product, { quantity: count, variant: selection.variant });
}

function linesOf(product: Product, form: FormData, count: number): LineRequest[] {
  const { sku, composite, options } = product;
  const lines = composite
    ? componentLines(product, readComponents(composite, form), count)
    : [{ sku, quantity: count }];
  if (options.length === 0) return lines;
  const picked = valueUids(readPicks(options, form));
  return lines.map((line) => ({ ...line, selectedOptions: [...picked, ...(line.selectedOptions ?? [])] }));
}

interface Refusal {
  readonly form: FormData;
  readonly problems: readonly Problem[];
}

async function invalidAdd(shop: Shop, product: Product, { form, problems }: Refusal) {
  return invalid<ProductAnswer>({
    state: checkForm(form, problems).reply(),
    chosen: await readChoice(shop, product, form),
  });
}

function toMissing({ code, label }: { code: string; label: string }): Problem {
  return { code: "missing-option", field: code, message: `Please choose ${label.toLowerCase()}.` };
}

function compositeProblems({ composite }: Product, form: FormData): Problem[] {
  if (!composite) return [];
  const missing = missingGroups(composite, readComponents(composite, form)).map((group): Problem => {
    const [first] = group.components;
    if (group.writing) return { code: "missing-text", field: componentName(group), message: REQUIRED };
    return group.takes === "pieces" && first
      ? { code: "missing-part", field: quantityName(group, first), message: "Please enter a quantity of at least one." }
      : toMissing({ code: componentName(group), label: group.title });
  });
  const unfit = composite.groups.flatMap((group) => unfitText(group, form));
  const names = composite.groups.flatMap((group) =>
    group.components.map((component) => ({ group, name: quantityName(group, component) })),
  );
  const wrong = names.filter(({ group, name }) => form.has(name) && !isQuantity(form.get(name), group));
  return [
    ...missing.filter(({ field }) => !unfit.some((other) => other.field === field)),
    ...unfit,
    ...[...new Set(wrong.map(({ name }) => name))].map((field) => ({
      code: "quantity",
      field,
      message: INVALID_QUANTITY,
    })),
  ];
}

function unfitText(group: ComponentGroup, form: FormData): Problem[] {
  const name = componentName(group);
  const text = normalizeText(form.get(name));
  const message = group.writing && text !== "" ? validateText(text, group.writing) : null;
  return message === null ? [] : [{ code: "unfit-text", field: name, message }];
}
