import { useFetcher, useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { AccountFormResult } from "./log-in.server";
import type { RootData } from "~/lib/root-data";
import { ErrorSummary } from "~/ui/error-summary";
import { Link } from "~/ui/link";
import { formErrorId, LogInForm, RegisterForm, registerLabels } from "./account-forms";

const ID_PREFIX = "dialog-";

/**
 * Rendered open and closed by a link, so it works without script. With script, form errors appear
 * in the dialog; without, on the page the form posts to.
 */
export function AccountDialog({ dialog }: { dialog: NonNullable<RootData["accountDialog"]> }) {
  const { form, returnTo, closeTo, switchTo, passwordHint, attributes, constraints, reason } = dialog;
  const box = useModal(form, closeTo);
  const { data, Form } = useFetcher<AccountFormResult>({ key: form });
  const state = data?.state ?? null;
  const shared = { idPrefix: ID_PREFIX, isFirst: state === null, state, constraints, returnTo, switchTo, Form };
  const isLogIn = form === "login";
  return (
    <dialog
      key={form}
      ref={box}
      open
      // Aligned to the top, so that nothing in it moves while the rest arrives. A shadow instead of
      // a backdrop: without script it is not modal.
      className="account-dialog panel fixed inset-x-0 top-3 z-50 max-h-[calc(100dvh-24px)] lg:top-[10dvh] lg:max-h-[80dvh] mx-auto h-fit w-[min(480px,100%-24px)] overflow-auto text-inherit shadow-[0_0_0_100vmax_rgb(0_0_0/0.5)] backdrop:[backdrop-filter:blur(4px)]"
      aria-labelledby="dialog-title"
    >
      <div className="row mb-2 min-h-11 justify-between">
        <h2 id="dialog-title">{isLogIn ? "Log in" : "Create an account"}</h2>
        <Link to={closeTo} preventScrollReset>
          Close
        </Link>
      </div>
      {reason && <p className="mb-3">{`${isLogIn ? "Log in" : "Create an account"} ${reason}.`}</p>}
      <ErrorSummary
        state={state}
        labels={registerLabels(attributes)}
        idOf={(field) => ID_PREFIX + field}
        noticeId={formErrorId(ID_PREFIX)}
      />
      {isLogIn ? <LogInForm {...shared} /> : <RegisterForm {...shared} {...{ passwordHint, attributes }} />}
    </dialog>
  );
}

/** Makes the dialog modal and lets Esc follow the Close link. Keeps the focus. */
function useModal(form: string, closeTo: string) {
  const box = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const dialog = box.current;
    if (!dialog) return;
    const focused = document.activeElement;
    dialog.close();
    dialog.showModal();
    if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus();
    const leave = (event: Event) => {
      event.preventDefault();
      void navigate(closeTo, { preventScrollReset: true });
    };
    dialog.addEventListener("cancel", leave);
    return () => dialog.removeEventListener("cancel", leave);
  }, [form, closeTo, navigate]);
  return box;
}
