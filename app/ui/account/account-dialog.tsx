import { useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { RootData } from "~/lib/root-data";
import { LogInForm } from "./log-in-form";
import { RegisterForm } from "./register-form";
import { Link } from "../primitives/link";

/** Log in or register over the page one is on. Open in the HTML, closed by a link: it needs no script. */
export function AccountDialog({ dialog }: { dialog: NonNullable<RootData["accountDialog"]> }) {
  const { form, returnTo, closeTo, switchTo, passwordHint } = dialog;
  const box = useModal(form, closeTo);
  return (
    <dialog key={form} ref={box} open className="account-dialog panel" aria-labelledby="dialog-title">
      <div className="row">
        <h2 id="dialog-title">{form === "login" ? "Log in" : "Create an account"}</h2>
        <Link to={closeTo} preventScrollReset>
          Close
        </Link>
      </div>
      {form === "login" ? (
        <LogInForm idPrefix="dialog-" isFirst returnTo={returnTo} registerAt={switchTo} />
      ) : (
        <RegisterForm idPrefix="dialog-" isFirst returnTo={returnTo} logInAt={switchTo} passwordHint={passwordHint} />
      )}
    </dialog>
  );
}

/** Once script runs nothing behind the dialog can be reached, and Esc leads where Close does. Whoever is typing goes on typing. */
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
