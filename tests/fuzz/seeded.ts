import fc from "fast-check";

/**
 * Checks a property on generated values. A failure prints `SEED=… FUZZ_PATH=…`, which repeats it.
 * FUZZ_TIMES multiplies the number of values: a tenth in `npm test`, more in the soak.
 */
export async function checkProperty<T>(property: fc.IAsyncProperty<T> | fc.IProperty<T>, runs: number): Promise<void> {
  const { SEED, FUZZ_PATH, FUZZ_TIMES = "1" } = process.env;
  await fc.assert(property, {
    numRuns: Math.ceil(runs * Number(FUZZ_TIMES)),
    ...(SEED && { seed: Number(SEED) }),
    ...(FUZZ_PATH && { path: FUZZ_PATH }),
  });
}
