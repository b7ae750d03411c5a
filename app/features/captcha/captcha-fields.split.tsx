import { Fragment, useEffect, useRef } from "react";
import { scriptMarks } from "~/lib/client/marks";
import type { CaptchaForm } from "~/lib/commerce/model/captcha";
import { CAPTCHA_ERROR, captchaField, errorOf, type SubmissionResult } from "~/lib/forms/submission";
import { useRootData } from "~/lib/root-data";

interface CaptchaProps {
  /** One token for each mutation of the submission: a registration also logs in. */
  readonly forms: readonly CaptchaForm[];
  readonly state: SubmissionResult | null;
  readonly idPrefix?: string;
}

/**
 * Hidden fields, which lib/client/captcha.client fills when the form is sent, a place for Google's
 * box, and Magento's sentence if it refused the token.
 */
export function CaptchaFields({ forms, state, idPrefix = "" }: CaptchaProps) {
  const { captchas } = useRootData();
  const needed = forms.flatMap((form) => (captchas?.[form] ? [{ form, ...captchas[form] }] : []));
  const error = errorOf(state, CAPTCHA_ERROR);
  const place = useRef<HTMLDivElement>(null);
  const isNeeded = needed.length > 0;
  useEffect(() => {
    if (isNeeded && !("captchas" in scriptMarks())) loadDocument(place.current, error !== undefined);
  }, [isNeeded, error]);
  if (!isNeeded && error === undefined) return null;
  return (
    <div className="grid gap-2" id={idPrefix + CAPTCHA_ERROR} tabIndex={-1} ref={place}>
      {error && <p className="error">{error}</p>}
      {needed.map(({ form, type, siteKey, theme, language }) => (
        <Fragment key={form}>
          {type === "box" && (
            <p className="hint noscript:hidden">
              {form === needed[0]?.form ? "Please tick the box before you go on." : "And once more, to log you in."}
            </p>
          )}
          <input
            type="hidden"
            name={captchaField(form)}
            data-captcha={JSON.stringify({ type, siteKey, theme, language, action: form.replaceAll("-", "_") })}
          />
          {/* Google shows the box here, perhaps before hydration. Its badge is hidden, as
              Google allows beside the sentence below. */}
          <div
            className={type === "box" ? "min-h-19.5 noscript:hidden" : "invisible absolute size-0 overflow-hidden"}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: "" }}
          />
        </Fragment>
      ))}
      {needed.some(({ type }) => type === "invisible" || type === "score") && (
        <p className="hint noscript:hidden">
          Protected by reCAPTCHA: Google&rsquo;s <a href="https://policies.google.com/privacy">Privacy Policy</a> and{" "}
          <a href="https://policies.google.com/terms">Terms of Service</a> apply.
        </p>
      )}
    </div>
  );
}

/**
 * After a client navigation, or once only a refusal has told that the form has a captcha, the
 * document's policy does not allow its script. A refused form is sent again by the browser, which
 * keeps what was typed: the refusal did nothing.
 */
function loadDocument(place: HTMLElement | null, isRejected: boolean): void {
  const form = place?.closest("form");
  if (!isRejected || !form) return location.reload();
  const button = form.querySelector<HTMLButtonElement>("button[name]");
  if (button)
    form.append(
      Object.assign(document.createElement("input"), { type: "hidden", name: button.name, value: button.value }),
    );
  form.submit();
}
