import { untraced, type Trace } from "~/lib/commerce/transport/trace";

/** On workerd the clock only advances during I/O, so only waiting time is measured there. */
export function timeRequest(inner: Trace = untraced, now = () => performance.now()) {
  const began = now();
  let [questions, open, busySince, busy] = [0, 0, 0, 0];
  const waited = () => busy + (open > 0 ? now() - busySince : 0);
  const trace: Trace = async (operation, ask) => {
    questions += 1;
    if (open === 0) busySince = now();
    open += 1;
    try {
      return await inner(operation, ask);
    } finally {
      open -= 1;
      if (open === 0) busy += now() - busySince;
    }
  };
  return {
    trace,
    /**
     * `Server-Timing` in ms: the whole request so far, and the time with at least one backend call
     * open.
     */
    header: () =>
      `total;dur=${(now() - began).toFixed(1)}, backend;dur=${waited().toFixed(1)};desc="questions: ${questions}"`,
  };
}
