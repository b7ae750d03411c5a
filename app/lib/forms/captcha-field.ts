/** Hidden field with the captcha token; empty without script. */
export const CAPTCHA_FIELD = "captcha";

/** Value when the provider did not answer: not empty, so that the form is sent without asking again. */
export const NO_CAPTCHA_ANSWER = "none";
