// The rule of who is sent what, checked: nothing of staff and lenders reaches a borrower or a visitor.
import { describe, expect, it } from 'vitest';
import { audienceFaults } from './support/house-audiences.ts';
import { sources } from './support/house-sources.ts';

it('sends borrowers and visitors nothing of staff and lenders', () => {
  expect(audienceFaults(sources)).toEqual([]);
});

describe('the rule of who is sent what', () => {
  const tree = {
    'src/app/web/routes/borrower/redeem.tsx':
      "export { Redeem as default } from '#features/prizes/web/redeem.tsx';",
    'src/app/web/routes/staff/prizes.tsx':
      "export { Prizes as default } from '#features/prizes/web/staff/prizes.tsx';",
    'src/features/prizes/web/redeem.tsx': "import { prizeTexts } from '#texts/prizes.ts';",
    'src/features/prizes/web/staff/prizes.tsx':
      "import { prizeTexts } from '#texts/prizes.ts';\nimport { deskTexts } from '../../texts/staff.ts';",
    'src/features/prizes/texts/staff.ts': 'export const deskTexts = {};',
    'src/texts/prizes.ts': 'export const prizeTexts = {};',
  };
  const sentWrongly = (files: Record<string, string>) =>
    audienceFaults(new Map(Object.entries({ ...tree, ...files })));

  const inRedeem = (line: string) => ({
    'src/features/prizes/web/redeem.tsx': `${tree['src/features/prizes/web/redeem.tsx']}\n${line}`,
  });

  it('lets words and screens be where they are', () => {
    expect(sentWrongly({})).toEqual([]);
  });

  it.each([
    ['of staff', "import { deskTexts } from '../texts/staff.ts';"],
    ['of staff, asked for later', "const later = () => import('./staff/prizes.tsx');"],
    ['of lenders', "import { offers } from '#features/partners/web/partner/offers.tsx';"],
    ['of the desk', "import { Standing } from '#features/loans/web/desk/standing.tsx';"],
    ['of staff, passed on', "export { deskTexts } from '../texts/staff.ts';"],
  ])('refuses what is %s in a borrower’s screen, and names the way', (_what, source) => {
    const [fault, ...more] = sentWrongly(inRedeem(source));
    expect(fault).toContain('src/app/web/routes/borrower/redeem.tsx → src/features/prizes/web/redeem.tsx → ');
    expect(more.every((one) => one.includes('is sent to borrowers'))).toBe(true);
  });

  it('lets types of theirs be', () => {
    const type = "import type { Offer } from '#features/partners/web/partner/offers.tsx';";
    expect(sentWrongly(inRedeem(type))).toEqual([]);
  });

  it('refuses a screen of staff whose place does not say so', () => {
    const source = "export { Log as default } from '#features/audit/web/log.tsx';";
    expect(
      sentWrongly({ 'src/app/web/routes/staff/log.tsx': source, 'src/features/audit/web/log.tsx': '' }),
    ).toEqual([expect.stringContaining('src/features/audit/web/log.tsx: is sent to staff or lenders alone')]);
  });

  it('refuses a query of staff beside one of borrowers', () => {
    expect(
      sentWrongly({
        'src/features/prizes/web/queries.ts':
          'export const prizesQuery = {};\nexport const deskQuery = {};\nexport const all = [deskQuery];',
        ...inRedeem("import { prizesQuery } from './queries.ts';"),
        'src/features/prizes/web/staff/prizes.tsx':
          "import { prizeTexts } from '#texts/prizes.ts';\nimport { all } from '../queries.ts';\nimport { deskTexts } from '../../texts/staff.ts';",
      }),
    ).toEqual([expect.stringContaining('src/features/prizes/web/queries.ts: all is for staff')]);
  });

  it('refuses words of staff in a file whose others borrowers read', () => {
    expect(
      sentWrongly({
        'src/texts/prizes.ts': 'export const prizeTexts = {};\nexport const stockTexts = {};',
        'src/features/prizes/web/staff/prizes.tsx': "import { stockTexts as texts } from '#texts/prizes.ts';",
      }),
    ).toEqual([expect.stringContaining('src/texts/prizes.ts: stockTexts is for staff or lenders alone')]);
  });
});
