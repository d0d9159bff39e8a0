// A backup of which one byte is another one: it has to be refused, by the name of the part.
import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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
  const said = await restore().then(
    () => null,
    (error: Error & { stderr?: string }) => error.stderr ?? error.message,
  );
  writeFileSync(largest, whole);
  const part =
    largest
      .split('/')
      .at(-1)
      ?.replace(/\.gz.*$/, '') ?? '';
  if (!said?.includes(part)) throw new Error(`a damaged ${part} was not refused by its name: ${said}`);
}
