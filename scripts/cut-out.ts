/** A place in a package that the shop never comes to. */
export interface Cut {
  /** How the path of its file ends. */
  readonly file: string;
  readonly never: string | RegExp;
  readonly instead: string;
}

/** The file's code without its cuts. Throws where one finds nothing: the package has changed. */
export function cutOut(code: string, { id, cuts }: { id: string; cuts: readonly Cut[] }): string {
  return cuts
    .filter(({ file }) => id.endsWith(file))
    .reduce((text, { file, never, instead }) => {
      const cut = text.replace(never, instead);
      if (cut === text) throw new Error(`Slimming the build: what is cut is not in ${file}`);
      return cut;
    }, code);
}
