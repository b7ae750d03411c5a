import type { BackendSettings } from "./resolvers/context.ts";

/** The shop as its administrator set it up. */
export function shopSettings({ baseUrl, quirks }: { baseUrl: string; quirks: boolean }): BackendSettings {
  return {
    storeName: "Bijli",
    storeViews: [
      {
        id: 1,
        code: "default",
        name: "India",
        locale: "en_IN",
        timezone: "Asia/Kolkata",
        defaultCurrency: "INR",
        isDefault: true,
      },
      {
        id: 2,
        code: "export",
        name: "Export (USD)",
        locale: "en_US",
        timezone: "Asia/Kolkata",
        defaultCurrency: "USD",
        isDefault: false,
      },
    ],
    baseCurrency: "INR",
    currencies: [
      { code: "INR", rate: 1 },
      { code: "USD", rate: 0.012 },
      { code: "EUR", rate: 0.0105 },
      { code: "AED", rate: 0.0441 },
      { code: "GBP", rate: 0.0091 },
    ],
    timezone: "Asia/Kolkata",
    country: "IN",
    onlyXLeftThreshold: 5,
    showOutOfStock: true,
    passwordLength: 8,
    passwordClasses: 3,
    confirmEmails: false,
    approveReviewsAtOnce: false,
    emailToFriend: false,
    wishlists: true,
    geodata: !quirks,
    orderTakes: 0,
    tax: "included",
    cartDiscount: 0,
    rangeFilters: [],
    storefrontUrl: null,
    baseUrl,
    quirks,
    level: "2.4.7",
    cancellationReasons: [
      "I ordered by mistake",
      "I found a better price",
      "Delivery takes too long",
      "I want to change the address or the payment",
      "Another reason",
    ],
  };
}
