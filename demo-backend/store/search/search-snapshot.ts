import type Database from "libsql";
import { query } from "../query.ts";
import type { SearchIndex } from "./search-index.ts";

/** A small catalogue is indexed faster than its index is read. */
export const worthKeeping = 3_000;

/** Keeps the index of a large catalogue in the database, so that a start need not read every product. */
export function searchSnapshot(db: Database.Database) {
  const parts = query<{ name: string; content: Uint8Array | ArrayBuffer }>(db, "SELECT name, content FROM search_part");
  const put = query(db, "INSERT OR REPLACE INTO search_part (name, content) VALUES (?, ?)");
  const drop = query(db, "DELETE FROM search_part");
  return {
    read(): SearchIndex | null {
      const kept = new Map(parts.all().map(({ name, content }) => [name, content]));
      const [terms, starts, documents] = [kept.get("terms"), kept.get("starts"), kept.get("documents")];
      const [fields, ids, priors] = [kept.get("fields"), kept.get("ids"), kept.get("priors")];
      if (!terms || !starts || !documents || !fields || !ids || !priors) return null;
      return {
        terms: Buffer.from(bytesOf(terms)).toString("utf8").split("\n"),
        starts: new Uint32Array(bytesOf(starts)),
        documents: new Uint32Array(bytesOf(documents)),
        fields: new Uint16Array(bytesOf(fields)),
        ids: new Uint32Array(bytesOf(ids)),
        priors: new Float32Array(bytesOf(priors)),
      };
    },
    write(index: SearchIndex): void {
      put.run("terms", Buffer.from(index.terms.join("\n")));
      for (const name of ["starts", "documents", "fields", "ids", "priors"] as const) {
        const { buffer, byteOffset, byteLength } = index[name];
        put.run(name, Buffer.from(buffer, byteOffset, byteLength));
      }
    },
    drop() {
      drop.run();
    },
  };
}

/** A copy at an address that typed arrays can begin at. libsql hands out plain array buffers. */
function bytesOf(content: Uint8Array | ArrayBuffer): ArrayBuffer {
  const source = content instanceof ArrayBuffer ? new Uint8Array(content) : content;
  const bytes = new ArrayBuffer(source.byteLength);
  new Uint8Array(bytes).set(source);
  return bytes;
}
