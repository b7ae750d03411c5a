import { attributeMetadataResolvers } from "./attribute-metadata.ts";
import { cartCouponResolvers } from "./cart-coupon.ts";
import { cartItemResolvers } from "./cart-items.ts";
import { cartLineResolvers } from "./cart-lines.ts";
import { cartResolvers } from "./cart.ts";
import { categoryResolvers } from "./category.ts";
import { checkoutAddressResolvers } from "./checkout-addresses.ts";
import { checkoutMethodResolvers } from "./checkout-methods.ts";
import { checkoutResolvers } from "./checkout.ts";
import { cmsResolvers } from "./cms.ts";
import { compositeResolvers } from "./composite-product.ts";
import { configurableResolvers } from "./configurable.ts";
import { directoryResolvers } from "./directory.ts";
import { orderResolvers } from "./order.ts";
import { productResolvers } from "./product.ts";
import { productsResolvers } from "./products.ts";
import { mergeResolvers } from "./resolver-map.ts";
import { routeResolvers } from "./route.ts";
import { storeConfigResolvers } from "./store-config.ts";

/** One entry for each resolver file; a new file is added here and nowhere else. */
export const resolvers = mergeResolvers([
  storeConfigResolvers,
  categoryResolvers,
  productsResolvers,
  productResolvers,
  configurableResolvers,
  compositeResolvers,
  attributeMetadataResolvers,
  cmsResolvers,
  routeResolvers,
  directoryResolvers,
  cartResolvers,
  cartItemResolvers,
  cartLineResolvers,
  cartCouponResolvers,
  checkoutResolvers,
  checkoutAddressResolvers,
  checkoutMethodResolvers,
  orderResolvers,
]);
