import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import type { Log } from "~/lib/server/protection/log.server";

export interface CachedPicture {
  readonly bytes: Buffer;
  readonly etag: string;
}

const NAME = /^[0-9a-f]{40}-(?:avif|webp|jpeg)$/;
const DIGEST_BYTES = 32;
const MEMORY_BYTES = 64 * 1024 * 1024;
/** Age at which a partial file is considered abandoned. */
const ABANDONED_MS = 60 * 60 * 1000;
const REPORT_EVERY_MS = 60_000;

/**
 * Pictures on disk (LRU up to `maxBytes`), the latest also in memory. Each file starts with its
 * digest, to detect damage. Works in memory without a disk.
 */
export function openPictureCache(options: { folder: string; maxBytes: number; log: Log }) {
  const { folder, maxBytes, log } = options;
  const fileOf = (name: string) => join(folder, name.slice(0, 2), name);
  const reported = new LRUCache<string, true>({ max: 10, ttl: REPORT_EVERY_MS });
  const report = (event: string, facts: Record<string, unknown>) => {
    if (reported.has(event)) return;
    reported.set(event, true);
    log("error", event, facts);
  };
  const inMemory = new LRUCache<string, CachedPicture>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ bytes }) => bytes.byteLength + 1,
  });
  const onDisk = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => bytes,
    dispose: (_bytes, name, reason) => {
      if (reason === "evict") void remove(name);
    },
  });

  async function remove(name: string): Promise<void> {
    await rm(fileOf(name), { force: true }).catch((error: unknown) =>
      report("a cached picture cannot be removed", { error }),
    );
  }

  async function read(name: string): Promise<CachedPicture | null> {
    const file = await readFile(fileOf(name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") report("a cached picture cannot be read", { error });
      return null;
    });
    if (!file) return null;
    const picture = withEtag(file.subarray(DIGEST_BYTES));
    if (!digestOf(picture.bytes).equals(file.subarray(0, DIGEST_BYTES))) {
      report("a cached picture is damaged and rendered again", { name });
      await remove(name);
      return null;
    }
    if (onDisk.get(name) === undefined) onDisk.set(name, file.byteLength);
    inMemory.set(name, picture);
    return picture;
  }

  async function write(name: string, bytes: Buffer): Promise<void> {
    const size = bytes.byteLength + DIGEST_BYTES;
    if (size > maxBytes) return;
    const file = fileOf(name);
    // Written to a temporary file and renamed, so that readers never see a partial file.
    const temporary = `${file}.${process.pid}.part`;
    try {
      await mkdir(join(file, ".."), { recursive: true });
      await writeFile(temporary, Buffer.concat([digestOf(bytes), bytes]));
      await rename(temporary, file);
      onDisk.set(name, size);
    } catch (error) {
      report("the picture cache cannot be written", { error });
      await rm(temporary, { force: true }).catch(() => undefined);
    }
  }

  void findFiles(folder).then((found) => {
    for (const { name, bytes } of found) {
      if (bytes > maxBytes) void remove(name);
      else if (!onDisk.has(name)) onDisk.set(name, bytes);
    }
  });

  return {
    async get(name: string): Promise<CachedPicture | null> {
      const picture = inMemory.get(name);
      if (!picture) return read(name);
      onDisk.get(name);
      return picture;
    },
    put(name: string, bytes: Buffer): CachedPicture {
      const picture = withEtag(bytes);
      inMemory.set(name, picture);
      void write(name, bytes);
      return picture;
    },
  };
}

/** Least recently used first. Deletes files that do not belong to the cache. */
async function findFiles(folder: string): Promise<{ name: string; bytes: number; usedAt: number }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const found = [];
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const file = await stat(path).catch(() => null);
    if (!file) continue;
    if (NAME.test(entry.name)) found.push({ name: entry.name, bytes: file.size, usedAt: file.mtimeMs });
    else if (Date.now() - file.mtimeMs > ABANDONED_MS) await rm(path, { force: true }).catch(() => undefined);
  }
  return found.filter(({ bytes }) => bytes > 0).sort((a, b) => a.usedAt - b.usedAt);
}

function withEtag(bytes: Buffer): CachedPicture {
  return { bytes, etag: `"${digestOf(bytes).toString("base64url").slice(0, 22)}"` };
}

function digestOf(bytes: Buffer): Buffer {
  return createHash("sha256").update(bytes).digest();
}
