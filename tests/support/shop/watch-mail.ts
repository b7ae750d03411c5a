import { eventually } from "../eventually.ts";

/**
 * Waits for a mail sent from now on. Resolves to path and query of its link of this kind. The
 * outbox also has mails of earlier runs.
 */
export async function watchMail(endpoint: string): Promise<(email: string, kind: string) => Promise<string>> {
  const earlier = new Set(await namesIn(endpoint));
  return async (email, kind) => {
    let link: URL | undefined;
    await eventually(
      async () => {
        const names = (await namesIn(endpoint)).filter((name) => !earlier.has(name));
        const found = (await linksIn(endpoint, names, email)).find((address) => address.includes(kind));
        if (found !== undefined) link = new URL(found);
        return link !== undefined;
      },
      () => `No mail to ${email} has a link to ${kind}`,
    );
    return link ? link.pathname + link.search : "";
  };
}

async function namesIn(endpoint: string): Promise<string[]> {
  const list = await (await fetch(new URL("/outbox", endpoint))).text();
  return [...list.matchAll(/href="(\/outbox\/[^"]+)"/g)].map(([, path]) => path ?? "");
}

async function linksIn(endpoint: string, names: readonly string[], email: string): Promise<string[]> {
  const mails = await Promise.all(names.map(async (path) => (await fetch(new URL(path, endpoint))).text()));
  return mails.filter((mail) => mail.includes(email)).flatMap((mail) => mail.match(/https?:\/\/\S+/g) ?? []);
}
