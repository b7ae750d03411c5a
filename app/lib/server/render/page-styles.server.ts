import type { EntryContext } from "@remix-run/server-runtime";
import pageStyles from "virtual:page-styles";
import type { RootData } from "~/lib/root-data";

type Sheet = "first" | "late";

const { pieces, pages } = pageStyles;

/** The styles that a page carries: those of its route, all beside the log-in dialog (docs/decisions/0038). */
export function stylesOf(routeId = "root", { staticHandlerContext }: EntryContext): Readonly<Record<Sheet, string>> {
  const { errors, loaderData } = staticHandlerContext;
  const root = loaderData["root"] as RootData | undefined; // the root's own loader
  const name = root?.accountDialog ? "whole" : errors ? "root" : routeId;
  const data: unknown = loaderData[routeId];
  const view = data !== null && typeof data === "object" && "view" in data ? ` ${String(data.view)}` : "";
  const page = pages[name + view] ?? pages[name] ?? pages["whole"];
  const textOf = (sheet: Sheet) => page?.[sheet].map((piece) => pieces[piece]).join("") ?? "";
  return { first: textOf("first"), late: textOf("late") };
}
