// What a planted fault is: a change of one text in one file that the tests named must not let pass.

export type PlantedFault = {
  /** What goes wrong with it, in a few words; unique. */
  name: string;
  /** Where it is planted, from the top of the tree. */
  file: string;
  /** Stands in the file exactly once. */
  find: string;
  replace: string;
  /** The test files that should notice, from the top of the tree. */
  tests: readonly string[];
  /** Why no test can notice it, mostly because another guard stands behind. Said of one that is noticed, it fails the command. */
  survives?: string;
};

/** What is wrong with a plant as it stands: null when its text is found exactly once, and its tests are there. */
export function plantFault(
  { find, replace, file, tests }: PlantedFault,
  read: (path: string) => string | null,
): string | null {
  const text = read(file);
  if (text === null) return `${file} is not there`;
  const times = text.split(find).length - 1;
  if (times !== 1) return `its text stands ${times} times in ${file}`;
  if (find === replace) return 'it changes nothing';
  const missing = tests.filter((path) => read(path) === null);
  if (tests.length === 0 || missing.length > 0) return `no such test: ${missing.join(', ') || 'none named'}`;
  return null;
}
