import type { DataForm } from "~/lib/commerce/model/page";
import { useRootData } from "~/lib/root-data";
import { Prose } from "~/ui/prose";

/** What a form collects and why, and how a shopper withdraws or complains. */
export function DataNotice({ form }: { form: DataForm }) {
  return <Prose html={useRootData().dataNotices[form] ?? ""} className="hint w-full" />;
}
