import { expect, test } from "vitest";
import { nodeSettingsSchema } from "~/hosts/node/settings";
import { settingsSchema } from "./settings-schema.server";
import { describeUnknownSettings } from "./unknown-settings";

const settings = Object.keys({ ...settingsSchema.shape, ...nodeSettingsSchema.shape });
const among = (isOurs: boolean) => (name: string) => describeUnknownSettings([name], settings, { isOurs });

test.each([
  ["MAINTENANC", "MAINTENANCE"],
  ["maintenance", "MAINTENANCE"],
  ["MIANTENANCE", "MAINTENANCE"],
  ["COMERCE_ENDPOINT", "COMMERCE_ENDPOINT"],
  ["SESION_SECRET", "SESSION_SECRET"],
  ["LOGLEVEL", "LOG_LEVEL"],
  ["REDIRECT_HOST", "REDIRECT_HOSTS"],
  ["DATADIR", "DATA_DIR"],
  ["TRUSTED_PROXIE", "TRUSTED_PROXIES"],
])("reports %s and suggests %s", (name, meant) => {
  const sentence = `${name} is an unknown setting, did you mean ${meant}?`;
  expect([true, false].map((isOurs) => among(isOurs)(name))).toEqual([[sentence], [sentence]]);
});

test("reports neither settings nor common environment variables", () => {
  const ordinary = `
    PATH HOME HOST HOSTNAME HOSTTYPE PORT PORTS POST PWD OLDPWD LANG LANGUAGE LC_ALL TERM SHELL SHLVL USER LOGNAME MAIL TZ TMPDIR EDITOR PAGER
    COLORTERM DISPLAY XDG_DATA_DIRS XDG_DATA_HOME XDG_CONFIG_DIRS XDG_RUNTIME_DIR DBUS_SESSION_BUS_ADDRESS SSH_CONNECTION SSH_AUTH_SOCK
    NODE NODE_OPTIONS NODE_PATH NODE_DEBUG NODE_EXTRA_CA_CERTS NODE_VERSION NODE_NO_WARNINGS NVM_DIR INIT_CWD npm_config_loglevel npm_config_cache
    npm_package_name npm_lifecycle_event npm_execpath npm_node_execpath CI CI_COMMIT_SHA GITHUB_ACTIONS GITHUB_SERVER_URL GITHUB_TOKEN RUNNER_OS
    HTTP_PROXY HTTPS_PROXY NO_PROXY http_proxy https_proxy no_proxy FORCE_COLOR NO_COLOR DEBUG VERBOSE VITEST VITEST_MODE TEST DEV PROD MODE BASE_URL
    KUBERNETES_PORT KUBERNETES_SERVICE_HOST KUBERNETES_SERVICE_PORT SHOP_SERVICE_HOST SHOP_PORT DATABASE_URL REDIS_URL SMTP_HOST SMTP_PORT SMTP_USER
    SMTP_PASSWORD MAIL_URL SECRET_KEY SESSION_NAME SESSION_MANAGER SESSION_TYPE DATA_HOME OTEL_EXPORTER_OTLP_ENDPOINT OTEL_SERVICE_NAME OTEL_LOG_LEVEL
    INSPECTOR_PORT CHROMIUM_PATH PUBLIC_URL INVOCATION_ID JOURNAL_STREAM LISTEN_PID MEMORY_PRESSURE_WATCH MAINTAINER`;
  const names = [...settings, ...ordinary.trim().split(/\s+/), ...Object.keys(process.env)];
  expect(describeUnknownSettings(names, settings, { isOurs: false })).toEqual([]);
});

test("reports every unknown name when all names belong to the shop", () => {
  expect(["PROT", "HOME", "STRIPE_KEY"].flatMap(among(true))).toEqual([
    "PROT is an unknown setting, did you mean PORT?",
    "HOME is an unknown setting",
    "STRIPE_KEY is an unknown setting",
  ]);
});
