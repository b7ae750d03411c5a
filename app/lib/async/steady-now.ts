/** Milliseconds since 1970 like `Date.now()`, but monotonic: for ages and timeouts. */
export function steadyNow(): number {
  return performance.timeOrigin + performance.now();
}
