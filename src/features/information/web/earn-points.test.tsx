import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropSession, setSession } from '#tests/support/readable-session.ts';
import { showScreen } from '#tests/support/show-screen.tsx';
import { EarnPoints } from './earn-points.tsx';

const ANN = { fullName: 'Ann Lee', infoStatus: 'FullModel', userType: 'User', status: 'Active', id: '1' };

type Known = { userStatus?: string | null; isHidden?: boolean; disablePossible?: boolean; status?: string };

const section = (sId: string, { userStatus = null, ...known }: Known = {}, reason?: string) => ({
  _id: sId,
  sId,
  title: sId,
  name: sId,
  description: `About ${sId}`,
  for: 'FullUser',
  tags: ['Money in'],
  points: 120,
  status: 'Active',
  isHidden: false,
  disablePossible: true,
  userStatus,
  submittedVerification:
    userStatus === 'Rejected' || userStatus === 'Verified'
      ? { rejectionReason: reason ?? null, decidedAt: '2026-03-04T15:05:00Z' }
      : null,
  ...known,
});

function show(sections: object[] | Promise<never>, at = '/earn-points', beside: object[] = []) {
  const dashboard = { points: 310, level: 'seed2', pointsPercentage: 27 };
  const forms = { for: 'FullUser', revision: 7 };
  const answers: Record<string, () => object> = {
    '/api/informations/own': async () => ({
      ...{ forms, sections: await sections },
      besides: beside.length > 0 ? { forms: { ...forms, for: 'PreQualUser' }, sections: beside } : null,
    }),
    '/api/informations/forms?for=PreQualUser&revision=7': () => beside,
    '/api/informations/forms?for=FullUser&revision=7': () => sections,
  };
  vi.stubGlobal('fetch', async (url: string) => Response.json(await (answers[url]?.() ?? dashboard)));
  showScreen(<EarnPoints aside={<p>Contests and prizes</p>} />, { at });
}

const cards = async () =>
  (await within(await screen.findByRole('tabpanel')).findAllByRole('listitem')).map((card) => ({
    title: card.textContent?.split('About')[0],
    to: card.querySelector('a')?.getAttribute('href') ?? null,
    text: card.textContent ?? '',
  }));

beforeEach(() => setSession(ANN));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  dropSession();
});

describe('Earn Points', () => {
  it('holds the place of four cards while it loads', () => {
    show(new Promise<never>(() => {}));
    const loading = screen.getAllByRole('status').map((status) => status.querySelectorAll('.h-40').length);
    expect(loading).toContain(4);
  });

  it('divides the sections between its tabs, shows how many are done, and leaves out what waits', async () => {
    show([
      section('loan'),
      section('income', { userStatus: 'Submitted' }),
      section('debt', { userStatus: 'SubmittedForVerfication' }),
      section('housing', { userStatus: 'Verified' }),
      section('social', { userStatus: 'Rejected' }, 'Too dark'),
    ]);
    expect((await cards()).map(({ title, to }) => [title, to])).toEqual([
      ['loan', '/information?section=loan'],
      ['housing', '/information?section=housing'],
    ]);
    expect(
      screen.getByRole('progressbar', { name: 'Sections submitted' }).getAttribute('aria-valuetext'),
    ).toBe('4 of 9');
    fireEvent.click(screen.getByRole('tab', { name: 'Submit my supporting documents' }));
    expect((await cards()).map(({ title, to }) => [title, to])).toEqual([
      ['income', '/verification?section=income'],
      ['social', '/verification?section=social'],
    ]);
    expect(screen.getByRole('progressbar', { name: 'Documents sent' }).getAttribute('aria-valuetext')).toBe(
      '2 of 9',
    );
  });

  it('shows what is asked besides the nine behind them, and counts the nine alone', async () => {
    const nine = [section('loan', { userStatus: 'Submitted' })];
    const credit = { ...section('credit_info'), for: 'PreQualUser' };
    const bank = { ...section('banking_information', { userStatus: 'Submitted' }), for: 'PreQualUser' };
    show(nine, '/earn-points', [credit, bank]);
    expect((await cards()).map(({ to }) => to)).toEqual(['/information?section=credit_info']);
    expect(
      screen.getByRole('progressbar', { name: 'Sections submitted' }).getAttribute('aria-valuetext'),
    ).toBe('1 of 9');
    fireEvent.click(screen.getByRole('tab', { name: 'Submit my supporting documents' }));
    expect((await cards()).map(({ to }) => to)).toEqual([
      '/verification?section=loan',
      '/verification?section=banking_information',
    ]);
  });

  it.each([
    ['Submitted', undefined, 'documents', 'Click to submit supporting documents'],
    ['Verified', undefined, 'data', 'Your verification has been Verified'],
    ['Rejected', undefined, 'documents', 'Your verification has been Rejected'],
    ['Rejected', 'The photo is too dark', 'documents', 'The photo is too dark'],
  ])('a card that is %s (%s) says so', async (userStatus, reason, tab, words) => {
    show([section('income', { userStatus }, reason)], `/earn-points?tab=${tab}`);
    const [card] = await cards();
    expect(card?.text).toContain(words);
    expect(card?.text).toContain('Money in');
    expect(card?.text).toContain('+120 seeds');
  });

  it.each([
    ['Verified', 'data'],
    ['Rejected', 'documents'],
  ])('a card that is %s names who decided, and when', async (userStatus, tab) => {
    show([section('income', { userStatus })], `/earn-points?tab=${tab}`);
    const [card] = await cards();
    expect(card?.text).toContain('Decided by our Verification desk, 10:05 am, March 4th 2026');
  });

  it.each<[string, Known]>([
    ['inactive', { status: 'Inactive' }],
    ['hidden', { isHidden: true }],
    ['out of reach', { disablePossible: false }],
  ])('a card that is %s cannot be clicked', async (_case, known) => {
    show([section('income', known)]);
    const [card] = await cards();
    expect(card?.to).toBeNull();
    expect(card?.text).toContain('This section is not open just now.');
  });

  it('says what is left when a tab is empty', async () => {
    show([section('debt', { userStatus: 'SubmittedForVerfication' })]);
    expect(
      await screen.findByText(
        'Thank you Ann Lee, your information has been saved, please click Submit documents to complete your Loan Application',
      ),
    ).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Submit documents' }));
    expect(
      await screen.findByText(
        'All Documents have been submitted. Your personalized assessment is in progress',
      ),
    ).toBeTruthy();
  });

  it('says to who has not submitted anything that documents come later, and leads to the first section', async () => {
    show([section('debt')], '/earn-points?tab=documents');
    expect(await screen.findByText(/^No documents are needed yet/)).toBeTruthy();
    expect(screen.queryByText(/All Documents have been submitted/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Fill it in' }));
    expect((await cards()).map(({ to }) => to)).toEqual(['/information?section=debt']);
  });

  it('shows the share of all seeds, and beside the sections what they are good for', async () => {
    show([section('loan')]);
    const share = await screen.findByRole('progressbar', { name: 'Share of all seeds here' });
    expect(share.getAttribute('aria-valuetext')).toBe('27%');
    expect(screen.getByText('310 seeds')).toBeTruthy();
    expect(screen.getByText('Contests and prizes')).toBeTruthy();
  });
});
