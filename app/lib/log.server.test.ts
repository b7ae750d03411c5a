import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLog } from "./log.server";

let lines: string[];

beforeEach(() => {
  lines = [];
  for (const method of ["log", "error"] as const)
    vi.spyOn(console, method).mockImplementation((line: unknown) => void lines.push(String(line)));
});

afterEach(() => void vi.restoreAllMocks());

function levelsAt(threshold: Parameters<typeof createLog>[0]): string[] {
  const write = createLog(threshold);
  for (const level of ["debug", "info", "warn", "error"] as const) write(level, level);
  return lines.map((line) => (JSON.parse(line) as { level: string }).level); // written by createLog
}

test.each([
  ["debug", ["debug", "info", "warn", "error"]],
  ["info", ["info", "warn", "error"]],
  ["warn", ["warn", "error"]],
  ["error", ["error"]],
  ["silent", []],
] as const)("a log from %s on has lines of %j", (threshold, levels) => {
  expect(levelsAt(threshold)).toEqual(levels);
});

test("an event is one line, with what is known of the request and of the error and its cause", () => {
  createLog("info", { requestId: "r1" })("error", "broke", {
    error: new Error("outer", { cause: new Error("inner") }),
  });
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain("\n");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    level: "error",
    event: "broke",
    requestId: "r1",
    error: { name: "Error", message: "outer", cause: { message: "inner" } },
  });
});
