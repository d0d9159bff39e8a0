import { mkdtempSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ROWS, rowsOf, runRow } from '../scripts/side-by-side.ts';

let folder: string;
let printed: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pimento-side-by-side-'));
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

test('every stage that the README names has one place, and what reads the build comes after it', () => {
  const stages = ROWS.flat();
  expect(new Set(stages).size).toBe(stages.length);
  const named = /one stage: ([^)]*)\)/s.exec(readFileSync('README.md', 'utf8'))?.[1] ?? '';
  expect(named.match(/\w+/g)?.toSorted()).toEqual(stages.toSorted());
  for (const reader of ['built', 'faults', 'journeys', 'gallery'])
    expect(stages.indexOf(reader)).toBeGreaterThan(stages.indexOf('build'));
});

test('who names stages gets those alone, in the order of all', () => {
  expect(rowsOf([])).toEqual(ROWS);
  expect(rowsOf(['faults', 'rules', 'types'])).toEqual([['types'], ['rules'], ['faults']]);
});

test('the first of a row runs beside the others, which follow one another; its words come whole, after theirs', async () => {
  const seen: string[] = [];
  const ends: Record<string, () => void> = {};
  const run = (name: string, held?: number) => {
    seen.push(`${name} begins`);
    return new Promise<void>((resolve) => {
      ends[name] = () => {
        if (held !== undefined) writeSync(held, `${name} has words\n`);
        else process.stdout.write(`${name} has words\n`);
        resolve();
      };
    });
  };
  const row = runRow(['slow', 'one', 'other'], run, join(folder, 'slow.log'));
  expect(seen).toEqual(['slow begins', 'one begins']);
  ends.slow?.();
  ends.one?.();
  await vi.waitFor(() => expect(seen).toEqual(['slow begins', 'one begins', 'other begins']));
  expect(printed).toBe('one has words\n');
  ends.other?.();
  await row;
  expect(printed).toBe('one has words\nother has words\n\n━━ slow (beside one, other)\nslow has words\n');
});
