type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** Null if the body has more than `limit` bytes; `leave` then handles the rest (default: cancels). */
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
