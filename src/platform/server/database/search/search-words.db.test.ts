import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#tests/support/database.ts';
import type { OpenDatabase } from '../database.ts';
import { holdsJoined, searchWords } from './search-words.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const found = async (texts: readonly string[], search: string): Promise<string[]> => {
  const { rows } = await sql<{ text: string }>`
    select text from unnest(${texts}::text[]) text where ${holdsJoined(sql`text`, searchWords(search))}`.execute(
    database.db,
  );
  return rows.map(({ text }) => text);
};

describe('a search', () => {
  it.each([
    ['marcia campbell', ['cia cam']],
    ['Marcia  Campbell', ['cia ', ' Cam'].map((joint) => joint.toLowerCase())],
    ['arcia campb', ['cia cam']],
    ['marcia c', ['cia c']],
    ['marcia ca', ['cia ca']],
    ['anna li wong', ['nna li', 'li won']],
    ['marcia@gmail.com', ['cia gma']],
  ])('for %s is found by where its words meet', (search, joints) => {
    expect(searchWords(search).joints).toEqual(joints);
  });

  it.each(['marcia', 'marcia ', 'ia campbell', 'm c', '@gmail.com', '', ' '])(
    'for %s knows too little of a word',
    (search) => {
      expect(searchWords(search).joints).toBeNull();
    },
  );

  it('finds nobody whose words meet alike and are others', async () => {
    const texts = ['marcia campbell m@example.com', 'patricia cameron p@example.com'];
    expect(await found(texts, 'marcia campbell')).toEqual(texts.slice(0, 1));
  });

  /** Few characters, so that the same ones meet often; a pattern's own signs, one of two bytes and one of two units. */
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '😀', '%', '_', '\\', '.'), maxLength: 5 });
  const words = fc
    .array(fc.tuple(word, fc.constantFrom(' ', ' ', '@', '  ')), { minLength: 1, maxLength: 5 })
    .map((pairs) => pairs.flat().join(''));

  it('finds the texts that hold it, whatever meets in it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(words, { minLength: 1, maxLength: 30 }),
        fc.oneof(words, word),
        fc.nat(20),
        fc.nat(20),
        async (texts, other, from, length) => {
          const part = [...(texts[0] ?? '')].slice(from, from + 1 + length).join('');
          for (const search of [part, other])
            expect(await found(texts, search)).toEqual(texts.filter((text) => text.includes(search)));
        },
      ),
      { numRuns: 300 },
    );
  });
});
