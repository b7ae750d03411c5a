import { matchRoutes } from "@remix-run/react";
import type { ServerBuild } from "@remix-run/server-runtime";
import { pageKinds } from "~/lib/page-kind";
import { screenOf, type ScreenProperties } from "~/lib/screen";

type Routes = ServerBuild["routes"];
type Route = Routes[string];

type Branch = Parameters<typeof matchRoutes>[0][number];

type IsWanted = (facts: ScreenProperties) => boolean;

export type ScreenTable = ReturnType<typeof screenTable>;

/** Properties of all screens by path, for pages that are not matched yet. */
export function screenTable(routes: Routes) {
  const tree = branchesOf(routes, undefined);
  const entries = Object.values(routes).map((route) => {
    const chain = chainOf(routes, route);
    const path = `/${chain.flatMap((part) => part.path || []).join("/")}`;
    return { path, isPage: route.module.default !== undefined, facts: screenOf(chain.map(({ module }) => module)) };
  });
  const isFixed = ({ path }: { path: string }) => !/[:*]/.test(path);
  return {
    /** Kinds of page that field data may name. */
    kinds: pageKinds(Object.keys(routes)),
    at: (pathname: string): ScreenProperties => screenOf((matchRoutes(tree, pathname) ?? []).map(({ route }) => route)),
    /** Paths of the matching screens that have no parameters. */
    fixedPaths(isWanted: IsWanted): string[] {
      const found = entries.filter((entry) => entry.isPage && isFixed(entry) && isWanted(entry.facts));
      return [...new Set(found.map(({ path }) => path))];
    },
    /** The shortest path prefixes that cover all matching routes. */
    beginnings(isWanted: IsWanted): readonly string[] {
      const found = entries.filter(({ facts }) => isWanted(facts)).map(({ path }) => path.replace(/\/[:*].*/, ""));
      return [...new Set(found)].filter((path) => !found.some((other) => path.startsWith(`${other}/`))).sort();
    },
  };
}

function branchesOf(routes: Routes, parentId: string | undefined): Branch[] {
  return Object.values(routes)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, module: { handle } }) => ({
      id,
      handle,
      ...(path !== undefined && { path }),
      ...(index ? { index: true as const } : { children: branchesOf(routes, id) }),
    }));
}

function chainOf(routes: Routes, route: Route): Route[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return parent ? [...chainOf(routes, parent), route] : [route];
}
