import { splitPart } from "~/ui/split-part";
import { LargerPictures as Whole } from "./larger-pictures";

export const LargerPictures = splitPart("larger-pictures", {
  whole: import.meta.env.SSR ? Whole : null,
  load: () => import("./larger-pictures.client"),
});
