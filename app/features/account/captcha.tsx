import { useEffect, useRef } from "react";
import { CAPTCHA_FIELD } from "~/lib/forms/captcha-field";
import { useShop } from "~/lib/root-data";
import { answerOf, loadCaptcha } from "./captcha-provider";

/**
 * Hidden field for the captcha token, if the shop has a captcha; filled when the form is sent. The provider's script loads when the form first gets
 * the focus. Without script, or if the provider does not answer, the field stays empty and the server falls back.
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
        // In a later task: a submit handler cannot submit the form again itself.
        setTimeout(() => form.requestSubmit(submitter));
      });
    };
    // If the focus is already in the form, no focusin will come.
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

/** A token is valid for one submission: it is read for this one, then the field is cleared. */
function forget(field: HTMLInputElement): void {
  setTimeout(() => (field.value = ""));
}
