import { packNotices, parseNotices, type Notice } from "~/lib/notices";
import { type Cookies, defineCookie } from "~/lib/server/cookies/cookies.server";

const noticesCookie = defineCookie<readonly Notice[]>({
  name: "message",
  seal: "sealed",
  maxAge: 5 * 60,
  clearedOn: [],
  parse: parseNotices,
  format: packNotices,
});

export function openFlashNotices(cookies: Cookies) {
  let incoming = cookies.get(noticesCookie) ?? [];
  let shown: readonly Notice[] = [];
  const outgoing: Notice[] = [];
  return {
    add(notice: Notice): void {
      outgoing.push(notice);
      cookies.set(noticesCookie, outgoing);
    },
    take(): readonly Notice[] {
      shown = incoming;
      incoming = [];
      if (shown.length > 0 && outgoing.length === 0) cookies.clear(noticesCookie);
      return shown;
    },
    /** Keeps the taken notices for the next page, because the current one will not be shown. */
    restore(): void {
      if (shown.length > 0 || outgoing.length > 0) cookies.set(noticesCookie, [...shown, ...incoming, ...outgoing]);
    },
  };
}
