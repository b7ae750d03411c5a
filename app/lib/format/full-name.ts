interface Person {
  readonly firstName: string;
  readonly lastName: string;
}

/** Without the dot that people with one name enter as the last name, which the backend requires. */
export function fullName({ firstName, lastName }: Person): string {
  return [firstName, lastName === "." ? "" : lastName].filter(Boolean).join(" ");
}
