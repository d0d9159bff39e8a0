import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addDays, dayOf, HOUR_MS } from '#shared/calendar.ts';
import type { LenderFigures } from '../../contract/lender.ts';
import { serverSays, show } from '../staff/web.test-support.tsx';
import { LenderDashboard } from './lender-dashboard.tsx';
import { LenderReports } from './lender-reports.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
// Drawing needs a real screen; the journey looks at it there.
vi.mock('../staff/charts/drawings.tsx', () => ({ Bars: () => <p>bars</p>, Lines: () => <p>lines</p> }));

const PATH = '/api/partner-report';
const today = dayOf(new Date());

const figures = (known: Partial<LenderFigures> = {}): LenderFigures => ({
  lists: { products: 1, loans: 3, applications: 1_204 },
  waiting: 4,
  waitingForBorrower: 1,
  approved: 900,
  rejected: 300,
  oldest: new Date(Date.now() - 30 * HOUR_MS).toISOString(),
  people: 1_100,
  amountApproved: 12_345_678.9,
  hoursToDecide: 6.5,
  loansShown: 2,
  portfolio: { running: 12, late: 3, repaid: 40, all: 53, outstanding: 98_765.43, par30: 4.5 },
  from: addDays(today, -29),
  to: today,
  days: Array.from({ length: 30 }, (_, index) => ({
    day: addDays(today, index - 29),
    applied: 2,
    approved: 1,
    rejected: 1,
  })),
  before: { day: addDays(today, -59), applied: 45, approved: 20, rejected: 25 },
  ...known,
});

const tilesIn = async (title: string) =>
  within(await screen.findByRole('region', { name: title }))
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.textContent]);

describe('the figures on the start of a lender', () => {
  it('lead to the lists behind them', async () => {
    serverSays({ [PATH]: figures() });
    show(<LenderDashboard />, '/partner/dashboard');
    const list = '/partner/loan-applications';
    expect(await tilesIn('Your applications')).toEqual([
      [`${list}?waitsFor=lender`, '4Waiting for youThe oldest for 30 h'],
      [`${list}?waitsFor=borrower`, '1Waiting for the borrower'],
      [`${list}?status=Approved`, '900Approved'],
      [`${list}?status=Rejected`, '300Rejected'],
      ['/partner/loans?all=yes', '2Loans shown to borrowersOf 3 loans of yours'],
    ]);
    expect(await tilesIn('Your portfolio')).toEqual([
      ['/partner/portfolio?standing=running', '12Running loans'],
      ['/partner/portfolio?standing=late&sort=late', '3LatePAR30 4.5%'],
      ['/partner/portfolio?state=Repaid', '40Repaid'],
      ['/partner/portfolio?standing=running&sort=owed', '$98,765.43Still to pay'],
    ]);
    expect(await tilesIn('So far')).toEqual([
      [`${list}?all=yes`, '1,204SubmissionsApplications to your loans'],
      [`${list}?all=yes`, '1,100UsersPeople who applied to you'],
      [`${list}?status=Approved`, '$12,345,678.90Amount approved'],
      [`${list}?all=yes`, '6.5 hAverage time to decide'],
    ]);
  });

  it('say so where nothing was decided yet', async () => {
    serverSays({ [PATH]: figures({ hoursToDecide: null, waiting: 0, oldest: null }) });
    show(<LenderDashboard />, '/partner/dashboard');
    expect((await tilesIn('So far'))[3]?.[1]).toBe('–Average time to decideNothing decided yet');
    expect((await tilesIn('Your applications'))[0]?.[1]).toBe('0Waiting for youAll done');
  });

  it('have applications per day as a chart and as a table', async () => {
    serverSays({ [PATH]: figures() });
    show(<LenderDashboard />, '/partner/dashboard');
    const chart = within(await screen.findByRole('region', { name: 'Applications per day' }));
    expect(await chart.findByText('lines')).toBeTruthy();
    const all = chart.getByRole('link', { name: '60 in these days, 45 in the time before' });
    expect(all.getAttribute('href')).toBe(
      `/partner/loan-applications?happened=applied&from=${addDays(today, -29)}&to=${today}`,
    );
    fireEvent.click(chart.getByRole('button', { name: 'Table' }));
    expect(chart.getAllByRole('row')[0]?.textContent).toBe('DayApplied forApprovedRejected');
    expect(chart.getAllByRole('row')).toHaveLength(31);
  });

  it('are of the days that the address holds', async () => {
    const asked = serverSays({ [PATH]: figures() });
    show(<LenderDashboard />, '/partner/dashboard?days=7');
    await screen.findByRole('region', { name: 'Trends' });
    expect(asked).toEqual([`${PATH}?from=${addDays(today, -6)}&to=${today}`]);
  });
});

describe('the reports of a lender', () => {
  it('can be downloaded once there is something in them', async () => {
    serverSays({
      [PATH]: figures({ lists: { products: 1, loans: 0, applications: 2 } }),
      '/api/second-factor/shown': { message: '' },
    });
    const open = vi.fn();
    vi.stubGlobal('open', open);
    show(<LenderReports />, '/partner/reports');
    const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
    await screen.findByText('1 row');
    expect(button('Download products').disabled).toBe(false);
    expect(button('Download loans').disabled).toBe(true);
    expect(button('Download loan applications').disabled).toBe(false);
    expect(button('Download portfolio').disabled).toBe(false);
    expect(screen.getByText('Nothing to download yet')).toBeTruthy();
    fireEvent.click(button('Download loan applications'));
    await waitFor(() =>
      expect(open.mock.calls).toEqual([['/api/partner-report/loan-applications', '_self']]),
    );
  });

  it('show the people whom one may contact only when asked to', async () => {
    const people = { rows: [], total: 0, page: 1, perPage: 8, isOn: true };
    const asked = serverSays({ [PATH]: figures(), '/api/prequalification/partner': people });
    const router = show(<LenderReports />, '/partner/reports');
    await screen.findByText('3 rows');
    expect(asked.some((path) => path.startsWith('/api/prequalification'))).toBe(false);
    fireEvent.click(screen.getByRole('tab', { name: 'Prequalified people' }));
    expect(await screen.findByText(/Nobody is here yet/)).toBeTruthy();
    expect(router.state.location.search).toBe('?tab=prequalified');
  });
});
