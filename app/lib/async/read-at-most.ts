type Reader = ReadableStreamDefaultReader<Uint8Array>;

/**
 * Null if the body has more than `limit` bytes; `leave` then handles the rest (default: cancels).
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
  return join(parts, length);
}

/** The first bytes of a body, at least `count` if it has them. Cancels the rest. */
export async function readHead(body: ReadableStream<Uint8Array> | null, count: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = body?.getReader();
  while (reader && length < count) {
    const { value } = await reader.read();
    if (!value) break;
    parts.push(value);
    length += value.byteLength;
  }
  await reader?.cancel();
  return join(parts, length);
}

function join(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.byteLength;
  }
  return bytes;
}
