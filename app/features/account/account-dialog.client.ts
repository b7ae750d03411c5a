import { arrive } from "~/ui/split-part";
import { AccountDialog } from "./account-dialog";

arrive("account-dialog", AccountDialog);
