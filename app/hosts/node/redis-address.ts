interface RedisHost {
  readonly host: string;
  readonly port: number;
}

interface SeveralHosts {
  readonly hosts: readonly RedisHost[];
  readonly isTls: boolean;
  /** Of the Redis servers. */
  readonly login: { readonly username?: string; readonly password?: string };
}

export type RedisAddress =
  | { readonly kind: "server"; readonly url: string }
  | (SeveralHosts & { readonly kind: "cluster" })
  | (SeveralHosts & {
      readonly kind: "sentinel";
      /** Name of the master at the sentinels. */
      readonly master: string;
      readonly database: number;
      readonly sentinelPassword: string | null;
    });

/**
 * Reads `redis://host:6379/0`, `redis+sentinel://host:26379,host:26379/master/0` and `redis+cluster://host:6379,host:6379`, with
 * `rediss` for TLS and `user:password@` before the hosts. `?sentinelPassword=` is the sentinels' own. Null if malformed.
 */
export function parseRedisAddress(text: string): RedisAddress | null {
  if (/^rediss?:/.test(text)) return isHost(URL.parse(text)) ? { kind: "server", url: text } : null;
  const [, scheme, tls, kind, login, list, rest = ""] =
    /^(redis(s?)\+(sentinel|cluster):\/\/)([^@/?#]*@)?([^@/?#]+)(.*)$/.exec(text) ?? [];
  if (!list) return null;
  const urls = list.split(",").map((host) => URL.parse(`${scheme}${login ?? ""}${host}${rest}`));
  const [first] = urls;
  if (!first || !urls.every(isHost)) return null;
  const [user, password] = [toText(first.username), toText(first.password)];
  const [master, database = "0", ...more] = first.pathname.split("/").slice(1).map(toText);
  const parameters = [...first.searchParams.keys()];
  const isSentinel = kind === "sentinel";
  if (user === null || password === null || more.length > 0 || first.hash) return null;
  if (parameters.some((name) => !isSentinel || name !== "sentinelPassword")) return null;
  const several: SeveralHosts = {
    hosts: urls.map((url) => toHost(url, isSentinel ? 26_379 : 6379)),
    isTls: tls === "s",
    login: { ...(user && { username: user }), ...(password && { password }) },
  };
  if (!isSentinel) return master || database !== "0" ? null : { ...several, kind: "cluster" };
  if (!master || !/^\d{1,4}$/.test(database ?? "")) return null;
  const sentinelPassword = first.searchParams.get("sentinelPassword");
  return { ...several, kind: "sentinel", master, database: Number(database), sentinelPassword };
}

function isHost(url: URL | null): url is URL {
  return url !== null && url.hostname !== "" && !url.hostname.includes(",");
}

function toHost({ hostname, port }: URL, defaultPort: number): RedisHost {
  return { host: hostname.replace(/^\[|\]$/g, ""), port: port === "" ? defaultPort : Number(port) };
}

function toText(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}
