/** What the tests buy, as the embedded catalogue has it. */
export const phone = {
  name: "Kestriva Aura 5G",
  path: "/kestriva-aura-5g.html",
  brand: "Kestriva",
  colour: "Sage",
  storage: "256 GB",
  price: "₹59,999",
} as const;

/** A product without options. */
export const simpleProduct = { name: "Urjaa 65 W GaN charger", path: "" };

export const categoryPath = "/mobiles-tablets/smartphones.html";
