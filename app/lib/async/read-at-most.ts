type Reader = ReadableStreamDefaultReader<Uint8Array>;

/**
 * Reads a body; null if it has more than `limit` bytes, whatever its Content-Length says. `leave` then handles the
 * rest; by default it cancels.
 */
export async function readAtMost(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
  leave: (rest: Reader) => Promise<void> = (rest) => rest.cancel(),
): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = body?.getReader();
  for (let next = await reader?.read(); reader && next?.value; next = await reader.read()) {
    length += next.value.byteLength;
    if (length > limit) {
      await leave(reader);
      return null;
    }
    parts.push(next.value);
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.byteLength;
  }
  return bytes;
}
