import type { Notice } from "~/lib/notices";
import { useShop } from "~/lib/root-data";
import { Link } from "~/ui/link";

/**
 * What the last action had to say. It is in the page itself, so it is read without script too. Where script runs, good news lies
 * over the page and fades after 3 s; the rest stays until the next page, or until it is dismissed.
 */
export function Notices({ notices }: { notices: readonly Notice[] }) {
  const { path, noticesOf } = useShop();
  const fading = notices.filter(fades);
  // A notice that comes again is a new one, whose time begins again.
  const show = (notice: Notice) => (
    <p key={noticesOf + notice.text} className={`notice ${notice.kind}`} role={isUrgent(notice) ? "alert" : "status"}>
      {notice.title && <b>{notice.title}: </b>}
      {notice.text}
      {notice.persist && (
        <Link className="dismiss" to={path} preventScrollReset>
          Dismiss
        </Link>
      )}
    </p>
  );
  return (
    <section className="notices wrap" aria-label="Notifications">
      {notices.filter((notice) => !fades(notice)).map(show)}
      {fading.length > 0 && <div className="fading">{fading.map(show)}</div>}
    </section>
  );
}

function isUrgent({ kind }: Notice): boolean {
  return kind === "danger" || kind === "warning";
}

function fades(notice: Notice): boolean {
  return !notice.persist && !isUrgent(notice);
}
