import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { day } from '#tests/support/days.ts';
import type { ChallengeShown, ScoreMonitoring } from '../../../contract/score.ts';
import { serverSays, show } from '../web.test-support.tsx';
import { ScoreDesk } from './score-desk.tsx';

afterEach(cleanup);

const rate = (count: number, of: number) => ({
  count,
  of,
  share: of < 30 ? null : { share: count / of, low: count / of - 0.05, high: count / of + 0.05 },
});

const found: ScoreMonitoring = {
  asOf: '2026-11-23T13:00:00.000Z',
  from: day('2024-11-24'),
  to: day('2026-11-23'),
  before: { from: day('2022-11-24'), to: day('2024-11-23') },
  version: null,
  versions: [2, 1],
  asked: {
    people: 400,
    isCut: false,
    approved: rate(300, 400),
    stability: { psi: 0.31, byChance: 0.05, verdict: 'large shift' },
    factors: [{ factor: 'timeInJob', stability: null }],
    groups: [
      {
        by: 'sex',
        rows: [
          {
            group: 'Female',
            ...rate(100, 200),
            ratio: 0.5,
            isFlagged: true,
            mayBeChance: false,
            price: { mean: 6.5, low: 6.4, high: 6.6 },
            defaulted: rate(2, 20),
          },
        ],
      },
      { by: 'parish', rows: [] },
    ],
  },
  repaid: {
    loans: 500,
    isCut: false,
    bad: rate(80, 400),
    separation: {
      good: 320,
      bad: 80,
      gini: { gini: 0.51, low: 0.42, high: 0.6 },
      ks: { ks: 0.38, atScore: 62, byChance: 0.17 },
    },
    factors: [
      { factor: 'creditHistory', outOf: 15, isSame: false, separation: null },
      { factor: 'sectionsVerified', outOf: 10, isSame: true, separation: null },
    ],
    grades: [
      { grade: 'A', ...rate(10, 100), isOutOfOrder: false, verdict: 'more' },
      { grade: 'D', ...rate(8, 22), isOutOfOrder: false, verdict: null },
      { grade: 'E', ...rate(3, 60), isOutOfOrder: true, verdict: null },
    ],
    vintages: [
      {
        by: 'month',
        rows: [
          {
            cohort: '2025-05',
            loans: 40,
            lent: 200_000,
            lost: 5_000,
            after: [{ months: 3, defaulted: rate(1, 40) }],
          },
        ],
      },
    ],
  },
  officers: [
    {
      officer: { _id: 'o', fullName: 'Stern Officer' },
      rejected: rate(60, 100),
      verdict: 'more',
      overrode: rate(1, 40),
      verdictOnOverrides: 'fewer',
    },
  ],
};

const NONE: ChallengeShown = { challenges: [], shown: null };
const isOfPeriod = (url: string) => url.startsWith('/api/score?');

const row = async (name: string) => {
  const [cell] = await screen.findAllByText(name);
  return within(cell?.closest('tr') as HTMLElement);
};

