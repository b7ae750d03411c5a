import type { Notice } from "~/lib/notices";

/** What the last action had to say. It is in the page itself, so it is read without script too. */
export function Notices({ notices }: { notices: readonly Notice[] }) {
  return (
    <section className="notices wrap" aria-label="Notifications">
      {notices.map((notice) => (
        <p
          key={notice.text}
          className={`notice ${notice.kind}`}
          role={notice.kind === "danger" || notice.kind === "warning" ? "alert" : "status"}
        >
          {notice.title && <b>{notice.title}: </b>}
          {notice.text}
        </p>
      ))}
    </section>
  );
}
