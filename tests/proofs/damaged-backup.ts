// A backup of which one byte is another one: it has to be refused, by the name of the part.
import { globSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Changes one byte of the largest part, and puts it right again. */
export async function insistOnRefusal(restore: () => Promise<unknown>, backups: string): Promise<void> {
  const [newest = ''] = readdirSync(backups)
    .filter((name) => /^\d{4}-/.test(name))
    .toSorted()
    .toReversed();
  const parts = globSync(join(backups, newest, '**/*')).filter((path) => /\.gz(\.age)?$/.test(path));
  const [largest = ''] = parts.toSorted(
    (one, other) => readFileSync(other).length - readFileSync(one).length,
  );
  const whole = readFileSync(largest);
  const damaged = Buffer.from(whole);
  const middle = damaged.length >> 1;
  damaged[middle] = (damaged[middle] ?? 0) ^ 1;
  writeFileSync(largest, damaged);
  const said = await saidBy(restore);
  writeFileSync(largest, whole);
  const part =
    largest
      .split('/')
      .at(-1)
      ?.replace(/\.gz.*$/, '') ?? '';
  if (!said?.includes(part)) throw new Error(`a damaged ${part} was not refused by its name: ${said}`);
}

/** One backup of a chain, and the files that were new in it. */
export type Link = { name: string; brought: readonly string[] };

/** One of a chain is refused by its own name where a part of it is gone, and the last one by a file that an earlier one brought. */
export async function insistOnLinks(
  restore: (name: string) => Promise<unknown>,
  backups: string,
  chain: readonly Link[],
): Promise<void> {
  const [middle, last] = [chain.at(chain.length >> 1), chain.at(-1)];
  const brought = chain.at(1)?.brought.at(-1);
  if (!middle || !last || brought === undefined) throw new Error('the chain is too short');
  const [kept = ''] = globSync(join(backups, 'files', '*', `${brought}*`));
  for (const [name, path, words] of [
    [middle.name, join(backups, middle.name, 'public.loans.gz'), 'public.loans.gz is missing'],
    [last.name, kept, `the file ${brought} is missing`],
  ] as const) {
    renameSync(path, `${path}.away`);
    const said = await saidBy(() => restore(name));
    renameSync(`${path}.away`, path);
    if (!said?.includes(`The backup ${name} is damaged`) || !said.includes(words))
      throw new Error(`${name} was not refused because ${words}: ${said}`);
  }
}

const saidBy = (run: () => Promise<unknown>): Promise<string | null> =>
  run().then(
    () => null,
    (error: Error & { stderr?: string }) => error.stderr ?? error.message,
  );
