/** One warning per unknown name, without its value. In a process environment only for typing errors. */
export function describeUnknownSettings(
  names: readonly string[],
  settings: readonly string[],
  { isOurs }: { isOurs: boolean },
): string[] {
  return names
    .filter((name) => !settings.includes(name))
    .flatMap((name) => {
      const meant = nearest(name, settings, isOurs);
      if (meant !== undefined) return [`${name} is an unknown setting, did you mean ${meant}?`];
      return isOurs ? [`${name} is an unknown setting`] : [];
    });
}

/** In a process environment the shortest settings are skipped: POST and HOME resemble PORT and HOST. */
function nearest(name: string, settings: readonly string[], isOurs: boolean): string | undefined {
  return settings
    .filter((setting) => isOurs || setting.length > 4)
    .map((setting) => ({ setting, mistakes: mistakesBetween(name.toUpperCase(), setting) }))
    .filter(({ setting, mistakes }) => mistakes <= (setting.length < 10 ? 1 : 2))
    .sort((a, b) => a.mistakes - b.mistakes)[0]?.setting;
}

/** Optimal string alignment distance. */
function mistakesBetween(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (row[j - 1] ?? 0) + 1,
        (last[j] ?? 0) + 1,
        (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
        isSwapped ? (beforeLast[j - 2] ?? Infinity) + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
