interface RedisHost {
  readonly host: string;
  readonly port: number;
}

export type RedisAddress =
  | { readonly kind: "server"; readonly url: string }
  | {
      readonly kind: "sentinel";
      readonly hosts: readonly RedisHost[];
      readonly isTls: boolean;
      /** Of the Redis servers. */
      readonly login: { readonly username?: string; readonly password?: string };
      /** Name of the master at the sentinels. */
      readonly master: string;
      readonly database: number;
      readonly sentinelPassword: string | null;
    };

/**
 * Reads `redis://host:6379/0` and `redis+sentinel://host:26379,host:26379/master/0`, with `rediss`
 * for TLS and `user:password@` before the hosts. `?sentinelPassword=` is the sentinels' own. Null
 * if malformed.
 */
export function parseRedisAddress(text: string): RedisAddress | null {
  if (/^rediss?:/.test(text)) return isHost(URL.parse(text)) ? { kind: "server", url: text } : null;
  const [, scheme, tls, login, list, rest = ""] =
    /^(redis(s?)\+sentinel:\/\/)([^@/?#]*@)?([^@/?#]+)(.*)$/.exec(text) ?? [];
  if (!list) return null;
  const urls = list.split(",").map((host) => URL.parse(`${scheme}${login ?? ""}${host}${rest}`));
  const [first] = urls;
  if (!first || !urls.every(isHost)) return null;
  const [user, password] = [toText(first.username), toText(first.password)];
  const [master, database = "0", ...more] = first.pathname.split("/").slice(1).map(toText);
  if (user === null || password === null || more.length > 0 || first.hash) return null;
  if ([...first.searchParams.keys()].some((name) => name !== "sentinelPassword")) return null;
  if (!master || !/^\d{1,4}$/.test(database ?? "")) return null;
  return {
    kind: "sentinel",
    hosts: urls.map(toHost),
    isTls: tls === "s",
    login: { ...(user && { username: user }), ...(password && { password }) },
    master,
    database: Number(database),
    sentinelPassword: first.searchParams.get("sentinelPassword"),
  };
}

function isHost(url: URL | null): url is URL {
  return url !== null && url.hostname !== "" && !url.hostname.includes(",");
}

function toHost({ hostname, port }: URL): RedisHost {
  return { host: hostname.replace(/^\[|\]$/g, ""), port: port === "" ? 26_379 : Number(port) };
}

function toText(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}
