import { packNotices, parseNotices, type Notice } from "~/lib/notices";
import type { Cookies } from "./cookies.server";
import { defineCookie } from "./define-cookie.server";

const MINUTES_5 = 300;

const noticesCookie = defineCookie<readonly Notice[]>({
  name: "message",
  seal: "signed",
  maxAge: MINUTES_5,
  forgottenAt: [],
  parse: parseNotices,
  format: packNotices,
});

/** Notices on their way to the next page. */
export interface FlashNotices {
  add(notice: Notice): void;
  /** Those left by the request before, now to be shown; they are gone afterwards. */
  take(): readonly Notice[];
  /** For the next page once more: the page they were taken for, or would have been, is not shown after all. */
  restore(): void;
}

export function openFlashNotices(cookies: Cookies): FlashNotices {
  let incoming = cookies.get(noticesCookie) ?? [];
  let shown: readonly Notice[] = [];
  const outgoing: Notice[] = [];
  return {
    add(notice) {
      outgoing.push(notice);
      cookies.set(noticesCookie, outgoing);
    },
    take() {
      shown = incoming;
      incoming = [];
      if (shown.length > 0 && outgoing.length === 0) cookies.drop(noticesCookie);
      return shown;
    },
    restore() {
      if (shown.length > 0 || outgoing.length > 0) cookies.set(noticesCookie, [...shown, ...incoming, ...outgoing]);
    },
  };
}
