import type { LineProblem } from "../rules/stock.ts";
import { changeCart } from "./change-cart.ts";
import type { BackendContext } from "./context.ts";
import { requireCustomer } from "./customer-access.ts";
import { customerCart } from "./customer-cart.ts";
import { inputError } from "./errors.ts";
import { fromLineRow, addItemsToCart } from "./add-items.ts";

export const reorderResolvers = {
  Mutation: {
    /** For orders of this store view. Repeating it doubles quantities. */
    reorderItems(_: unknown, { orderNumber }: { orderNumber: string }, context: BackendContext) {
      const customer = requireCustomer(context);
      const { orders } = context.store;
      const order = orders.orderByNumber(orderNumber);
      const isOwnOrder = order?.customerId === customer.id && order.storeCode === context.storeView.code;
      if (!order || !isOwnOrder) {
        throw inputError(`Order number "${orderNumber}" doesn't belong to the current customer`);
      }
      const lines = orders.linesOfOrder(order.id);
      const items = lines.map((row) => {
        const line = fromLineRow(context, row);
        return line ? { lines: [line] } : { problem: notFound(row.productId) };
      });
      const problems: (LineProblem | null)[] = [];
      const cart = changeCart(context, { cartId: customerCart(context, customer.id).maskedId }, (view) => {
        problems.push(...addItemsToCart(context, view, items));
      });
      const userErrors = problems.flatMap((problem, at) => {
        return problem ? [{ ...toUserError(problem, lines[at]?.sku ?? ""), path: ["orderNumber"] }] : [];
      });
      return { cart, userInputErrors: userErrors };
    },
  },
};

function toUserError({ code, message }: LineProblem, sku: string): LineProblem {
  if (code === "PRODUCT_NOT_FOUND") return { code, message };
  return { code, message: `Could not add the product with SKU "${sku}" to the shopping cart: ${message}` };
}

function notFound(productId: number): LineProblem {
  return { code: "PRODUCT_NOT_FOUND", message: `Could not find a product with ID "${productId}"` };
}
