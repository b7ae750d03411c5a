import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { toMessage, type Mail, type SentMail } from "./mail.ts";

export type MailTransport = (mail: SentMail, message: string) => Promise<void>;

export interface OutboxOptions {
  /** For .eml files; null: the latest mails are in memory. */
  folder: string | null;
  from: string;
  now(): Date;
  transport?: MailTransport | undefined;
  log(error: unknown): void;
}

export interface Outbox {
  /** In the background. Failures are logged. */
  send(mail: Mail): void;
  names(): Promise<string[]>;
  read(name: string): Promise<string | null>;
  settle(): Promise<void>;
  clear(): void;
}

const maxInMemory = 1_000;
const emlName = /^[\w-]+\.eml$/;

export function createOutbox({ folder, from, now, transport, log }: OutboxOptions): Outbox {
  const storage = folder === null ? memoryStorage() : folderStorage(folder);
  const pending = new Set<Promise<void>>();
  let count = 0;

  const deliver = async (mail: SentMail, name: string): Promise<void> => {
    const message = toMessage(mail);
    await storage.put(name, message);
    await transport?.(mail, message);
  };
  return {
    send(mail) {
      const sentAt = now();
      const time = sentAt.toISOString().replace(/[-:]|\.\d+Z$/g, "");
      const id = `${time}-${String(++count).padStart(5, "0")}-${randomBytes(3).toString("hex")}`;
      const delivery = deliver({ ...mail, from, sentAt, id }, `${id}.eml`)
        .catch((error: unknown) => log(new Error("Sending a mail failed", { cause: error })))
        .finally(() => pending.delete(delivery));
      pending.add(delivery);
    },
    names: async () => (await storage.names()).filter((name) => emlName.test(name)).sort((a, b) => (a < b ? 1 : -1)),
    read: async (name) => (emlName.test(name) ? storage.get(name) : null),
    settle: async () => void (await Promise.all(pending)),
    clear: () => storage.clear(),
  };
}

interface Storage {
  put(name: string, message: string): Promise<void>;
  get(name: string): Promise<string | null>;
  names(): Promise<string[]>;
  clear(): void;
}

function memoryStorage(): Storage {
  const mails = new Map<string, string>();
  return {
    async put(name, message) {
      mails.set(name, message);
      const oldest = mails.keys().next();
      if (mails.size > maxInMemory && !oldest.done) mails.delete(oldest.value);
    },
    get: async (name) => mails.get(name) ?? null,
    names: async () => [...mails.keys()],
    clear: () => mails.clear(),
  };
}

function folderStorage(folder: string): Storage {
  return {
    async put(name, message) {
      await mkdir(folder, { recursive: true });
      // Owner-readable only, because mails carry reset links.
      await writeFile(join(folder, name), message, { mode: 0o600 });
    },
    get: (name) => orIfMissing(null, readFile(join(folder, name), "utf8")),
    names: () => orIfMissing([], readdir(folder)),
    clear: () => undefined,
  };
}

async function orIfMissing<Found, Absent>(absent: Absent, found: Promise<Found>): Promise<Found | Absent> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, "code") === "ENOENT") return absent;
    throw error;
  }
}
