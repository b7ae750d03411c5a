/**
 * One warning per unknown name, without its value. In a process environment only for typing errors,
 * and not in the shortest settings: POST and HOME resemble PORT and HOST.
 */
export function describeUnknownSettings(
  names: readonly string[],
  settings: readonly string[],
  { isOurs }: { isOurs: boolean },
): string[] {
  return names
    .filter((name) => !settings.includes(name))
    .flatMap((name) => {
      const meant = settings.find(
        (setting) => (isOurs || setting.length > 4) && isMistyped(name.toUpperCase(), setting),
      );
      if (meant !== undefined) return [`${name} is an unknown setting, did you mean ${meant}?`];
      return isOurs ? [`${name} is an unknown setting`] : [];
    });
}

/** One letter is missing, added or another, or two are swapped. */
function isMistyped(name: string, setting: string): boolean {
  const shorter = Math.min(name.length, setting.length);
  let start = 0;
  while (start < shorter && name[start] === setting[start]) start += 1;
  let end = 0;
  while (end < shorter - start && name.at(-1 - end) === setting.at(-1 - end)) end += 1;
  const [typed, meant] = [name, setting].map((text) => [...text.slice(start, text.length - end)]);
  if (!typed || !meant || Math.max(typed.length, meant.length) > 2) return false;
  return Math.max(typed.length, meant.length) === 1 || typed.join("") === meant.toReversed().join("");
}
