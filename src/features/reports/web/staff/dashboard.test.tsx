import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addDays, dayOf, HOUR_MS } from '#shared/calendar.ts';
import type { DashboardStats } from '../../contract.ts';
import { Dashboard } from './dashboard.tsx';
import { serverSays, show } from './web.test-support.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
// Drawing needs a real screen; the journey looks at it there.
vi.mock('./charts/drawings.tsx', () => ({ Bars: () => <p>bars</p>, Lines: () => <p>lines</p> }));

const PATH = '/api/informations/dashboardStats';
const today = dayOf(new Date());
const queue = (waiting: number, hours: number | null) => ({
  waiting,
  oldest: hours === null ? null : new Date(Date.now() - hours * HOUR_MS).toISOString(),
});

const stats = (days = 30): DashboardStats => ({
  usersCount: 12_345,
  submittedInfoCount: 700,
  submittedVerificationCount: 475,
  verifiedCount: 320,
  approvedLoansCount: 20,
  queues: {
    documents: queue(15, 30),
    documentsModel5: queue(0, null),
    applications: queue(3, 100),
    redemptions: queue(0, null),
    messages: 4,
  },
  loans: {
    running: 1_204,
    inArrears: 96,
    over90: 9,
    atRisk: 512_000,
    par30: 7.25,
    outstanding: 8_123_456.78,
  },
  before: {
    day: addDays(today, 1 - 2 * days),
    users: 11_999,
    submitted: 45,
    verified: 40,
    applied: 0,
    approved: 0,
    disbursed: 80,
    repaid: 70,
    defaulted: 33,
    defaultRate: 3,
    par30: null,
  },
  money: { lent: 900_000, interest: 54_321.5, fees: 45_000, writtenOff: 10_000 },
  moneyBefore: { lent: 800_000, interest: 50_000, fees: 40_000, writtenOff: 0 },
  from: addDays(today, 1 - days),
  to: today,
  days: Array.from({ length: days }, (_, index) => ({
    day: addDays(today, index + 1 - days),
    users: 12_000 + index,
    submitted: 2,
    verified: 1,
    applied: 0,
    approved: 0,
    disbursed: 3,
    repaid: 2,
    defaulted: 1,
    defaultRate: index === 0 ? null : 2.5,
    par30: index === days - 1 ? 7.25 : 6,
  })),
});

const card = (title: string) => screen.findByRole('region', { name: title });

