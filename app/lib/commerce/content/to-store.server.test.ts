import { expect, test } from "vitest";
import { store } from "../../../../tests/contract/wire-shapes.ts";
import { CommerceError } from "~/lib/commerce/model/errors";
import { countryOf, toStoreDetails } from "./to-store.server";

test("toStoreDetails maps the store configuration", () => {
  expect(toStoreDetails(store, null)).toEqual({
    store: {
      code: "default",
      name: "Main street",
      title: "Main street electronics",
      titleAffixes: ["", " - Main street"],
      description: null,
      keywords: null,
      locale: "en-IN",
      timeZone: "Asia/Kolkata",
      currency: "INR",
      base: null,
      currencies: ["INR", "USD"],
      stores: [{ code: "default", name: "Main street", locale: "en-IN", currency: "INR" }],
      logo: { url: "https://shop.example/media/logo/stores/1/mark.svg", width: 320, height: 63, alt: "Main street" },
      favicon: "https://shop.example/media/favicon/stores/1/icon.png",
      welcome: null,
      copyright: "© Main street",
      hasWishlists: true,
      productSuffix: ".html",
      categorySuffix: ".html",
      homePage: "home",
      rootCategory: "MQ==",
      baseUrl: "https://shop.example/",
    },
    bases: {
      pages: ["https://shop.example/", "http://shop.example/"],
      media: ["https://shop.example/media/", "http://shop.example/media/"],
    },
    rate: 1,
    pricesIncludeFees: true,
    passwordRule: { minimumLength: 10, requiredClasses: 2 },
  });
});

test("toStoreDetails has the rate of a currency other than the base currency", () => {
  expect(toStoreDetails(store, "USD")).toMatchObject({
    rate: 0.012,
    store: { base: { currency: "INR", rate: 0.012 } },
  });
});

test("toStoreDetails has rate 1 for a currency without a rate", () => {
  const exchange_rates = [
    { currency_to: "USD", rate: 0 },
    { currency_to: "EUR", rate: null },
  ];
  const currency = { available_currency_codes: ["INR"], exchange_rates };
  for (const code of ["USD", "EUR", "GBP"])
    expect(toStoreDetails({ ...store, currency }, code)).toMatchObject({ rate: 1, store: { base: null } });
  expect(toStoreDetails({ ...store, currency: null }, "USD")).toMatchObject({ rate: 1 });
});

test.each([
  ["Asha Electronics", "Main Website", "English", "Asha Electronics"],
  ["Main Website Store", "Asha Electronics", "Default Store View", "Asha Electronics"],
  ["Main Website Store", "Main Website", "Asha", "Asha"],
  ["Main Website Store", "Main Website", "Default Store View", "Main street electronics"],
  [null, "", null, "Main street electronics"],
])("with store %s, website %s and view %s the name is %s", (group, website, view, name) => {
  const names = { store_group_name: group, website_name: website, store_name: view };
  const storeConfig = store.storeConfig && { ...store.storeConfig, ...names };
  expect(toStoreDetails({ ...store, storeConfig }, null).store.name).toBe(name);
});

test.each([
  ["Buy", null, ["Buy ", ""]],
  [null, "at Asha", ["", " at Asha"]],
  ["", "", ["", " - Main street"]],
])("toStoreDetails has title affixes from prefix %j and suffix %j", (title_prefix, title_suffix, affixes) => {
  const storeConfig = store.storeConfig && { ...store.storeConfig, title_prefix, title_suffix };
  expect(toStoreDetails({ ...store, storeConfig }, null).store.titleAffixes).toEqual(affixes);
});

test("toStoreDetails ignores Magento's default title and copyright", () => {
  const copyright = "Copyright © 2013-present Magento, Inc. All rights reserved.";
  const storeConfig = store.storeConfig && { ...store.storeConfig, copyright, default_title: "Magento Commerce" };
  expect(toStoreDetails({ ...store, storeConfig }, null).store).toMatchObject({
    title: "Main street",
    copyright: null,
  });
});

const AS_INSTALLED = {
  store_group_name: "Main Website Store",
  website_name: "Main Website",
  store_name: "Default Store View",
  default_title: "Magento Commerce",
  logo_alt: "Magento Commerce",
};

test.each([AS_INSTALLED, { store_group_name: null, website_name: "", store_name: null, default_title: "" }])(
  "toStoreDetails names a shop whose owner named nothing after the brand",
  (names) => {
    const storeConfig = store.storeConfig && { ...store.storeConfig, ...names };
    const availableStores = store.availableStores?.map((view) => view && { ...view, store_name: "Default Store View" });
    const details = toStoreDetails({ ...store, storeConfig, availableStores: availableStores ?? null }, null);
    expect(details.store).toMatchObject({
      title: "Bijli",
      name: "Bijli",
      titleAffixes: ["", " - Bijli"],
      stores: [{ code: "default", name: "Bijli" }],
    });
  },
);

test.each([
  ["0", false],
  ["1", true],
  [null, true],
])("hasWishlists with the setting %j is %s", (magento_wishlist_general_is_enabled, hasWishlists) => {
  const storeConfig = store.storeConfig && { ...store.storeConfig, magento_wishlist_general_is_enabled };
  expect(toStoreDetails({ ...store, storeConfig }, null).store.hasWishlists).toBe(hasWishlists);
});

test.each(["store_code", "root_category_uid"])("toStoreDetails throws without %s", (field) => {
  const storeConfig = store.storeConfig && { ...store.storeConfig, [field]: null };
  expect(() => toStoreDetails({ ...store, storeConfig }, null)).toThrow(CommerceError);
});

test.each([
  ["INR", "en-US", "IN"],
  ["USD", "en-US", "US"],
  ["EUR", "de", "IN"],
])("countryOf currency %s and locale %s is %s", (currency, locale, country) => {
  expect(countryOf({ currency, locale })).toBe(country);
});

test.each([
  ["America/New_York", "America/New_York"],
  [null, "Asia/Kolkata"],
  ["Moon/Tranquillity", "Asia/Kolkata"],
])("toStoreDetails maps the time zone %s to %s", (timezone, timeZone) => {
  const storeConfig = store.storeConfig && { ...store.storeConfig, timezone };
  expect(toStoreDetails({ ...store, storeConfig }, null).store.timeZone).toBe(timeZone);
});
