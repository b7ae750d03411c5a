export const NOT_AUTHORIZED = "You are not authorized, please log in.";
export const TOO_LONG_TO_SAVE =
  "This text is too long for us to save while you log in. Go back and copy it first if you can.";
export const TOO_MANY_TRIES = "Too many attempts. Please wait 15 minutes and try again.";
export const STORE_GONE = "The store or currency you chose is no longer available.";
