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
    ],
    baseCurrency: "INR",
    currencies: [
      { code: "INR", rate: 1 },
      { code: "USD", rate: 0.012 },
    ],
    timezone: "Asia/Kolkata",
    country: "IN",
    onlyXLeftThreshold: 5,
    showOutOfStock: true,
    passwordLength: 8,
    passwordClasses: 3,
    baseUrl,
    quirks,
  };
}
