import type { Component, ComponentGroup } from "~/lib/commerce/model/component";

/** Names of the fields in which components are chosen. The page names errors by them, also where the fields come with a part of their own. */

/** Marks a form as submitted: with no box ticked it has no other field of the group. */
export const CHOSEN = "chosen";

export function componentName({ id }: ComponentGroup): string {
  return `part-${id}`;
}

/** A group that takes one component has one quantity field. */
export function quantityName(group: ComponentGroup, { id }: Component): string {
  return `pieces-${group.takes === "one" ? group.id : id}`;
}
