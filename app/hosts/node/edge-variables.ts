import { parseConfig, settingsSchema } from "~/lib/server/config.server";

/** What the worker is told when it runs under wrangler: every setting of the shop that is set, as text. */
export function edgeVariables(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  // Overrides the level of wrangler.toml, which is meant for production.
  const told: typeof env = { ...env, LOG_LEVEL: parseConfig(env).logLevel };
  const variables: Record<string, string> = {};
  for (const name of Object.keys(settingsSchema.shape)) {
    const value = told[name];
    if (value) variables[name] = value;
  }
  return variables;
}
