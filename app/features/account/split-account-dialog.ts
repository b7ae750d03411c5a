import { splitPart } from "~/ui/split-part";
import { AccountDialog as Whole } from "./account-dialog";

export const AccountDialog = splitPart("account-dialog", {
  whole: import.meta.env.SSR ? Whole : null,
  load: () => import("./account-dialog.client"),
});
