import { chooseLines } from "../cart/cart-lines.ts";
import { isTextOption, missingCustomOptions } from "../cart/choose-custom.ts";
import type { CartItemRequest } from "../cart/chosen-line.ts";
import type { LineProblem } from "../rules/stock.ts";
import { toUid } from "../rules/uid.ts";
import { missingParameter, requireInput } from "./cart-access.ts";
import { changeCart } from "./change-cart.ts";
import type { BackendContext } from "./context.ts";
import { inputError, plainError } from "./errors.ts";
import { addItemsToCart } from "./add-items.ts";

interface TypedItem {
  data: CartItemRequest;
  customizable_options?: ({ id?: number | null; value_string: string } | null)[] | null;
  /** `data.sku` is then the variant. */
  parent_sku?: string | null;
  downloadable_product_links?: ({ link_id: number } | null)[] | null;
  bundle_options?: ({ id: number; quantity: number; value: (string | null)[] } | null)[];
}

type AddInput = { input?: { cart_id: string; cart_items: (TypedItem | null)[] } | null };

/** The deprecated mutations, one per type: all or nothing, with GraphQL errors. */
export const addByTypeResolvers = {
  Mutation: {
    addSimpleProductsToCart: add,
    addVirtualProductsToCart: add,
    addConfigurableProductsToCart: add,
    addDownloadableProductsToCart: add,
    addBundleProductsToCart: add,
  },
};

function add(_: unknown, args: AddInput, context: BackendContext) {
  const { cart_id: cartId, cart_items: given } = requireInput(args.input);
  const items = given.filter((item) => item !== null);
  if (items.length === 0) throw missingParameter("cart_items");
  const requests = items.map((item) => toRequest(item, context));
  const cart = changeCart(context, { cartId }, (view) => {
    const items = requests.map((request) => chooseLines(request, context.store.catalogue));
    addItemsToCart(context, view, items).forEach((problem, at) => {
      if (problem) throw toError(problem, requests[at]?.sku ?? "");
    });
  });
  return { cart };
}

/** Magento ignores options inside `data` here. */
function toRequest(item: TypedItem, { store: { catalogue } }: BackendContext): CartItemRequest {
  const { data } = item;
  const sku = item.parent_sku ?? data.sku;
  const product = catalogue.productBySku(sku);
  const options = product ? catalogue.customOptionsOf(product.id) : [];
  const custom = (item.customizable_options ?? []).flatMap((given) => {
    const option = options.find(({ id }) => id === given?.id);
    return given && option ? [{ option, text: given.value_string }] : [];
  });
  const values = custom
    .filter(({ option }) => !isTextOption(option))
    .flatMap(({ option, text }) => text.split(",").map((value) => `custom-option/${option.id}/${value.trim()}`));
  const texts = custom
    .filter(({ option }) => isTextOption(option))
    .map(({ option, text }) => ({ uid: toUid(`custom-option/${option.id}`), value: text }));
  const links = (item.downloadable_product_links ?? []).map((link) => `downloadable/${link?.link_id}`);
  const selections = (item.bundle_options ?? []).flatMap((option) =>
    (option?.value ?? []).map((selection) => `bundle/${option?.id}/${selection}/${option?.quantity}`),
  );
  const variant = item.parent_sku ? variantUids(item.parent_sku, item, catalogue) : [];
  return {
    sku,
    quantity: data.quantity,
    selected_options: [...values, ...links, ...selections, ...variant].map(toUid),
    entered_options: texts,
  };
}

function variantUids(parentSku: string, { data }: TypedItem, catalogue: BackendContext["store"]["catalogue"]) {
  const parent = catalogue.productBySku(parentSku);
  const child = catalogue.productBySku(data.sku);
  const variant = parent && catalogue.variantsOf(parent.id).find(({ childId }) => childId === child?.id);
  if (!variant) {
    throw inputError(
      `Could not add the product with SKU ${parentSku} to the shopping cart: Could not find specified product.`,
    );
  }
  return [...variant.options].map(([attribute, option]) => `configurable/${attribute}/${option}`);
}

function toError({ code, message }: LineProblem, sku: string) {
  if (code === "PRODUCT_NOT_FOUND") return plainError(message);
  if (message === missingCustomOptions) return inputError(message);
  const reason = code === "NOT_SALABLE" ? "Product that you are trying to add is not available." : message;
  return inputError(`Could not add the product with SKU ${sku} to the shopping cart: ${reason}`);
}
