import { Form } from "@remix-run/react";
import { ADDED } from "~/features/cart/added";
import { useScreen } from "~/lib/screen";
import type { Notice } from "~/lib/notices";
import { useShop } from "~/lib/root-data";
import { Link } from "~/ui/link";
import { ProblemText } from "~/ui/problem-text";

/**
 * Notices of the last action, part of the page, so that they need no script. With script, success notices lie over the page and fade after 3 s;
 * others stay until the next page or until dismissed.
 */
export function Notices({ notices }: { notices: readonly Notice[] }) {
  const { path, noticesOf } = useShop();
  // Beside the cart it is where the next step is.
  const isCart = useScreen().cart === "screen";
  const stays = (notice: Notice) => !fades(notice) || (isCart && notice.text === ADDED);
  const fading = notices.filter((notice) => !stays(notice));
  // A repeated notice gets a new key, so that its time starts again.
  const show = (notice: Notice) => (
    <div
      key={noticesOf + notice.text}
      // Written out, so that pages that leave before they are drawn whole have the rules of each (docs/decisions/0038).
      className={
        { success: "notice success", warning: "notice warning", danger: "notice danger", info: "notice info" }[
          notice.kind
        ]
      }
      role={isUrgent(notice) ? "alert" : "status"}
    >
      {notice.title && <b>{notice.title}: </b>}
      <ProblemText message={notice.text} />
      {notice.link && (
        <>
          {" "}
          <Link to={notice.link.to}>{notice.link.text}</Link>
        </>
      )}
      {isCart && notice.text === ADDED && (
        <>
          {" "}
          <Link to="/checkout">Go to checkout</Link> or <Link to="/">continue shopping</Link>
        </>
      )}
      {notice.persist && (
        <Link className="-my-3 ms-3 inline-flex min-h-11 items-center" to={path} preventScrollReset>
          Dismiss
        </Link>
      )}
      {notice.undo !== undefined && (
        <Form method="post" action="/cart" className="ms-3 inline-block">
          <input type="hidden" name="removed" value={notice.undo} />
          <button className="update" name="intent" value="undo">
            Undo
          </button>
        </Form>
      )}
    </div>
  );
  return (
    <section className="notices wrap" aria-label="Notifications">
      {notices.filter(stays).map(show)}
      {fading.length > 0 && <div className="fading">{fading.map(show)}</div>}
    </section>
  );
}

function isUrgent({ kind }: Notice): boolean {
  return kind === "danger" || kind === "warning";
}

function fades(notice: Notice): boolean {
  return !notice.persist && notice.undo === undefined && !isUrgent(notice);
}
