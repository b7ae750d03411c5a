import type { PictureKind } from "../seed.ts";
import { cameras } from "./cameras.ts";
import { casesAndStands } from "./cases-and-stands.ts";
import { consoles } from "./consoles.ts";
import { cooking } from "./cooking.ts";
import { coolingAndAir } from "./cooling-and-air.ts";
import { deskGear } from "./desk-gear.ts";
import { desktops } from "./desktops.ts";
import { digital } from "./digital.ts";
import { floorAndIroning } from "./floor-and-ironing.ts";
import { immersion } from "./immersion.ts";
import { kettlesAndMixers } from "./kettles-and-mixers.ts";
import { laptops } from "./laptops.ts";
import { network } from "./network.ts";
import { networkDrives } from "./network-drives.ts";
import { papers } from "./papers.ts";
import { personalAudio } from "./personal-audio.ts";
import { phones } from "./phones.ts";
import { power } from "./power.ts";
import { refrigerators } from "./refrigerators.ts";
import { screens } from "./screens.ts";
import { smartHome } from "./smart-home.ts";
import { speakers } from "./speakers.ts";
import { storage } from "./storage.ts";
import type { Study } from "./study.ts";
import { tablets } from "./tablets.ts";
import { washingMachines } from "./washing-machines.ts";
import { watchingCameras } from "./watching-cameras.ts";
import { wearables } from "./wearables.ts";

// `satisfies` requires a drawing for every kind.
const families = {
  ...cameras,
  ...casesAndStands,
  ...consoles,
  ...cooking,
  ...coolingAndAir,
  ...deskGear,
  ...desktops,
  ...digital,
  ...floorAndIroning,
  ...immersion,
  ...kettlesAndMixers,
  ...laptops,
  ...network,
  ...networkDrives,
  ...papers,
  ...personalAudio,
  ...phones,
  ...power,
  ...refrigerators,
  ...screens,
  ...smartHome,
  ...speakers,
  ...storage,
  ...tablets,
  ...washingMachines,
  ...watchingCameras,
  ...wearables,
} satisfies Record<PictureKind, Study>;

export const studies: Record<PictureKind, Study> = families;
