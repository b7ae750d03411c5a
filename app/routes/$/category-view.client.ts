import { arrive } from "~/ui/split-part";
import { CategoryView } from "./category-view";

arrive("category-view", CategoryView);
