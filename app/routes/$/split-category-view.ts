import { splitPart } from "~/ui/split-part";
import { CategoryView as Whole } from "./category-view";

export const CategoryView = splitPart("category-view", {
  whole: import.meta.env.SSR ? Whole : null,
  load: () => import("./category-view.client"),
});
