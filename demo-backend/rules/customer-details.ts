import { isEmail } from "./email.ts";

/** Fields of CustomerCreateInput, CustomerUpdateInput and CustomerInput. */
export interface CustomerDetailsInput {
  email?: string | null;
  firstname?: string | null;
  lastname?: string | null;
  middlename?: string | null;
  prefix?: string | null;
  suffix?: string | null;
  gender?: number | null;
  date_of_birth?: string | null;
  dob?: string | null;
  taxvat?: string | null;
  allow_remote_shopping_assistance?: boolean | null;
}

export interface CustomerDetails {
  prefix: string | null;
  firstname: string;
  middlename: string | null;
  lastname: string;
  suffix: string | null;
  gender: number | null;
  dateOfBirth: string | null;
  taxvat: string | null;
  allowRemoteShoppingAssistance: number;
}

const required = [
  ["firstname", "First Name"],
  ["lastname", "Last Name"],
  ["email", "Email"],
] as const;
const nameFields = [
  ["firstname", "First Name"],
  ["lastname", "Last Name"],
  ["middlename", "Middle Name"],
] as const;
const name = /^[\p{L}\p{M},\-_.'’`&\s\d]{1,255}$/u;
const genders = [1, 2, 3];

/** The first error in Magento's words. For an existing account only sent fields are checked. */
export function detailsProblem(
  input: CustomerDetailsInput,
  { isNew, today }: { isNew: boolean; today: string },
): string | null {
  const missing = required.filter(([key]) => (isNew || key in input) && !input[key]?.trim());
  if (missing.length > 0) return `Required parameters are missing: ${missing.map(([, label]) => label).join(", ")}`;
  if (input.email && !isEmail(input.email)) return `"${input.email}" is not a valid email address.`;
  if (input.gender != null && !genders.includes(input.gender)) return `"${input.gender}" is not a valid gender value.`;
  for (const [key, label] of nameFields) if (input[key] && !name.test(input[key])) return `${label} is not valid!`;
  return birthdayProblem(birthdayOf(input), today);
}

export function mergeDetails(input: CustomerDetailsInput, old: CustomerDetails | null): CustomerDetails {
  const text = (sent: string | null | undefined, current: string | null | undefined) =>
    sent === undefined ? (current ?? null) : sent?.trim() || null;
  const assistance = input.allow_remote_shopping_assistance;
  return {
    prefix: text(input.prefix, old?.prefix),
    firstname: text(input.firstname, old?.firstname) ?? old?.firstname ?? "",
    middlename: text(input.middlename, old?.middlename),
    lastname: text(input.lastname, old?.lastname) ?? old?.lastname ?? "",
    suffix: text(input.suffix, old?.suffix),
    gender: input.gender === undefined ? (old?.gender ?? null) : input.gender,
    dateOfBirth: text(birthdayOf(input), old?.dateOfBirth),
    taxvat: text(input.taxvat, old?.taxvat),
    allowRemoteShoppingAssistance: assistance == null ? (old?.allowRemoteShoppingAssistance ?? 0) : Number(assistance),
  };
}

function birthdayOf({ date_of_birth: birthday, dob }: CustomerDetailsInput): string | null | undefined {
  return birthday === undefined ? dob : birthday;
}

function birthdayProblem(birthday: string | null | undefined, today: string): string | null {
  if (!birthday) return null;
  const day = /^(\d{4}-\d{2}-\d{2})(?:[ T]00:00:00)?$/.exec(birthday.trim())?.[1];
  const time = day === undefined ? NaN : Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day) return "Invalid date";
  return day !== undefined && day > today ? "The Date of Birth should not be greater than today." : null;
}
