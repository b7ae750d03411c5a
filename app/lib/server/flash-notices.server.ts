import type { Cookies } from "./cookies.server";
import { packNotices, parseNotices, type Notice } from "~/lib/notices";

const MINUTES_5 = 300;

interface CarriedNotices {
  take(): readonly Notice[];
  add(notice: Notice): void;
  /** For the next page once more: the page they were taken for, or would have been, is not shown after all. */
  restore(): void;
}

/** Notices on their way to the next page, in a signed cookie. */
export async function openCarriedNotices(cookies: Cookies): Promise<CarriedNotices> {
  let incoming = parseNotices(await cookies.readSigned("message"));
  let shown: readonly Notice[] = [];
  const outgoing: Notice[] = [];
  const write = (notices: readonly Notice[]) =>
    cookies.write("message", packNotices(notices), { maxAge: MINUTES_5 }, true);
  return {
    take() {
      shown = incoming;
      incoming = [];
      if (shown.length > 0 && outgoing.length === 0) cookies.drop("message");
      return shown;
    },
    add(notice) {
      outgoing.push(notice);
      write(outgoing);
    },
    restore() {
      if (shown.length > 0 || outgoing.length > 0) write([...shown, ...incoming, ...outgoing]);
    },
  };
}
