/** Hidden field with the captcha's answer; empty where the page runs no script. */
export const CAPTCHA_FIELD = "captcha";

/** What it holds when the provider gave none: not empty, so that it is not asked again for the same form. */
export const NO_CAPTCHA_ANSWER = "none";
