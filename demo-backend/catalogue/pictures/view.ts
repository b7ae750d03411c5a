/** Views beyond the first three need a detailed specification. */
export type View = StudyView | "size" | "ports" | "contents" | "room";

export type StudyView = "front" | "angle" | "detail";
