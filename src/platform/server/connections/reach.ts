// Tries a database out as a program begins, and says in an operator's words, with the setting's name, why it cannot be had.
import { type QueryExecutorProvider, sql } from 'kysely';

/** Throws an Error that names the setting in which the address stands. */
export async function reach(db: QueryExecutorProvider, setting: string): Promise<void> {
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    throw new Error(`${setting}: ${wordsFor(error)}`, { cause: error });
  }
}

/** A name that stands for several addresses fails with one error for each, and with no words of its own. */
function wordsFor(error: unknown): string {
  const faults = (error instanceof AggregateError ? error.errors : [error]).map((each) => Object(each));
  const said = faults.map(({ message }) => String(message)).join(', ');
  const marks = faults.map(({ code, message }) => `${code ?? message}`);
  const [, words = OTHERWISE] = WORDS.find(([pattern]) => marks.some((mark) => pattern.test(mark))) ?? [];
  return words(said);
}

type Words = (said: string) => string;

const OTHERWISE: Words = (said) => `PostgreSQL cannot be used there (${said})`;

/** By the error codes of the system and of PostgreSQL; a line on which nobody answers in time has words in place of one. */
const WORDS: [RegExp, Words][] = [
  [
    /^E(CONNREFUSED|NOENT|HOSTUNREACH|NETUNREACH|TIMEDOUT|CONNRESET)$|timeout/,
    (said) => `no PostgreSQL answers there (${said}); start it, or name where it is`,
  ],
  [/^(ENOTFOUND|EAI_AGAIN)$/, (said) => `that machine is not known here (${said}); correct its name`],
  [
    /^28/,
    (said) => `PostgreSQL does not let this user in (${said}); correct user and password, or its pg_hba.conf`,
  ],
  [/^3D000$/, (said) => `PostgreSQL is there and that database is not (${said}); create it, or name another`],
  [/^57P03$/, (said) => `PostgreSQL is not ready yet (${said}); start again in a moment`],
  [/^53300$/, (said) => `PostgreSQL takes no more connections (${said}); raise its max_connections`],
];
