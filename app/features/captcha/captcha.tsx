import type { ComponentProps, ReactNode } from "react";
import type { CaptchaForm } from "~/lib/commerce/model/captcha";
import { CAPTCHA_ERROR, errorOf } from "~/lib/forms/submission";
import { useRootData } from "~/lib/root-data";
import { CaptchaFields } from "./captcha-fields.split";

/** Before the button of a form that Magento may protect. Nothing where no captcha is on. */
export function Captcha(props: ComponentProps<typeof CaptchaFields>) {
  const { captchas } = useRootData();
  return captchas || errorOf(props.state, CAPTCHA_ERROR) ? <CaptchaFields {...props} /> : null;
}

/** Said before a form that no shopper can send without script. `children` names what it is for. */
export function NeedsScript({ form, children }: { form: CaptchaForm; children: ReactNode }) {
  if (!useRootData().needScript?.includes(form)) return null;
  // React never renders the inside of <noscript> in a browser.
  return (
    <noscript>
      {import.meta.env.SSR && (
        <p className="notice warning mt-0">
          {children} needs JavaScript here, because our shop first checks that you are not a robot. Please switch
          JavaScript on in your browser and load this page again.
        </p>
      )}
    </noscript>
  );
}
