import { z } from "zod";

/** Everything the shop is told from outside. Parsed once per process; the README has the same table. */
export interface ShopConfig {
  commerceEndpoint: string;
  sessionSecret: string;
  /** Canonical origin; null accepts the Host header (development). */
  publicOrigin: string | null;
  /** Where pictures are fetched from; the first one answers /media. */
  mediaOrigins: readonly string[];
  logLevel: "debug" | "info" | "warn" | "error" | "silent";
  supportPhone: string;
  /** Middleware doors by name (spec section 7); none by default. */
  integrations: Readonly<Record<string, string>>;
  purgeSecret: string | null;
}

const httpUrl = z.url({ protocol: /^https?$/, error: "has to be an http(s) address" });
const origin = httpUrl.transform((value) => new URL(value).origin);
const list = z.string().transform((value) =>
  value
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean),
);

const environment = z.object({
  COMMERCE_ENDPOINT: httpUrl,
  SESSION_SECRET: z.string("is missing").min(32, "needs at least 32 characters"),
  PUBLIC_ORIGIN: origin.optional(),
  MEDIA_ORIGINS: list.pipe(z.array(origin)).optional(),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
  SUPPORT_PHONE: z
    .string()
    .regex(/^\+?[0-9 ]{5,20}$/, "has to be a phone number")
    .default("+91 80 4000 0000"),
  INTEGRATIONS: z
    .string()
    .transform((text, issue) => {
      try {
        return JSON.parse(text) as unknown; // checked by the pipe below
      } catch {
        issue.addIssue({ code: "custom", message: "has to be JSON" });
        return z.NEVER;
      }
    })
    .pipe(z.record(z.string(), httpUrl))
    .default({}),
  PURGE_SECRET: z.string().min(32, "needs at least 32 characters").optional(),
});

export class ConfigError extends Error {
  override name = "ConfigError";
}

/** Reads the settings. Throws one ConfigError that lists every missing or malformed key; values are never shown. */
export function parseConfig(env: Readonly<Record<string, string | undefined>>): ShopConfig {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const result = environment.safeParse(filled);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path[0]?.toString() ?? "?"} ${reason(issue)}`);
    throw new ConfigError(
      `The settings cannot be used:\n${[...new Set(lines)].join("\n")}\nThe README lists all settings.`,
    );
  }
  const values = result.data;
  return {
    commerceEndpoint: values.COMMERCE_ENDPOINT,
    sessionSecret: values.SESSION_SECRET,
    publicOrigin: values.PUBLIC_ORIGIN ?? null,
    mediaOrigins: values.MEDIA_ORIGINS ?? [new URL(values.COMMERCE_ENDPOINT).origin],
    logLevel: values.LOG_LEVEL,
    supportPhone: values.SUPPORT_PHONE,
    integrations: values.INTEGRATIONS,
    purgeSecret: values.PURGE_SECRET ?? null,
  };
}

function reason(issue: z.core.$ZodIssue): string {
  return issue.code === "invalid_type" && issue.input === undefined ? "is missing" : issue.message;
}
