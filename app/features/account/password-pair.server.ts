import { z } from "zod";
import { PASSWORDS_DIFFER } from "./texts";
import type { PasswordRule } from "~/lib/commerce/model/password-rule";
import { newPassword, secret } from "~/lib/server/fields.server";

/** Schema of a new password entered twice, with the form's other fields. */
export function passwordPair<Shape extends z.ZodRawShape>(rule: PasswordRule, others: Shape) {
  return z
    .object({ ...others, password: newPassword(rule), confirmPassword: secret() })
    .superRefine((sent: { password?: unknown; confirmPassword?: unknown }, check) => {
      if (sent.password === sent.confirmPassword) return;
      check.addIssue({ code: "custom", message: PASSWORDS_DIFFER, path: ["confirmPassword"] });
    });
}
