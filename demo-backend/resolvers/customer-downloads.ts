import { downloadStatus, remainingDownloads, toDownloadKey } from "../rules/download-key.ts";
import { parseChoices } from "../rules/line-choices.ts";
import { toTimestamp } from "../rules/shop-clock.ts";
import type { BackendContext } from "./context.ts";
import { requireCustomer } from "./customer-access.ts";

export const customerDownloadResolvers = {
  Query: {
    customerDownloadableProducts(_: unknown, __: unknown, context: BackendContext) {
      const { store, settings } = context;
      const lines = store.downloads.linesOfCustomer(requireCustomer(context).id);
      const items = lines.flatMap(({ orderLineId, choices, quantity, orderNumber, state, createdAt }) =>
        parseChoices(choices).flatMap((choice) => {
          if (choice.kind !== "link") return [];
          const { linkId } = choice;
          const remaining = remainingDownloads(quantity, store.downloads.usedOf(orderLineId, linkId));
          const key = toDownloadKey({ orderLineId, linkId }, store.tokens.secret());
          return {
            order_increment_id: orderNumber,
            date: toTimestamp(createdAt),
            status: downloadStatus(state, remaining),
            download_url: `${settings.baseUrl}/downloadable/download/link/id/${key}/`,
            remaining_downloads: String(remaining),
          };
        }),
      );
      return { items };
    },
  },
};
