/** Polls until `isTrue`; at the time limit throws what `explain` returns. */
export async function eventually(
  question: () => Promise<boolean> | boolean,
  explain: () => Promise<string> | string,
  limitMs = 30_000,
): Promise<void> {
  const deadline = performance.now() + limitMs;
  while (!(await question())) {
    if (performance.now() > deadline) throw new Error(await explain());
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
