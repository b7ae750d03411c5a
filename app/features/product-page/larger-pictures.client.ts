import { arrive } from "~/ui/split-part";
import { LargerPictures } from "./larger-pictures";

arrive("larger-pictures", LargerPictures);
