export type View = "front" | "angle" | "detail";
