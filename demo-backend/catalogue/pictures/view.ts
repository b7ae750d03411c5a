/** Every product has the first three views; the others need a detailed specification. */
export type View = StudyView | "size" | "ports" | "contents" | "room";

export type StudyView = "front" | "angle" | "detail";
