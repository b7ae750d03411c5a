import type { Deviation } from "../scenario.ts";

export const deviations: readonly Deviation[] = [
  { of: /./, at: /media_gallery\[\]\.label: ".+ instead of null/, because: "every picture here says what it shows" },
  { of: /NOIMG-1$/, at: /media_gallery: 3 entries/, because: "every product here has pictures" },
  { of: /PD-ENGRAVE$/, at: /price_type: "FIXED"/, because: "custom options here cost an amount, not a percentage" },
  { of: /GR-HOME$/, at: /items\[\]\.qty: 2/, because: "the recorded shop changed the number between the two requests" },
  { of: /(upsell|crosssell)|product-detail--(PH-ACME-NOVA|HP-ACME-STUDIO)$/, at: /(upsell|crosssell)_products/, because: "the stand-in shop names related products alone" }, // prettier-ignore
  { of: /^categor/, at: /(description|children)/, because: "the recorded tree holds more than the stand-in's" },
  { of: /^checkoutAgreements--/, at: /1 entries instead of 0/, because: "this shop has terms to agree to" },
  { of: /^pickupLocations--/, at: /20 entries instead of 0/, because: "this shop has stores" },
  { of: /^countries--all$/, at: /available_regions/, because: "this shop lists the countries it serves" },
  {
    of: /^products--category-listing$/,
    at: /items\[\]/,
    because: "without a sort, equals come in the shop's own order",
  },
  {
    of: /^products--page-too-high$/,
    at: /errors currentPage value 99/,
    because: "the number of pages is the stand-in's",
  },
  { of: /^storeConfig--default$/, at: /logo_alt/, because: "this shop's logo has a text" },
  { of: /^cache--get-products-with-token$/, at: /cache-id/, because: "this shop keeps no pages, and has no guest's copy to give" }, // prettier-ignore
  { of: /^cart--cart_items_v2-uid$/, at: /./, because: "a fault of Magento on which no client can rely" },
  { of: /^product-detail--all-pieces-reserved-by-an-order$/, at: /stock_status/, because: "this shop knows at once, not after a queue" }, // prettier-ignore
  { of: /^(addProductsToCompareList|compareList)--ok$/, at: /attributes\[\]\.code/, because: "the stand-in compares by fewer attributes" }, // prettier-ignore
];
