/** What a picture shows. The first three every product has; the others where its specification says enough. */
export type View = StudyView | "size" | "ports" | "contents" | "room";

export type StudyView = "front" | "angle" | "detail";
