import type { ProductSeed } from "../seed.ts";
import { actionCamerasAndDrones } from "./action-cameras-drones.ts";
import { airPurifiers } from "./air-purifiers.ts";
import { bandsAndRings } from "./bands-rings.ts";
import { deskBundles } from "./bundles-desk.ts";
import { homeBundles } from "./bundles-home.ts";
import { cablesAndHubs } from "./cables-hubs.ts";
import { cameras } from "./cameras.ts";
import { casesAndStands } from "./cases-stands.ts";
import { charging } from "./charging.ts";
import { cooling } from "./cooling.ts";
import { desktops } from "./desktops.ts";
import { drivesAndCards } from "./drives-cards.ts";
import { earbuds } from "./earbuds.ts";
import { gamingChairs } from "./gaming-chairs.ts";
import { gaming } from "./gaming.ts";
import { groups } from "./groups.ts";
import { headphones } from "./headphones.ts";
import { homeCinema } from "./home-cinema.ts";
import { homeSecurity } from "./home-security.ts";
import { installation } from "./installation.ts";
import { kitchen } from "./kitchen.ts";
import { laptops } from "./laptops.ts";
import { gamingLaptops } from "./laptops-gaming.ts";
import { laundryAndCleaning } from "./laundry-cleaning.ts";
import { meshAndSwitches } from "./mesh-switches.ts";
import { monitors } from "./monitors.ts";
import { peripherals } from "./peripherals.ts";
import { budgetPhones } from "./phones-budget.ts";
import { engraved } from "./engraved.ts";
import { flagshipPhones } from "./phones-flagship.ts";
import { foldablePhones } from "./phones-foldable.ts";
import { midRangePhones } from "./phones-mid-range.ts";
import { printers } from "./printers.ts";
import { refrigerators } from "./refrigerators.ts";
import { routers } from "./routers.ts";
import { smartHome } from "./smart-home.ts";
import { software } from "./software.ts";
import { speakers } from "./speakers.ts";
import { ssds } from "./ssds.ts";
import { tablets } from "./tablets.ts";
import { televisions4k } from "./televisions-4k.ts";
import { entryTelevisions } from "./televisions-entry.ts";
import { vouchers } from "./vouchers.ts";
import { warranties } from "./warranties.ts";
import { watches } from "./watches.ts";

/** In display order. Bundles come last, because they refer to the products above. */
export const products: ProductSeed[] = [
  ...flagshipPhones,
  ...foldablePhones,
  ...midRangePhones,
  ...budgetPhones,
  ...tablets,
  ...laptops,
  ...gamingLaptops,
  ...desktops,
  ...monitors,
  ...peripherals,
  ...printers,
  ...televisions4k,
  ...entryTelevisions,
  ...homeCinema,
  ...headphones,
  ...earbuds,
  ...speakers,
  ...cameras,
  ...actionCamerasAndDrones,
  ...homeSecurity,
  ...gaming,
  ...gamingChairs,
  ...watches,
  ...bandsAndRings,
  ...routers,
  ...meshAndSwitches,
  ...ssds,
  ...drivesAndCards,
  ...engraved,
  ...cooling,
  ...airPurifiers,
  ...refrigerators,
  ...kitchen,
  ...laundryAndCleaning,
  ...charging,
  ...cablesAndHubs,
  ...casesAndStands,
  ...smartHome,
  ...software,
  ...warranties,
  ...installation,
  ...vouchers,
  ...deskBundles,
  ...homeBundles,
  ...groups,
];
