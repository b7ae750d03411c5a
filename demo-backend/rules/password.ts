import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from "node:crypto";

export interface PasswordPolicy {
  passwordLength: number;
  passwordClasses: number;
}

const maxLength = 256;
const classes = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z0-9]/];

/** Magento's first error, or null. */
export function passwordProblem(password: string, email: string, policy: PasswordPolicy): string | null {
  if ([...password].length > maxLength) return `Please enter a password with at most ${maxLength} characters.`;
  const trimmed = password.trim();
  if ([...trimmed].length < policy.passwordLength) {
    return `The password needs at least ${policy.passwordLength} characters. Create a new password and try again.`;
  }
  if (trimmed !== password) {
    return "The password can't begin or end with a space. Verify the password and try again.";
  }
  if (classes.filter((kind) => kind.test(password)).length < policy.passwordClasses) {
    return (
      `Minimum of different classes of characters in password is ${policy.passwordClasses}. ` +
      "Classes of characters: Lower Case, Upper Case, Digits, Special Characters."
    );
  }
  return password.toLowerCase() === email.toLowerCase()
    ? "The password can't be the same as the email address. Create a new password and try again."
    : null;
}

/** 45 ms of processor time. Tests, which log in hundreds of times, lower it. */
export const passwordCost: Required<Pick<ScryptOptions, "N" | "r" | "p">> = { N: 16_384, r: 8, p: 1 };
const keyLength = 32;

/** `scrypt$N$r$p$salt$key`, so that old hashes stay valid when the cost increases. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return toText(salt, await derive(password, salt, passwordCost));
}

/** Takes equally long for an unknown account (null). */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [, n, r, p, salt = "", key = ""] = (hash ?? toText(Buffer.alloc(16), Buffer.alloc(keyLength))).split("$");
  const expected = Buffer.from(key, "base64url");
  const actual = await derive(password, Buffer.from(salt, "base64url"), { N: Number(n), r: Number(r), p: Number(p) });
  return actual.length === expected.length && timingSafeEqual(actual, expected) && hash !== null;
}

function toText(salt: Buffer, key: Buffer): string {
  const { N, r, p } = passwordCost;
  return ["scrypt", N, r, p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, keyLength, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
