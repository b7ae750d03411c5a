import { expect, test } from "vitest";
import type { Problem } from "~/lib/commerce/model/problem";
import { joinGeneralProblems } from "./account-messages";

test("joinGeneralProblems joins general problems into one, separated by commas", () => {
  const problems: Problem[] = [
    { code: "a", message: "The first thing" },
    { code: "b", message: "the second thing" },
    { code: "c", message: "That is no email", field: "email" },
  ];
  expect(joinGeneralProblems(problems).map(({ message }) => message)).toEqual([
    "That is no email",
    "The first thing, the second thing",
  ]);
  expect(joinGeneralProblems(problems.slice(1)), "a single one is unchanged").toEqual(problems.slice(1));
});
