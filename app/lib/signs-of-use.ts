export const SIGNS_OF_USE = "pointerover pointerdown touchstart keydown focusin input";
