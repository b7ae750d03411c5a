import { parseConfig, settingsSchema } from "~/lib/server/config.server";

/** The worker's variables under wrangler: every setting that is set, as text. */
export function edgeVariables(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  // Overrides the log level in wrangler.toml, which is for production.
  const settings: typeof env = { ...env, LOG_LEVEL: parseConfig(env).logLevel };
  const variables: Record<string, string> = {};
  for (const name of Object.keys(settingsSchema.shape)) {
    const value = settings[name];
    if (value) variables[name] = value;
  }
  return variables;
}
