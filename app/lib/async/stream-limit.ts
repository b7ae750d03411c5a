import { steadyNow } from "./steady-now";

interface StreamLimit {
  /** Streams at once in this process or isolate. */
  readonly atOnce: number;
  /** A stream of which no part was made or read for so long ends with an error, in milliseconds. */
  readonly maxIdleMs: number;
}

interface Slot {
  heldUntil: number;
}

/** Bounds the memory and the backend requests of long answers. */
export function createStreamLimit({ atOnce, maxIdleMs }: StreamLimit) {
  const slots = new Set<Slot>();

  return {
    /** The parts in UTF-8, each made when the reader asks for it. Null if `atOnce` run already. */
    stream(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> | null {
      // workerd may end a request without its timers and `cancel`.
      for (const slot of slots) if (slot.heldUntil <= steadyNow()) slots.delete(slot);
      if (slots.size >= atOnce) return null;

      const encoder = new TextEncoder();
      const slot = { heldUntil: 0 };
      let idleTimer: ReturnType<typeof setTimeout> | undefined;
      const release = () => {
        clearTimeout(idleTimer);
        slots.delete(slot);
      };
      const renew = (controller: ReadableStreamDefaultController<Uint8Array>) => {
        clearTimeout(idleTimer);
        slot.heldUntil = steadyNow() + maxIdleMs;
        idleTimer = setTimeout(() => {
          const error = new Error(`no part was made or read for ${maxIdleMs} ms`);
          release();
          controller.error(error);
          parts.throw(error).catch(() => undefined);
        }, maxIdleMs);
      };
      slots.add(slot);
      return new ReadableStream<Uint8Array>(
        {
          start: renew,
          async pull(controller) {
            renew(controller);
            try {
              const { done, value } = await parts.next();
              // Ended meanwhile, by the reader or the timer.
              if (!slots.has(slot)) return;
              if (!done) {
                controller.enqueue(encoder.encode(value));
                return renew(controller);
              }
              controller.close();
            } catch (error) {
              controller.error(error);
            }
            release();
          },
          cancel() {
            release();
            parts.return(undefined).catch(() => undefined);
          },
        },
        { highWaterMark: 0 },
      );
    },
  };
}