describe('the dashboard', () => {
  it('leads from each figure to its list, with how long the oldest waits', async () => {
    serverSays({ [PATH]: stats() });
    show(<Dashboard />, '/admin/dashboard');
    const waiting = within(await screen.findByRole('region', { name: 'Who waits' }));
    const links = waiting.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent]);
    expect(links).toEqual([
      ['/admin/verification?all=yes', '15Documents waitingThe oldest for 30 h'],
      ['/admin/verification/model-5?all=yes', '0Documents waiting, model 5All done'],
      ['/admin/loans?status=Pending', '3Applications pendingThe oldest for 4 days'],
      ['/admin/redeem?status=Pending', '0Redemptions to fulfilAll done'],
      ['/admin/messages?all=yes', '4Unread messages'],
    ]);
    expect(within(screen.getByRole('region', { name: 'So far' })).getByText('12,345')).toBeTruthy();
  });

  it('leads to no list by its name alone, which would open it with its usual view', async () => {
    serverSays({ [PATH]: stats() });
    show(<Dashboard />, '/admin/dashboard');
    await screen.findByRole('region', { name: 'Who waits' });
    const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(ways.length).toBeGreaterThan(20);
    // The usual days of the dashboard itself are no list.
    expect(ways.filter((way) => !way.includes('?'))).toEqual(['/admin/dashboard']);
  });

  it('has four charts, each with the way to the list behind it', async () => {
    serverSays({ [PATH]: stats() });
    show(<Dashboard />, '/admin/dashboard');
    for (const [title, link, to] of [
      ['Total users', 'All users', '/admin/users?all=yes'],
      ['Information submitted and verified', 'All submissions', '/admin/submission?all=yes'],
      ['Loans applied for and approved', 'All applications', '/admin/loans?all=yes'],
      ['Loan default', 'All loans, the most days late first', '/admin/portfolio?sort=late'],
    ] as const)
      expect(
        within(await card(title))
          .getByRole('link', { name: link })
          .getAttribute('href'),
      ).toBe(to);
    expect(await within(await card('Total users')).findByText('bars')).toBeTruthy();
    const information = within(await card('Information submitted and verified'));
    expect(information.getByText('60 in these days, 45 in the time before')).toBeTruthy();
    expect(
      within(await card('Loans applied for and approved')).getByText(
        'Nothing of this happened in these days.',
      ),
    ).toBeTruthy();
  });

  it('has the default rate and PAR30 by days, drawn and as a table with the loans behind them', async () => {
    serverSays({ [PATH]: stats() });
    show(<Dashboard />, '/admin/dashboard');
    const defaults = within(await card('Loan default'));
    expect(await defaults.findByText('lines')).toBeTruthy();
    expect(defaults.getByText('2.5% at the end, 3% at the start')).toBeTruthy();
    expect(defaults.getByText('7.25% at the end, – at the start')).toBeTruthy();
    fireEvent.click(defaults.getByRole('button', { name: 'Table' }));
    const rows = defaults.getAllByRole('row').map((row) => row.textContent);
    expect(rows[0]).toBe('DayDefault ratePAR30Handed overRepaidIn default');
    expect(rows[1]).toMatch(/2\.5%7\.25%321$/);
    expect(rows.at(-1)).toMatch(/–6%321$/);
  });

  it('says so while no loan was handed over', async () => {
    const { days, ...rest } = stats();
    const none = days.map((day) => ({ ...day, defaultRate: null, par30: null }));
    serverSays({ [PATH]: { ...rest, days: none } });
    show(<Dashboard />, '/admin/dashboard');
    expect(within(await card('Loan default')).getByText(/No loan was handed over/)).toBeTruthy();
  });

  it("answers a lender's questions: what is late, what is lent, does it pay, beside the time before", async () => {
    serverSays({ [PATH]: stats() });
    show(<Dashboard />, '/admin/dashboard');
    const tiles = async (name: string) =>
      within(await screen.findByRole('region', { name }))
        .getAllByRole('link')
        .map((link) => [link.getAttribute('href'), link.textContent]);
    const days = `&from=${addDays(today, -29)}&to=${today}`;
    expect(await tiles('What is late')).toEqual([
      ['/admin/collections?all=yes', '96In arrears'],
      ['/admin/portfolio?ageing=90%2B&sort=late', '9Over 90 days late'],
      ['/admin/portfolio?standing=atRisk&sort=late', '$512,000.00Principal at riskMore than 30 days late'],
      ['/admin/portfolio?standing=atRisk&sort=late', '7.25%PAR30More than 30 days late'],
    ]);
    expect(await tiles('What is lent')).toEqual([
      ['/admin/portfolio?standing=running', '1,204Running loans'],
      ['/admin/portfolio?standing=running&sort=owed', '$8,123,456.78Still to pay'],
      [`/admin/portfolio?happened=disbursed${days}`, '90Loans handed over80 in the time before'],
      [`/admin/portfolio?happened=disbursed${days}`, '$900,000.00Amount lent$800,000.00 in the time before'],
    ]);
    expect(await tiles('Does it pay')).toEqual([
      [`/admin/portfolio?happened=paid${days}`, '$54,321.50Interest received$50,000.00 in the time before'],
      [`/admin/portfolio?happened=disbursed${days}`, '$45,000.00Fees received$40,000.00 in the time before'],
      [`/admin/portfolio?happened=repaid${days}`, '60Repaid in full70 in the time before'],
      [`/admin/portfolio?happened=defaulted${days}`, '30Came into default33 in the time before'],
      [`/admin/portfolio?happened=writtenOff${days}`, '$10,000.00Written off$0.00 in the time before'],
    ]);
  });

  it('leads from each figure of a chart to what it counts, of a day, of a week and of all days', async () => {
    serverSays({ [PATH]: stats() });
    show(<Dashboard />, '/admin/dashboard');
    const information = within(await card('Information submitted and verified'));
    const whole = information.getByRole('link', { name: '30 in these days, 40 in the time before' });
    expect(whole.getAttribute('href')).toBe(
      `/admin/submission?happened=verified&from=${addDays(today, -29)}&to=${today}`,
    );
    fireEvent.click(information.getByRole('button', { name: 'Table' }));
    expect(information.getAllByRole('link', { name: '2' })[1]?.getAttribute('href')).toBe(
      `/admin/submission?happened=submitted&from=${addDays(today, -1)}&to=${addDays(today, -1)}`,
    );
    const loans = within(await card('Loans applied for and approved'));
    fireEvent.click(loans.getByRole('button', { name: 'Table' }));
    expect(within(loans.getByRole('table')).queryByRole('link')).toBeNull();
    const users = within(await card('Total users'));
    fireEvent.click(users.getByRole('button', { name: 'Table' }));
    expect(users.getByRole('link', { name: '12,000' }).getAttribute('href')).toBe(
      `/admin/users?to=${addDays(today, -29)}`,
    );
    cleanup();
    serverSays({ [PATH]: stats(365) });
    show(<Dashboard />, '/admin/dashboard?days=365');
    const weeks = within(await card('Information submitted and verified'));
    fireEvent.click(weeks.getByRole('button', { name: 'Table' }));
    expect(weeks.getAllByRole('link', { name: '14' })[1]?.getAttribute('href')).toBe(
      `/admin/submission?happened=submitted&from=${addDays(today, -13)}&to=${addDays(today, -7)}`,
    );
  });

  it('shows each chart as a table too, the newest day first', async () => {
    serverSays({ [PATH]: stats() });
    show(<Dashboard />, '/admin/dashboard');
    const information = within(await card('Information submitted and verified'));
    const toTable = information.getByRole('button', { name: 'Table' });
    fireEvent.click(toTable);
    expect(toTable.getAttribute('aria-pressed')).toBe('true');
    const rows = within(information.getByRole('table'))
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows[0]).toBe('DaySubmittedVerified');
    expect(rows).toHaveLength(31);
    expect(information.getByRole('table').querySelector('time')?.getAttribute('datetime')).toBe(today);
    fireEvent.click(information.getByRole('button', { name: 'Chart' }));
    expect(information.queryByRole('table')).toBeNull();
  });

  it('shows a year by weeks', async () => {
    serverSays({ [PATH]: stats(365) });
    show(<Dashboard />, '/admin/dashboard?days=365');
    const users = within(await card('Total users'));
    fireEvent.click(users.getByRole('button', { name: 'Table' }));
    expect(users.getByRole('columnheader', { name: 'Week of' })).toBeTruthy();
    expect(users.getAllByRole('row')).toHaveLength(54);
  });
});