describe('the desk of the score', () => {
  it('shows bounds, and what is too few to say', async () => {
    serverSays({ '/api/score': found, '/api/score/challenge': NONE });
    show(<ScoreDesk />, '/admin/score');
    expect(await screen.findByText('0.51 (0.42 to 0.60)')).toBeTruthy();
    expect(screen.getByText('0.38 at a score of 62; chance alone reaches 0.17')).toBeTruthy();
    expect((await row('A')).getByText('More than expected')).toBeTruthy();
    expect((await row('D')).getByText('8 of 22: too few to say')).toBeTruthy();
    expect((await row('E')).getByText('A better grade went bad more often')).toBeTruthy();
    expect((await row('Sections verified')).getByText('The same points for everybody')).toBeTruthy();
    expect((await row('Score')).getByText('Large shift')).toBeTruthy();
    expect((await row('Stern Officer')).getByText('More than the others')).toBeTruthy();
    expect((await row('Stern Officer')).getByText('Fewer than the others')).toBeTruthy();
    expect((await row('2025-05')).getByText('$200,000.00')).toBeTruthy();
  });

  it('flags a group below four fifths, with price and default beside it', async () => {
    serverSays({ '/api/score': found, '/api/score/challenge': NONE });
    show(<ScoreDesk />, '/admin/score');
    const women = await row('Female');
    expect(women.getByText('Below four fifths')).toBeTruthy();
    expect(women.getByText('6.50% (6.40% to 6.60%)')).toBeTruthy();
    expect(women.getByText('2 of 20: too few to say')).toBeTruthy();
  });

  it('asks for the period and the version of its address', async () => {
    const asked = serverSays({ '/api/score': found, '/api/score/challenge': NONE });
    show(<ScoreDesk />, '/admin/score?from=2026-01-01&version=2');
    await screen.findByText('0.51 (0.42 to 0.60)');
    expect(asked.filter(isOfPeriod)).toEqual(['/api/score?from=2026-01-01&version=2']);
    fireEvent.change(screen.getByLabelText(/^Version of the policy/), { target: { value: '1' } });
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    await vi.waitFor(() =>
      expect(asked.filter(isOfPeriod).at(-1)).toBe('/api/score?from=2026-01-01&to=2026-11-23&version=1'),
    );
  });

  it('keeps the choice of a period where one is refused', async () => {
    serverSays({});
    show(<ScoreDesk />, '/admin/score?from=2026-12-31');
    expect(await screen.findByRole('button', { name: /^Show$/ })).toBeTruthy();
    expect((screen.getByLabelText('From') as HTMLInputElement).value).toBe('2026-12-31');
  });

  it('puts champion and challenger side by side, with what is beyond chance', async () => {
    const few = { champion: rate(1, 9), challenger: rate(0, 4), verdict: null };
    const none = { champion: null, challenger: null, verdict: null };
    const one = {
      ...{ version: 2, champion: 1, sharePercent: 20, startedAt: '2026-05-01T15:00:00.000Z' },
      ...{ endedAt: null, endedAs: null },
    };
    const challenge: ChallengeShown = {
      challenges: [one],
      shown: {
        ...one,
        arms: {
          approved: { champion: rate(400, 800), challenger: rate(140, 200), verdict: 'higher' },
          price: {
            champion: { mean: 6.5, low: 6.4, high: 6.6 },
            challenger: { mean: 6.5, low: 6.3, high: 6.7 },
            verdict: 'no difference',
          },
          amount: none,
          bad: few,
          lost: {
            champion: { mean: 0.01, low: -0.02, high: 0.04 },
            challenger: { mean: 0.98, low: 0.95, high: 1.01 },
            verdict: 'higher',
          },
          waiting: { champion: 12, challenger: 3 },
          isCut: false,
        },
      },
    };
    const asked = serverSays({ '/api/score': found, '/api/score/challenge': challenge });
    show(<ScoreDesk />, '/admin/score?challenge=2');
    const region = within(await screen.findByRole('region', { name: 'Champion and challenger' }));
    expect(asked).toContain('/api/score/challenge?version=2');
    expect(region.getByText('It decides on 20 of 100 new applicants since May 1st 2026.')).toBeTruthy();
    const line = (name: string) => within(region.getByRole('row', { name: new RegExp(`^${name}`) }));
    expect(line('Approved').getByText('Higher')).toBeTruthy();
    expect(line('Rate a month').getByText('No difference beyond chance')).toBeTruthy();
    // However far chance reaches, nobody writes off less than nothing or more than all.
    expect(line('Written off').getByText('1.0% (0.0% to 4.0%)')).toBeTruthy();
    expect(line('Written off').getByText('98.0% (95.0% to 100.0%)')).toBeTruthy();
    expect(line('Bad loans').getByText('Too few to say')).toBeTruthy();
    expect(line('Bad loans').getByText('1 of 9: too few to say')).toBeTruthy();
  });
});
