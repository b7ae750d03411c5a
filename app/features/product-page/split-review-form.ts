import { splitPart } from "~/ui/split-part";
import { ReviewForm as Whole } from "./review-form";

export const ReviewForm = splitPart("review-form", {
  whole: import.meta.env.SSR ? Whole : null,
  load: () => import("./review-form.client"),
});
