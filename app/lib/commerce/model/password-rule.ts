export interface PasswordRule {
  readonly minimumLength: number;
  /** How many of: lower-case letters, capitals, digits, other characters. */
  readonly requiredClasses: number;
}

/** Magento's defaults. */
export const DEFAULT_PASSWORD_RULE: PasswordRule = { minimumLength: 8, requiredClasses: 3 };

const CLASSES = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z0-9]/];

const COUNTS: Readonly<Record<number, string>> = { 2: "two", 3: "three" };

/** Magento counts the characters of the trimmed text. */
export function meetsPasswordRule(password: string, { minimumLength, requiredClasses }: PasswordRule): boolean {
  const classes = CLASSES.filter((kind) => kind.test(password)).length;
  return [...password.trim()].length >= minimumLength && classes >= requiredClasses;
}

/**
 * Matches the backend's policy: a more lenient text would allow what the backend rejects (product
 * P132).
 */
export function passwordRuleText({ minimumLength, requiredClasses }: PasswordRule): string {
  if (requiredClasses < 2) {
    return `At least ${minimumLength} characters with at least one letter, one number or one special character.`;
  }
  const kinds = requiredClasses === CLASSES.length ? "all" : COUNTS[requiredClasses];
  return `${minimumLength} or more characters, ${kinds} of: a–z, A–Z, 0–9, symbol`;
}
