/** In the demo catalogue. */
export const phone = {
  name: "Kestriva Aura 5G",
  path: "/kestriva-aura-5g.html",
  brand: "Kestriva",
  colour: "Sage",
  storage: "256 GB",
  price: "₹59,999",
} as const;

export const categoryPath = "/mobiles-tablets/smartphones.html";
