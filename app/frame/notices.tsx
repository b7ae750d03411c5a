import { UndoForm } from "~/features/cart/undo-form";
import { useScreen } from "~/lib/screen";
import type { Notice } from "~/lib/notices";
import { useRootData } from "~/lib/root-data";
import { Link } from "~/ui/link";
import { CheckAgain } from "~/ui/check-again";

/** In the page, for use without script. With script, success notices fade after 3 s. */
export function Notices() {
  const { path, notices: given, noticesOf } = useRootData();
  const { enclosed, cart } = useScreen();
  // After "Buy now" the checkout says it.
  const notices = given.filter(({ kind }) => !enclosed || kind !== "added");
  // On the cart page an "added" notice stays, next to the cart it is about.
  const isCart = cart === "screen";
  const stays = (notice: Notice) =>
    notice.persist || notice.undo !== undefined || isUrgent(notice) || (isCart && notice.kind === "added");
  const fading = notices.filter((notice) => !stays(notice));
  // A repeated notice gets a new key, so that its time starts again.
  const show = (notice: Notice) => (
    <div
      key={noticesOf + notice.text}
      className={KINDS[notice.kind].className}
      role={isUrgent(notice) ? "alert" : "status"}
      data-success={isSuccess(notice) ? "" : undefined}
    >
      {notice.title && <b>{notice.title}: </b>}
      {`${notice.text} `}
      {notice.reference !== undefined && <b className="select-all">{notice.reference}</b>}
      {notice.kind === "being-ordered" && <CheckAgain />}
      {notice.link && <Link to={notice.link.to}>{notice.link.text}</Link>}
      {isCart && notice.kind === "added" && (
        <>
          <Link to="/checkout/user-account">Go to checkout</Link> or <Link to="/">continue shopping</Link>
        </>
      )}
      {notice.persist && (
        <Link className="-my-3 ms-3 inline-flex min-h-11 items-center" to={path} preventScrollReset>
          Dismiss
        </Link>
      )}
      {notice.undo !== undefined && <UndoForm removed={notice.undo} className="ms-3 inline-block" />}
    </div>
  );
  return (
    <section className="notices wrap empty:hidden" aria-label="Notifications">
      {notices.filter(stays).map(show)}
      {fading.length > 0 && <div className="auto-hide">{fading.map(show)}</div>}
    </section>
  );
}

/**
 * Complete class names, as `className`: the build looks for them there, to give pages the styles
 * (docs/decisions/0038).
 */
const KINDS = {
  success: { className: "notice success" },
  added: { className: "notice success" },
  warning: { className: "notice warning" },
  danger: { className: "notice danger" },
  "being-ordered": { className: "notice danger" },
  info: { className: "notice info" },
} satisfies Record<Notice["kind"], { readonly className: string }>;

function isSuccess({ kind }: Notice): boolean {
  return kind === "success" || kind === "added";
}

function isUrgent({ kind }: Notice): boolean {
  return kind === "danger" || kind === "warning" || kind === "being-ordered";
}
