/**
 * What the work gives in time, in a box; null when it takes longer. It goes on, and fails as it fails in time. The time begins after
 * what is waited for `beside` it anyway.
 */
export async function within<T>(
  ms: number,
  work: Promise<T>,
  beside?: Promise<unknown>,
): Promise<{ readonly value: T } | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const tooLate = new Promise<null>((resolve) => {
    const begin = () => {
      if (!isOver) timer = setTimeout(() => resolve(null), ms);
    };
    if (beside) beside.then(begin, begin);
    else begin();
  });
  try {
    return await Promise.race([work.then((value) => ({ value })), tooLate]);
  } finally {
    isOver = true;
    clearTimeout(timer);
  }
}
