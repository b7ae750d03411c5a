import { arrive } from "~/ui/split-part";
import { CompositeFields } from "./composite-fields";

arrive("composite-fields", CompositeFields);
