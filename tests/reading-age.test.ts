// The rule of plain words, checked: a reader of twelve understands what borrowers and visitors are told.
import { describe, expect, it } from 'vitest';
import { sources } from './support/house-sources.ts';
import {
  ageOf,
  agesOfFiles,
  agesOfScreens,
  hardTexts,
  type Measured,
  OLDEST_READER,
  saidToPeople,
  textsIn,
} from './support/reading-age.ts';
import { EXEMPT } from './support/reading-age-exempt.ts';

const exempt = new Set(EXEMPT.map(({ text }) => text));
const tooHard = (all: readonly Measured[]) =>
  all.filter(({ age }) => age > OLDEST_READER).map(({ name, age }) => `${name}: ${age} years`);

describe('what borrowers and visitors read', () => {
  it('asks for a reading age of 12 at most, file by file', () => {
    const files = agesOfFiles(sources, exempt);
    expect(files.length).toBeGreaterThan(50);
    expect(tooHard(files)).toEqual([]);
  });

  it('and screen by screen', () => {
    const screens = agesOfScreens(sources, exempt);
    expect(screens.length).toBeGreaterThan(30);
    expect(tooHard(screens)).toEqual([]);
  });

  it('and has no hard text among easy ones', () => {
    expect(hardTexts(sources, exempt).map(({ name, age }) => `${age} years: ${name}`)).toEqual([]);
  });

  it.each(EXEMPT)('is let be where it cannot be plainer, as long as that is needed: $text', ({ text }) => {
    expect(saidToPeople(sources), 'nobody says it any more').toContain(text);
    expect(ageOf([text]), 'it is not hard').toBeGreaterThan(OLDEST_READER);
  });
});

describe('the rule of plain words', () => {
  const hard =
    'Notwithstanding the aforementioned considerations, remuneration obtained subsequently necessitates immediate notification of the responsible administrative authorities in accordance with applicable regulations.';
  const withText = (path: string, text: string) =>
    new Map([...sources, [path, `export const texts = { lead: '${text}' } as const;`]]);

  it('refuses a hard sentence, wherever it stands among easy ones', () => {
    // As many words as a file needs to be measured by itself.
    const planted = withText('src/features/prizes/texts/planted.ts', `${hard} `.repeat(6));
    expect(tooHard(agesOfFiles(planted, exempt))).toEqual([
      expect.stringContaining('src/features/prizes/texts/planted.ts'),
    ]);
    const prizes = sources.get('src/features/prizes/texts/prizes.ts') ?? '';
    const among = new Map([
      ...sources,
      ['src/features/prizes/texts/prizes.ts', `${prizes}\nconst more = '${hard}';`],
    ]);
    expect(hardTexts(among, exempt)).toEqual([
      expect.objectContaining({ name: expect.stringContaining(hard) }),
    ]);
  });

  it('leaves what only staff and lenders read', () => {
    for (const path of [
      'src/features/prizes/texts/staff-planted.ts',
      'src/features/prizes/texts/partner/planted.ts',
    ])
      expect(agesOfFiles(withText(path, hard)).map(({ name }) => name)).not.toContain(path);
  });

  it('judges what is said of a happening where it is declared, and not what staff read of it there', () => {
    const path = 'src/features/prizes/server/happenings.ts';
    const declared = sources.get(path) ?? '';
    const said = 'says: ({ prize }) =>';
    expect(declared).toContain(said);
    const withHard = (before: string, after: string) =>
      hardTexts(new Map([...sources, [path, declared.replace(before, after)]]), exempt);
    expect(withHard(said, `says: ({ prize }) => '${hard}' +`)).toEqual([
      expect.objectContaining({ name: expect.stringContaining(hard) }),
    ]);
    const audit = "audit: 'Fulfilled a redemption'";
    expect(declared).toContain(audit);
    expect(withHard(audit, `audit: '${hard}', timeline: () => '${hard}'`)).toEqual([]);
  });

  it('finds what is read in a module, and neither keys nor types nor addresses', () => {
    const source = `
      // A comment with 'a text'.
      import { brand } from '#texts/brand.ts';
      type Kind = 'Small loan' | 'Large loan';
      export const texts: Record<'Small loan', string> = {
        'sections.missing': 'You can\\'t go on yet.', /* 'nor this' */
        to: '/loan-application',
        state: 'InArrears',
        late: (count: number) => \`Paid \${count === 1 ? 'a day' : \`\${count} days\`} late\`,
        template: "Sign as {name}",
      };`;
    expect(textsIn(source)).toEqual([
      "You can't go on yet.",
      'a day',
      'Joan days',
      'Paid Joan late',
      'Sign as Joan',
    ]);
  });

  it.each([
    // 0.39 × 6 + 11.8 × 6/6 − 15.59 = −1.45, and five.
    [['The cat sat on the mat.'], 3.6],
    // Two sentences of 3 words and 1 word: 0.39 × 2 + 11.8 × 5/4 − 15.59 = −0.06, and five.
    [['You pay back: nothing'], 4.9],
  ])('%s is for readers of %d', (texts, age) => {
    expect(ageOf(texts)).toBe(age);
  });
});
