import { arrive } from "~/ui/split-part";
import { ReviewForm } from "./review-form";

arrive("review-form", ReviewForm);
