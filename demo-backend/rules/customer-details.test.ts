import { describe, expect, test } from "vitest";
import { detailsProblem, mergeDetails } from "./customer-details.ts";

const person = { firstname: "Asha", lastname: "Rao", email: "asha@example.in" };
const today = "2026-11-21";

test.each([
  [{ ...person, firstname: "" }, "Required parameters are missing: First Name"],
  [{}, "Required parameters are missing: First Name, Last Name, Email"],
  [{ ...person, email: "bad" }, '"bad" is not a valid email address.'],
  [{ ...person, firstname: "<script>alert(1)</script>" }, "First Name is not valid!"],
  [{ ...person, lastname: "x".repeat(256) }, "Last Name is not valid!"],
  [{ ...person, gender: 9 }, '"9" is not a valid gender value.'],
  [{ ...person, date_of_birth: "2026-02-30" }, "Invalid date"],
  [{ ...person, dob: "soon" }, "Invalid date"],
  [{ ...person, dob: "2026-11-22" }, "The Date of Birth should not be greater than today."],
  [{ ...person, firstname: "आशा", lastname: "O'Brien-D’Souza", gender: 2, date_of_birth: "1990-02-03" }, null],
])("detailsProblem of a new account with %j is %j", (input, problem) => {
  expect(detailsProblem(input, { isNew: true, today })).toBe(problem);
});

describe("changing an account", () => {
  test("checks only fields that are sent", () => {
    expect(detailsProblem({ gender: 2 }, { isNew: false, today })).toBeNull();
    expect(detailsProblem({ lastname: " " }, { isNew: false, today })).toBe(
      "Required parameters are missing: Last Name",
    );
  });

  test("keeps fields that are not sent and clears null ones", () => {
    const old = mergeDetails({ ...person, middlename: "K", taxvat: "29ABC", gender: 2 }, null);
    expect(mergeDetails({ firstname: " Usha ", middlename: null }, old)).toEqual({
      ...old,
      firstname: "Usha",
      middlename: null,
    });
  });
});
