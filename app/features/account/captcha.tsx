import { useEffect, useRef } from "react";
import { CAPTCHA_FIELD } from "~/lib/forms/captcha-field";
import { useShop } from "~/lib/root-data";
import { answerOf, loadCaptcha } from "./captcha-provider";

/**
 * Where the shop has a captcha: a hidden field that gets its answer when the form is sent. The provider's script is asked for at the
 * first touch of the form. Without script, or when the provider does not answer, the field stays empty and the server falls back.
 */
export function Captcha({ purpose }: { purpose: "log_in" | "register" | "reset" }) {
  const { captcha } = useShop();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = field.current?.form;
    if (!captcha || !form) return;
    const load = () => void loadCaptcha(captcha).catch(() => undefined);
    const send = (event: SubmitEvent) => {
      if (!field.current) return;
      if (field.current.value !== "") return forget(field.current);
      event.preventDefault();
      event.stopImmediatePropagation();
      const { submitter } = event;
      void answerOf({ captcha, purpose, form }).then((answer) => {
        if (field.current) field.current.value = answer;
        // Not within this very submission: a form does not begin another while it tells of one.
        setTimeout(() => form.requestSubmit(submitter));
      });
    };
    // Whoever was in the form when the script came will not enter it again.
    if (form.contains(document.activeElement)) load();
    else form.addEventListener("focusin", load, { once: true });
    form.addEventListener("submit", send, { capture: true });
    return () => {
      form.removeEventListener("focusin", load);
      form.removeEventListener("submit", send, { capture: true });
    };
  }, [captcha, purpose]);
  return captcha ? <input type="hidden" name={CAPTCHA_FIELD} ref={field} /> : null;
}

/** An answer is good for one form: it goes with what is being sent, then the field is empty again. */
function forget(field: HTMLInputElement): void {
  setTimeout(() => (field.value = ""));
}
