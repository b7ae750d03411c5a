export const FIRST_USE_EVENTS = "pointerover pointerdown touchstart keydown focusin input";
