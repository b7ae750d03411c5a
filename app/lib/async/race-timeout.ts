/** Resolves to `{ value }`, or to null after `ms`, counted from when `after` settled. The work continues. */
export async function raceTimeout<T>(
  ms: number,
  work: Promise<T>,
  after?: Promise<unknown>,
): Promise<{ readonly value: T } | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const timeout = new Promise<null>((resolve) => {
    const start = () => {
      if (!isOver) timer = setTimeout(() => resolve(null), ms);
    };
    if (after) after.then(start, start);
    else start();
  });
  try {
    return await Promise.race([work.then((value) => ({ value })), timeout]);
  } finally {
    isOver = true;
    clearTimeout(timer);
  }
}
