import { addOrReplace, afterAdding } from "~/features/cart/add-or-replace.server";
import { additionProblem } from "~/lib/commerce/model/can-add";
import type { LineRequest } from "~/lib/commerce/model/cart";
import type { PartGroup } from "~/lib/commerce/model/part";
import type { Problem } from "~/lib/commerce/model/problem";
import type { Product } from "~/lib/commerce/model/product";
import { INVALID_QUANTITY, quantity, REQUIRED } from "~/lib/server/fields.server";
import { checkForm } from "~/lib/server/parse-form.server";
import { refuse } from "~/lib/server/refusal.server";
import { deferredInTime } from "~/lib/server/deferred.server";
import type { Shop } from "~/lib/server/shop.server";
import { leaveWishlist } from "~/features/wishlist/leave-wishlist.server";
import { isPieces, missingGroups, partLines, partName, piecesName, readParts } from "~/features/product/chosen-parts";
import { missingOptions, readPicks, valueUids } from "~/features/product/picks";
import type { ProductAnswer } from "~/features/product/product-answer";
import { readSelection } from "~/features/product/read-selection.server";
import { tidy, wrongWith } from "~/features/product/written";

/** The product page's form: into the cart and on to it, or the same page with what has to be put right. */
export async function addToCart(shop: Shop, product: Product, form: FormData) {
  const typed = quantity.safeParse(form.get("quantity") ?? "1");
  const problems = [
    ...missingOptions(product.options, readPicks(product.options, form)).map(toMissing),
    ...assemblyProblems(product, form),
    ...(typed.success ? [] : [{ code: "quantity", field: "quantity", message: typed.error.issues[0]?.message ?? "" }]),
  ];
  if (!typed.success || problems.length > 0) return refuseAdd(shop, product, { form, problems });
  const known = await knownProblem(shop, product, { form, count: typed.data });
  if (known) return refuseAdd(shop, product, { form, problems: [known] });

  const added = await addOrReplace(shop, form, linesOf(product, form, typed.data));
  if (!added.ok) return refuseAdd(shop, product, { form, problems: added.problems });
  await leaveWishlist(shop, product.sku, form);
  throw afterAdding(form);
}

/** The shop's own rule, before the backend is asked; a variant it cannot look up in time is the backend's to judge. */
async function knownProblem(shop: Shop, product: Product, { form, count }: { form: FormData; count: number }) {
  if (product.kind !== "configurable") return additionProblem(product, { quantity: count, variant: null });
  const picked = valueUids(readPicks(product.options, form));
  const selection = await deferredInTime(shop.commerce.catalog.selection(product.sku, picked), {
    shop,
    name: "variant",
  });
  return selection && additionProblem(product, { quantity: count, variant: selection.variant });
}

function linesOf(product: Product, form: FormData, count: number): LineRequest[] {
  const { sku, assembly, options } = product;
  const lines = assembly ? partLines(product, readParts(assembly, form), count) : [{ sku, quantity: count }];
  if (options.length === 0) return lines;
  const picked = valueUids(readPicks(options, form));
  return lines.map((line) => ({ ...line, selectedOptions: [...picked, ...(line.selectedOptions ?? [])] }));
}

interface Refusal {
  readonly form: FormData;
  readonly problems: readonly Problem[];
}

async function refuseAdd(shop: Shop, product: Product, { form, problems }: Refusal) {
  const picks = readPicks(product.options, form);
  return refuse<ProductAnswer>(shop, {
    state: checkForm(form, problems).reply(),
    chosen: {
      picks,
      selection: await readSelection(shop.commerce.catalog, product, picks),
      parts: product.assembly && readParts(product.assembly, form),
    },
  });
}

function toMissing({ code, label }: { code: string; label: string }): Problem {
  return { code: "missing-option", field: code, message: `Please choose ${label.toLowerCase()}.` };
}

function assemblyProblems({ assembly }: Product, form: FormData): Problem[] {
  if (!assembly) return [];
  const missing = missingGroups(assembly, readParts(assembly, form)).map((group): Problem => {
    const [first] = group.parts;
    if (group.writing) return { code: "missing-text", field: partName(group), message: REQUIRED };
    return group.takes === "pieces" && first
      ? { code: "missing-part", field: piecesName(group, first), message: "Please enter a quantity of at least one." }
      : toMissing({ code: partName(group), label: group.title });
  });
  const unfit = assembly.groups.flatMap((group) => unfitText(group, form));
  const names = assembly.groups.flatMap((group) =>
    group.parts.map((part) => ({ group, name: piecesName(group, part) })),
  );
  const wrong = names.filter(({ group, name }) => form.has(name) && !isPieces(form.get(name), group));
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

function unfitText(group: PartGroup, form: FormData): Problem[] {
  const name = partName(group);
  const text = tidy(form.get(name));
  const message = group.writing && text !== "" ? wrongWith(text, group.writing) : null;
  return message === null ? [] : [{ code: "unfit-text", field: name, message }];
}
