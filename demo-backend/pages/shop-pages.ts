import type { IncomingMessage, ServerResponse } from "node:http";
import type { Outbox } from "../mail/outbox.ts";
import { downloadStatus, fromDownloadKey, remainingDownloads } from "../rules/download-key.ts";
import { escapeHtml } from "../rules/html.ts";
import type { Store } from "../store/database.ts";

export interface ShopPagesOptions {
  store: Store;
  outbox: Outbox;
  storeName: string;
}

export type ShopPages = (url: URL, request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

export function createShopPages({ store, outbox, storeName }: ShopPagesOptions): ShopPages {
  return async (url, request, response) => {
    const path = url.pathname.replace(/\/+$/, "");
    const download = /^\/downloadable\/download\/link\/id\/([^/]+)$/.exec(path)?.[1];
    const sample = /^\/downloadable\/download\/(sample\/sample|linkSample\/link)_id\/(\d+)$/.exec(path);
    if (path === "/outbox" || path.startsWith("/outbox/")) await showOutbox(outbox, path, request, response);
    else if (path === "/customer/account/confirm") sendPage(response, storeName, confirm(store, url.searchParams));
    else if (download !== undefined) sendDownload(store, download, response);
    else if (sample?.[1] !== undefined)
      sendSample(
        store.catalogue.sampleTitle(sample[1] === "sample/sample" ? "sample" : "link", Number(sample[2])),
        response,
      );
    else return false;
    return true;
  };
}

/** Local requests only, because mails carry reset links. */
async function showOutbox(outbox: Outbox, path: string, request: IncomingMessage, response: ServerResponse) {
  if (!isLoopback(request.socket.remoteAddress))
    return sendText(response, 403, "The outbox is open on this machine only");
  const name = path.slice("/outbox/".length);
  if (name !== "") {
    const message = await outbox.read(name);
    return message === null ? sendText(response, 404, "No such mail") : sendText(response, 200, message);
  }
  const names = await outbox.names();
  const links = names.map((each) => `<li><a href="/outbox/${escapeHtml(each)}">${escapeHtml(each)}</a></li>`);
  sendPage(response, "Outbox", names.length > 0 ? `<ul>${links.join("")}</ul>` : "<p>No mail was sent yet.</p>");
}

function isLoopback(address: string | undefined): boolean {
  return address !== undefined && /^(::ffff:)?127\.|^::1$/.test(address);
}

/** The same answer for used and invalid keys, so that it does not reveal accounts. */
function confirm(store: Store, query: URLSearchParams): string {
  const customer = store.customers.customerById(Number(query.get("id")));
  if (customer?.confirmationKey == null || customer.confirmationKey !== query.get("key")) {
    return "<p>This link has been used or is not valid. Try to log in.</p>";
  }
  store.customers.confirm(customer.id);
  return "<p>Thank you. Your account is confirmed. You can log in now.</p>";
}

/** Demo files are short texts; only the download limit matters. */
function sendDownload(store: Store, key: string, response: ServerResponse): void {
  const claim = fromDownloadKey(key, store.tokens.secret());
  const line = claim && store.downloads.boughtLine(claim.orderLineId);
  const link = line && store.catalogue.downloadableLinksOf(line.productId).find(({ id }) => id === claim.linkId);
  if (!line || !link) return sendText(response, 404, "No such download");
  const remaining = remainingDownloads(line.quantity, store.downloads.usedOf(line.orderLineId, link.id));
  const status = downloadStatus(line.state, remaining);
  if (status === "pending") return sendText(response, 403, "The order is not paid for yet");
  if (status === "expired") return sendText(response, 410, "This download has expired");
  store.downloads.countUse(line.orderLineId, link.id);
  response.setHeader("content-disposition", 'attachment; filename="download.txt"');
  sendText(response, 200, `${line.name}\n${link.title}\nOrder ${line.orderNumber}\n`);
}

function sendSample(title: string | undefined, response: ServerResponse): void {
  if (title === undefined) return sendText(response, 404, "No such sample");
  sendText(response, 200, `A sample\n${title}\n`);
}

function sendText(response: ServerResponse, status: number, text: string): void {
  const headers = { "content-type": "text/plain; charset=utf-8", "x-content-type-options": "nosniff" };
  response.writeHead(status, headers).end(text);
}

function sendPage(response: ServerResponse, title: string, body: string): void {
  response.writeHead(200, {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    "referrer-policy": "no-referrer",
  });
  response.end(
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title><h1>${escapeHtml(title)}</h1>${body}</html>`,
  );
}
