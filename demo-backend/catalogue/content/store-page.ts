import { pickupStores } from "../pickup-stores.ts";
import type { CmsSeed } from "../seed.ts";

export const storePage: CmsSeed = {
  identifier: "store-locator",
  title: "Store locator",
  metaDescription: "Bijli's stores in India: addresses, opening hours and telephone numbers.",
  content: `<p>Collect an order, see a device or ask for help in any of our ${pickupStores.length} stores.</p>${towns().map(section).join("")}`,
};

function towns(): string[] {
  return [...new Set(pickupStores.map(({ city }) => city))].sort();
}

function section(city: string): string {
  const stores = pickupStores.filter((store) => store.city === city);
  return `<h2>${city}</h2><ul>${stores
    .map(
      ({ name, street, postcode, phone, hours }) =>
        `<li><strong>${name}</strong><br>${street}, ${city} ${postcode}<br>${hours}<br><a href="tel:${phone.replaceAll(" ", "")}">${phone}</a></li>`,
    )
    .join("")}</ul>`;
}
