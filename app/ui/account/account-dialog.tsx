import type { RootData } from "~/lib/root-data";
import { LogInForm } from "./log-in-form";
import { RegisterForm } from "./register-form";
import { Link } from "../primitives/link";

/** Log in or register over the page one is on. Open in the HTML, closed by a link: it needs no script. */
export function AccountDialog({ dialog }: { dialog: NonNullable<RootData["accountDialog"]> }) {
  const { form, returnTo, closeTo, switchTo, passwordHint } = dialog;
  return (
    <dialog key={form} open className="account-dialog panel" aria-labelledby="dialog-title">
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
