import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropSession, setSession } from '#tests/support/readable-session.ts';
import { showScreen } from '#tests/support/show-screen.tsx';
import type { OfferOutput } from '../../contract.ts';
import { Overview } from './overview.tsx';

const ANN = { fullName: 'Ann Lee', infoStatus: 'FullModel', userType: 'User', status: 'Active', id: '1' };

const line = (sId: string, more = {}) => ({
  _id: sId,
  sId,
  name: sId.toUpperCase(),
  description: `What ${sId} asks.`,
  for: 'FullUser',
  submissionId: `record-${sId}`,
  ...more,
});

type Figures = Pick<OfferOutput, 'score' | 'grade' | 'dsr'>;
type Offered = { loanDecision: boolean; reasons: { code: string }[] };

function show(
  figures: Figures,
  counts = { submitted: 6, verified: 1, total: 9 },
  offered: Offered = { loanDecision: true, reasons: [] },
  sections: object = {},
) {
  const answers: Record<string, object> = {
    '/api/loan/user/decision?loanType=FullModel': { ...figures, ...offered },
    '/api/informations/dashboard': { counts },
    '/api/informations/user': {
      NotSubmitted: [line('social'), line('debt')],
      Submitted: [
        line('loan'),
        line('basic', { for: 'PreQualUser' }),
        line('debt_information', { for: 'PreQualUser' }),
      ],
      SubmittedForVerfication: [line('income')],
      Verified: [line('housing')],
      Rejected: [line('expenses')],
      ...sections,
    },
  };
  vi.stubGlobal('fetch', async (url: string) => Response.json(answers[url] ?? {}));
  showScreen(<Overview />, { at: '/overview' });
}

beforeEach(() => setSession(ANN));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  dropSession();
});

describe('the information status page', () => {
  it.each<[Figures, string[]]>([
    [{ score: 49, grade: 'D', dsr: 30 }, ['49 of 100', 'D – Fair', '30% – Manageable']],
    [{ score: 100, grade: 'A', dsr: 0 }, ['100 of 100', 'A – Very strong', '0% – Comfortable']],
    [{ score: 36, grade: 'D', dsr: 45 }, ['36 of 100', 'D – Fair', '45% – Tight']],
    [{ score: 21, grade: 'E', dsr: 45.5 }, ['21 of 100', 'E – Just enough', '45.5% – Heavy']],
    [
      { score: 12, grade: null, dsr: null },
      ['12 of 100', 'Too low for an offer yet', 'There is no income to compare your debts with'],
    ],
  ])('says %j in words', async (figures, words) => {
    show(figures);
    expect(screen.getByRole('heading', { name: 'Loan Projected Metrics' })).toBeTruthy();
    for (const text of words) expect(await screen.findByText(text)).toBeTruthy();
  });

  it.each<[string, Offered, string, string]>([
    ['an offer', { loanDecision: true, reasons: [] }, 'See your offer', '/loans'],
    [
      'an application that waits',
      { loanDecision: false, reasons: [{ code: 'loan.applied' }] },
      'See your application',
      '/loan-application',
    ],
    ['neither', { loanDecision: false, reasons: [{ code: 'score.below_minimum' }] }, 'See why', '/loans'],
  ])('beside the figures leads on to %s', async (_what, offered, name, to) => {
    show({ score: 49, grade: 'D', dsr: 30 }, undefined, offered);
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(to);
  });

  it('lists every section under what became of it, each leading to where something can be done', async () => {
    show({ score: 49, grade: 'D', dsr: 30 });
    const listed = async (name: RegExp) => {
      const list = await screen.findByRole('region', { name });
      return within(list)
        .getAllByRole('link')
        .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
    };
    expect(await listed(/^Information Not Provided/)).toEqual([
      'SOCIALWhat social asks.Fill it in /information?section=social',
      'DEBTWhat debt asks.Fill it in /information?section=debt',
    ]);
    expect(await listed(/^Submitted Information/)).toEqual([
      'EXPENSESWhat expenses asks.Send again /verification?section=expenses',
      'LOANWhat loan asks.Documents needed /verification?section=loan',
      'BASICWhat basic asks.Documents needed /verification?section=basic',
      'DEBT_INFORMATIONWhat debt_information asks.Documents needed /data?tab=submitted&record=record-debt_information',
      'INCOMEWhat income asks.We are looking at it /data?tab=verification&record=record-income',
    ]);
    expect(await listed(/^Verified Information/)).toEqual([
      'HOUSINGWhat housing asks.Verified /data?tab=approved&record=record-housing',
    ]);
  });

  it.each([
    [{ submitted: 6, verified: 6, total: 9 }, null],
    [{ submitted: 9, verified: 8, total: 9 }, /Every section is submitted/, 'loan'],
    [{ submitted: 9, verified: 9, total: 9 }, /Every section is verified/],
    [{ submitted: 9, verified: 9, total: 9 }, /Every section is verified/, 'debt_information'],
    [{ submitted: 9, verified: 9, total: 9 }, /Every section is submitted/, 'credit_info'],
    [{ submitted: 9, verified: 9, total: 9 }, null, '', 'credit_info'],
  ])(
    'says how far the nine are, and what is asked besides: %j, %s',
    async (counts, words, due = '', missing = '') => {
      const rows = (sId: string) => (sId ? [line(sId, sId.includes('_') ? { for: 'PreQualUser' } : {})] : []);
      const sections = {
        NotSubmitted: rows(missing),
        Submitted: rows(due),
        SubmittedForVerfication: [],
        Rejected: [],
      };
      show({ score: 49, grade: 'D', dsr: 30 }, counts, undefined, sections);
      const progress = await screen.findByRole('progressbar', { name: 'Sections submitted' });
      expect(progress.getAttribute('aria-valuetext')).toBe(`${counts.submitted} of 9`);
      if (words) expect(await screen.findByText(words)).toBeTruthy();
      else expect(screen.queryByText(/Every section/)).toBeNull();
    },
  );
});