describe('the days shown', () => {
  it.each([
    ['', -29],
    ['?days=7', -6],
    ['?days=365', -364],
    ['?days=8', -29],
    ['?from=soon&to=later', -29],
  ])('at %s end today', async (search, first) => {
    const asked = serverSays({ [PATH]: stats() });
    show(<Dashboard />, `/admin/dashboard${search}`);
    await screen.findByRole('region', { name: 'Trends' });
    expect(asked).toEqual([`${PATH}?from=${addDays(today, first)}&to=${today}`]);
  });

  it('are chosen by a link that the address keeps', async () => {
    const asked = serverSays({ [PATH]: stats() });
    const router = show(<Dashboard />, '/admin/dashboard');
    const lengths = within(await screen.findByRole('navigation', { name: 'Days shown' }));
    expect(lengths.getByRole('link', { name: '30 days' }).getAttribute('aria-current')).toBe('true');
    fireEvent.click(lengths.getByRole('link', { name: '90 days' }));
    await waitFor(() => expect(router.state.location.search).toBe('?days=90'));
    expect(asked.at(-1)).toContain(`from=${addDays(today, -89)}`);
  });

  it("are one's own, when they are a range", async () => {
    serverSays({ [PATH]: stats() });
    const router = show(<Dashboard />, '/admin/dashboard');
    fireEvent.click(await screen.findByRole('button', { name: 'Own dates' }));
    fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-03-09' } });
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-03-01' } });
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(await screen.findByText(/at most a year apart/)).toBeTruthy();
    expect(router.state.location.search).toBe('');
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-03-31' } });
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(router.state.location.search).toBe('?from=2026-03-09&to=2026-03-31'));
  });
});
