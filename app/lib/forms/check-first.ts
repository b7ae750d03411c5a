/** Field of a submitted draft form: shows the form for checking instead of executing it. */
export const CHECK_FIRST = "check-first";
