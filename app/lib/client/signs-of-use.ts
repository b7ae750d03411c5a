/** A page is used as soon as one of these happens: then it gets the framework. */
export const SIGNS_OF_USE = ["pointerover", "pointerdown", "touchstart", "keydown", "focusin", "input"] as const;
