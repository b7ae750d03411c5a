import { steadyNow } from "./steady-now";

interface StreamLimit {
  /** Streams at once in this process or isolate. */
  readonly atOnce: number;
  /** A stream of which no part was made or read for so long ends with an error, in milliseconds. */
  readonly maxIdleMs: number;
}

interface Place {
  heldUntil: number;
}

/** Bounds the memory and the backend requests of long answers. */
export function createStreamLimit({ atOnce, maxIdleMs }: StreamLimit) {
  const taken = new Set<Place>();

  return {
    /** The parts in UTF-8, each made when the reader asks for it. Null if `atOnce` run already. */
    stream(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> | null {
      // workerd may end a request without its timers and `cancel`.
      for (const place of taken) if (place.heldUntil <= steadyNow()) taken.delete(place);
      if (taken.size >= atOnce) return null;

      const encoder = new TextEncoder();
      const place = { heldUntil: 0 };
      let idleTimer: ReturnType<typeof setTimeout> | undefined;
      const leave = () => {
        clearTimeout(idleTimer);
        taken.delete(place);
      };
      const stay = (controller: ReadableStreamDefaultController<Uint8Array>) => {
        clearTimeout(idleTimer);
        place.heldUntil = steadyNow() + maxIdleMs;
        idleTimer = setTimeout(() => {
          const error = new Error(`no part was made or read for ${maxIdleMs} ms`);
          leave();
          controller.error(error);
          parts.throw(error).catch(() => undefined);
        }, maxIdleMs);
      };
      taken.add(place);
      return new ReadableStream<Uint8Array>(
        {
          start: stay,
          async pull(controller) {
            stay(controller);
            try {
              const { done, value } = await parts.next();
              // Ended meanwhile, by the reader or the timer.
              if (!taken.has(place)) return;
              if (!done) {
                controller.enqueue(encoder.encode(value));
                return stay(controller);
              }
              controller.close();
            } catch (error) {
              controller.error(error);
            }
            leave();
          },
          cancel() {
            leave();
            parts.return(undefined).catch(() => undefined);
          },
        },
        { highWaterMark: 0 },
      );
    },
  };
}
