import { afterEach, expect, test, vi } from "vitest";
import { createLog } from "./log.server";

afterEach(() => vi.restoreAllMocks());

function linesAt(threshold: Parameters<typeof createLog>[0]): unknown[] {
  const lines: unknown[] = [];
  const record = (line: unknown) => void lines.push(JSON.parse(String(line)));
  vi.spyOn(console, "log").mockImplementation(record);
  vi.spyOn(console, "error").mockImplementation(record);
  const log = createLog(threshold, { requestId: "r1" });
  for (const level of ["debug", "info", "warn", "error"] as const) log(level, "happened", { fact: 1 });
  return lines;
}

test.each([
  ["debug", ["debug", "info", "warn", "error"]],
  ["info", ["info", "warn", "error"]],
  ["warn", ["warn", "error"]],
  ["error", ["error"]],
  ["silent", []],
] as const)("at threshold %s it writes the levels %j", (threshold, levels) => {
  expect(linesAt(threshold)).toEqual(levels.map((level) => ({ level, event: "happened", requestId: "r1", fact: 1 })));
});

test("writes an error with its cause", () => {
  const lines: string[] = [];
  vi.spyOn(console, "error").mockImplementation((line: string) => void lines.push(line));
  createLog("error")("error", "failed", { error: new Error("outer", { cause: new Error("inner") }) });
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ error: { message: "outer", cause: { message: "inner" } } });
});
