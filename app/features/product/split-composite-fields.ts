import { splitPart } from "~/ui/split-part";
import { CompositeFields as Whole } from "./composite-fields";

export const CompositeFields = splitPart("composite-fields", {
  whole: import.meta.env.SSR ? Whole : null,
  load: () => import("./composite-fields.client"),
});
