/** What the work gives in time, in a box; null when it takes longer. It goes on, and fails as it fails in time. */
export async function within<T>(ms: number, work: Promise<T>): Promise<{ readonly value: T } | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  try {
    return await Promise.race([work.then((value) => ({ value })), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
