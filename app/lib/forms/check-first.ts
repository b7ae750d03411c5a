/** Sent with a draft form, so that it is shown to be checked before anything is done. */
export const CHECK_FIRST = "check-first";
