// The failed tests in the reports of the test runners, so that the end of a long run says which they are: what came before may be cut off.
import { stripVTControlCharacters } from 'node:util';

export interface FailedTest {
  readonly name: string;
  /** The first line of its first error. */
  readonly why: string;
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly { readonly message?: string }[];
}

/** A file that does not even load has failed without a failed test in it, and stands for itself. `root` is cut off the files' names. */
export function failedInVitest({ testResults }: VitestReport, root: string): FailedTest[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.startsWith(`${root}/`) ? name.slice(root.length + 1) : name;
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length > 0)
      return failed.map((test) => ({
        name: `${file} › ${test.fullName}`,
        why: firstLine(test.failureMessages[0]),
      }));
    return status === 'failed' ? [{ name: file, why: firstLine(message) }] : [];
  });
}

/** A test that passed when it was tried again has failed: whoever waits for it the next time may have no second try. */
export function failedInPlaywright({ suites, errors }: PlaywrightReport): FailedTest[] {
  const outside = errors.map(({ message }) => ({ name: 'outside any test', why: firstLine(message) }));
  return [...outside, ...suites.flatMap(failedInSuite)];
}

function failedInSuite({ suites = [], specs = [] }: PlaywrightSuite): FailedTest[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        name: `${file}:${line} › ${title}`,
        why: firstLine(results.find(({ error }) => error)?.error?.message),
      })),
  );
  return [...own, ...suites.flatMap(failedInSuite)];
}

function firstLine(message = ''): string {
  return (
    stripVTControlCharacters(message)
      .split('\n')
      .find((line) => line.trim() !== '')
      ?.trim() ?? 'no error was reported'
  );
}
