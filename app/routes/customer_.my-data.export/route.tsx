import { customerLoader } from "~/lib/account/customer-only.server";
import { exportData } from "~/lib/account/export-data.server";

/** A file, not a page: it is read, nothing is changed by it. */
export const loader = customerLoader(async ({ shop }) => {
  const text = JSON.stringify(await exportData(shop), null, 2);
  return new Response(text, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="my-data.json"',
      "Cache-Control": "no-store",
    },
  });
});
