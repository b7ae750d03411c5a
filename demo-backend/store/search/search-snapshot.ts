import type Database from "libsql";
import { deserialize, serialize } from "node:v8";
import { query } from "../query.ts";
import type { SearchIndex } from "./search-index.ts";

/** A smaller catalogue is indexed faster than its snapshot is read. */
export const snapshotMinimum = 3_000;

/** V8's format: another version of V8 rebuilds the index. */
const name = `index, v8 ${process.versions.v8}`;

/** Stored in the database, so that a start does not read every product. */
export function searchSnapshot(db: Database.Database) {
  const get = query<{ content: Uint8Array | ArrayBuffer }>(db, "SELECT content FROM search_part WHERE name = ?");
  const put = query(db, "INSERT OR REPLACE INTO search_part (name, content) VALUES (?, ?)");
  const clear = query(db, "DELETE FROM search_part");
  return {
    read(): SearchIndex | null {
      const row = get.get(name);
      // libsql returns blobs as plain array buffers.
      return row ? (deserialize(new Uint8Array(row.content)) as SearchIndex) : null; // what write() stored
    },
    write(index: SearchIndex): void {
      put.run(name, serialize(index));
    },
    clear() {
      clear.run();
    },
  };
}
