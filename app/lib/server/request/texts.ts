/** Texts of lib/server for shoppers (product P163). */
export const NOT_AUTHORIZED = "You are not authorized, please log in.";
export const TOO_LONG_TO_KEEP =
  "What you were sending is too long to be kept over the log-in. If your browser still shows it by going back, copy it first.";
export const TOO_MANY_TRIES = "There were too many tries. Please wait a quarter of an hour and try again.";
export const STORE_GONE = "The store or currency you had chosen is not offered any more.";
