/** Milliseconds since 1970 like `Date.now()`, but a clock that is set back or forward meanwhile changes nothing: for ages and time limits. */
export function steadyNow(): number {
  return performance.timeOrigin + performance.now();
}
