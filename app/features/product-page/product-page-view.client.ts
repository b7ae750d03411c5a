import { arrive } from "~/ui/split-part";
import { ProductPageView } from "./product-page-view";

arrive("product-page-view", ProductPageView);
