import { addByTypeResolvers } from "./add-by-type.ts";
import { attributeMetadataResolvers } from "./attribute-metadata.ts";
import { cartCouponResolvers } from "./cart-coupon.ts";
import { cartItemResolvers } from "./cart-items.ts";
import { cartLineResolvers } from "./cart-lines.ts";
import { captchaV3Resolvers } from "./captcha.ts";
import { cartResolvers } from "./cart.ts";
import { categoryResolvers } from "./category.ts";
import { checkoutAddressResolvers } from "./checkout-addresses.ts";
import { checkoutMethodResolvers } from "./checkout-methods.ts";
import { checkoutResolvers } from "./checkout.ts";
import { cmsResolvers } from "./cms.ts";
import { clearCartResolvers } from "./clear-cart.ts";
import { compareResolvers } from "./compare.ts";
import { compositeResolvers } from "./composite-product.ts";
import { configurableResolvers } from "./configurable.ts";
import { customOptionResolvers } from "./custom-options.ts";
import { customerAccountResolvers } from "./customer-account.ts";
import { customerAddressResolvers } from "./customer-addresses.ts";
import { customerCartResolvers } from "./customer-cart.ts";
import { customerDownloadResolvers } from "./customer-downloads.ts";
import { customerOrderItemResolvers } from "./customer-order-items.ts";
import { customerOrderResolvers } from "./customer-orders.ts";
import { customerPasswordResolvers } from "./customer-password.ts";
import { customerTokenResolvers } from "./customer-token.ts";
import { customerResolvers } from "./customer.ts";
import { directoryResolvers } from "./directory.ts";
import { newsletterResolvers } from "./newsletter.ts";
import { hostedPaymentResolvers } from "./hosted-payment.ts";
import { cancelAsGuestResolvers } from "./cancel-as-guest.ts";
import { cancelOrderResolvers } from "./cancel-order.ts";
import { contactResolvers } from "./contact.ts";
import { estimateResolvers } from "./estimate.ts";
import { giftCardResolvers } from "./gift-card.ts";
import { guestOrderResolvers } from "./guest-order.ts";
import { paypalResolvers } from "./paypal.ts";
import { pickupLocationResolvers } from "./pickup-locations.ts";
import { orderResolvers } from "./order.ts";
import { productResolvers } from "./product.ts";
import { productsResolvers } from "./products.ts";
import { registrationAttributeResolvers } from "./registration-attributes.ts";
import { reorderResolvers } from "./reorder.ts";
import { mergeResolvers } from "./resolver-map.ts";
import { reviewResolvers } from "./reviews.ts";
import { routeResolvers } from "./route.ts";
import { salesDocumentResolvers } from "./sales-documents.ts";
import { sendToFriendResolvers } from "./send-to-friend.ts";
import { storeConfigResolvers } from "./store-config.ts";
import { wishlistItemResolvers } from "./wishlist-items.ts";
import { wishlistResolvers } from "./wishlist.ts";

export const resolvers = mergeResolvers([
  storeConfigResolvers,
  categoryResolvers,
  productsResolvers,
  productResolvers,
  configurableResolvers,
  compositeResolvers,
  customOptionResolvers,
  attributeMetadataResolvers,
  cmsResolvers,
  routeResolvers,
  directoryResolvers,
  cartResolvers,
  cartItemResolvers,
  cartLineResolvers,
  addByTypeResolvers,
  cartCouponResolvers,
  checkoutResolvers,
  checkoutAddressResolvers,
  checkoutMethodResolvers,
  orderResolvers,
  hostedPaymentResolvers,
  paypalResolvers,
  pickupLocationResolvers,
  compareResolvers,
  customerResolvers,
  customerAccountResolvers,
  customerAddressResolvers,
  customerCartResolvers,
  customerDownloadResolvers,
  customerOrderResolvers,
  customerOrderItemResolvers,
  customerPasswordResolvers,
  customerTokenResolvers,
  newsletterResolvers,
  reorderResolvers,
  reviewResolvers,
  salesDocumentResolvers,
  sendToFriendResolvers,
  wishlistResolvers,
  wishlistItemResolvers,
]);

export const newerResolvers = mergeResolvers([
  cancelOrderResolvers,
  cancelAsGuestResolvers,
  estimateResolvers,
  guestOrderResolvers,
  contactResolvers,
  captchaV3Resolvers,
  clearCartResolvers,
  giftCardResolvers,
  registrationAttributeResolvers,
]);
