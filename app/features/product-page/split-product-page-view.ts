import { splitPart } from "~/ui/split-part";
import { ProductPageView as Whole } from "./product-page-view";

export const ProductPageView = splitPart("product-page-view", {
  whole: import.meta.env.SSR ? Whole : null,
  load: () => import("./product-page-view.client"),
});
