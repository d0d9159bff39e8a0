import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LenderLoan } from './lender-loan.tsx';
import { LenderPortfolio } from './lender-portfolio.tsx';
import { Portfolio } from './portfolio.tsx';
import { figures, loanRow, pageOf, serverSays, show, summary } from './web.test-support.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const lenders = [{ _id: '0190a000-0000-7000-8000-00000000000a', name: 'Island Credit' }];
const list = { ...pageOf(loanRow), figures, lenders };
const region = () => screen.findByRole('region', { name: 'How the portfolio stands' });

describe('the portfolio', () => {
  it('begins with its figures: by days late, in all, at risk, written off and repaid', async () => {
    serverSays({ '/api/loans/admin': list });
    show(<Portfolio />, '/admin/portfolio?sort=owed');
    const cards = within(await region());
    const links = cards.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent]);
    expect(links.slice(0, 2)).toEqual([
      ['/admin/portfolio?sort=late&ageing=Current', 'Current$700,000.0070 loans · 70%'],
      ['/admin/portfolio?sort=late&ageing=1-30', '1–30 days late$150,000.001 loan · 15%'],
    ]);
    expect(links.map(([href]) => href).slice(5)).toEqual([
      '/admin/portfolio?sort=owed&standing=running',
      '/admin/portfolio?sort=late&standing=atRisk',
      '/admin/portfolio?sort=owed&state=WrittenOff',
      '/admin/portfolio?sort=owed&state=Repaid',
    ]);
    expect(links.map(([, text]) => text).slice(5)).toEqual([
      'Running in all$1,000,000.001,080 loans · $1,110,000.00 still to pay, interest included',
      'PAR3015%Principal of loans more than 30 days late',
      'Written off$33,000.004 loans · Given up, still owed',
      'Repaid40Paid back in full',
    ]);
    expect(cards.getByText('15%', { selector: '.font-bold' })).toBeTruthy();
  });

  it('lists loans, each the way to its page with the view that it came from', async () => {
    serverSays({ '/api/loans/admin': list });
    show(<Portfolio />, '/admin/portfolio?state=InArrears');
    const link = await screen.findByRole('link', { name: /Marcia Campbell/ });
    expect(link.getAttribute('href')).toBe(`/admin/portfolio/${summary._id}?state=InArrears`);
    const row = within(screen.getByRole('table')).getAllByRole('row')[1];
    for (const text of [
      'Loan 100 000 017',
      'Our own',
      'In arrears',
      '$5,000.00',
      '$3,833.34',
      '12 days late',
    ])
      expect(row?.textContent).toContain(text);
    expect(row?.textContent).toContain('Mar 31st 2026');
  });

  it('is narrowed and ordered in the address', async () => {
    const asked = serverSays({ '/api/loans/admin': list });
    const router = show(<Portfolio />, '/admin/portfolio?page=3');
    await region();
    fireEvent.change(screen.getByLabelText('State'), { target: { value: 'Defaulted' } });
    fireEvent.change(screen.getByLabelText('Lender'), { target: { value: lenders[0]?._id } });
    fireEvent.change(screen.getByLabelText('Order'), { target: { value: 'late' } });
    await waitFor(() =>
      expect(router.state.location.search).toBe(`?state=Defaulted&owner=${lenders[0]?._id}&sort=late`),
    );
    expect(Object.fromEntries(asked.at(-1)?.query ?? [])).toMatchObject({
      state: 'Defaulted',
      owner: lenders[0]?._id,
      sort: 'late',
      page: '1',
    });
  });

  it('marks the step that is chosen, and leaves it by the same card', async () => {
    serverSays({ '/api/loans/admin': list });
    show(<Portfolio />, '/admin/portfolio?ageing=31-60&sort=late');
    const card = within(await region()).getByRole('link', { name: /31–60 days late/ });
    expect(card.getAttribute('aria-current')).toBe('true');
    expect(card.getAttribute('href')).toBe('/admin/portfolio');
  });

  it('leaves out what its address cannot mean', async () => {
    const asked = serverSays({ '/api/loans/admin': list });
    show(<Portfolio />, '/admin/portfolio?state=Asleep&owner=somebody&sort=soon&ageing=90%2B');
    await region();
    expect(Object.fromEntries(asked[0]?.query ?? [])).toEqual({ page: '1', ageing: '90+', sort: 'newest' });
  });

  it('shows the loans to which something happened in some days, says so, and leads back to all', async () => {
    const asked = serverSays({ '/api/loans/admin': list });
    const router = show(
      <Portfolio />,
      '/admin/portfolio?happened=paid&from=2026-03-09&to=2026-03-15&sort=late&page=2',
    );
    expect(await screen.findByText('Paid on, from March 9th 2026 to March 15th 2026')).toBeTruthy();
    expect(Object.fromEntries(asked[0]?.query ?? [])).toEqual({
      page: '2',
      sort: 'late',
      happened: 'paid',
      from: '2026-03-09',
      to: '2026-03-15',
    });
    fireEvent.click(screen.getByRole('link', { name: 'All days' }));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=late'));
    expect(screen.queryByText(/Paid on/)).toBeNull();
  });

  it('takes one day, and no day that there is not', async () => {
    const asked = serverSays({ '/api/loans/admin': list });
    show(<Portfolio />, '/admin/portfolio?from=2026-03-09&to=2026-03-09');
    expect(await screen.findByText('Handed over, March 9th 2026')).toBeTruthy();
    cleanup();
    show(<Portfolio />, '/admin/portfolio?happened=paid&from=2026-02-30');
    await region();
    expect(Object.fromEntries(asked.at(-1)?.query ?? [])).toEqual({ page: '1', sort: 'newest' });
    expect(screen.queryByText('All days')).toBeNull();
  });

  it('says when nothing matches, or nothing is there at all', async () => {
    serverSays({ '/api/loans/admin': { ...list, ...pageOf() } });
    show(<Portfolio />, '/admin/portfolio?state=Repaid');
    expect(await screen.findByText(/No loan matches/)).toBeTruthy();
    cleanup();
    show(<Portfolio />, '/admin/portfolio');
    expect(await screen.findByText('No loan was handed over yet.')).toBeTruthy();
  });
});

describe("a lender's portfolio", () => {
  it('has its figures and loans, and is downloaded', async () => {
    const { partner: _, ...loan } = { ...loanRow, borrower: { fullName: 'Marcia Campbell' } };
    serverSays({
      '/api/loans/partner': { ...pageOf(loan), figures },
      '/api/second-factor/shown': { message: '' },
    });
    const open = vi.fn();
    vi.stubGlobal('open', open);
    show(<LenderPortfolio download="/api/file" />, '/partner/portfolio');
    const link = await screen.findByRole('link', { name: /Marcia Campbell/ });
    expect(link.getAttribute('href')).toBe(`/partner/portfolio/${summary._id}`);
    expect(screen.queryByLabelText('Lender')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(open.mock.calls).toEqual([['/api/file', '_self']]));
  });

  it('shows one loan with its schedule and its entries', async () => {
    const { partner: _, ...loan } = { ...loanRow, borrower: { fullName: 'Marcia Campbell' } };
    const instalment = { interest: 250, principal: 1_666.66, amount: 1_916.66 };
    const entry = {
      reverses: null,
      reversedBy: null,
      fee: 0,
      interest: 0,
      principal: 0,
      writtenOff: 0,
      credit: 0,
      recordedAt: '2026-03-01T15:00:00.000Z',
    };
    serverSays({
      [`/api/loans/partner/${summary._id}`]: {
        ...loan,
        schedule: [
          {
            ...instalment,
            number: 1,
            dueOn: '2026-02-28',
            originalDueOn: '2026-02-28',
            hasNewDate: false,
            paid: 1_916.66,
            paidOn: '2026-03-02',
            daysLate: 2,
          },
          {
            ...instalment,
            number: 2,
            dueOn: '2026-04-05',
            originalDueOn: '2026-03-31',
            hasNewDate: true,
            paid: 0,
            paidOn: null,
            daysLate: 0,
          },
        ],
        entries: [
          {
            ...entry,
            _id: 'e1',
            number: 1,
            kind: 'Disbursement',
            amount: 5_000,
            on: '2026-01-31',
            reference: 'PAYOUT-1',
            owedAfter: 5_750,
            receipt: null,
          },
          {
            ...entry,
            _id: 'e2',
            number: 2,
            kind: 'Repayment',
            amount: 1_916.66,
            on: '2026-03-02',
            reference: 'BANK-7',
            owedAfter: 3_833.34,
            receipt: '100000017-R1',
            reversedBy: 3,
          },
        ],
      },
    });
    show(<LenderLoan id={summary._id} />, `/partner/portfolio/${summary._id}?sort=late`);
    expect(await screen.findByRole('heading', { name: 'Loan of Marcia Campbell' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to the portfolio' }).getAttribute('href')).toBe(
      '/partner/portfolio?sort=late',
    );
    expect(screen.getByRole('link', { name: 'Statement (PDF)' }).getAttribute('href')).toBe(
      `/api/loans/partner/${summary._id}/statement`,
    );
    const schedule = (await screen.findByRole('region', { name: 'Schedule' })).textContent;
    for (const text of ['Paid March 2nd 2026, 2 days late', 'moved from March 31st 2026', 'Not paid yet'])
      expect(schedule).toContain(text);
    const entries = screen.getByRole('region', { name: 'Payments and other entries' }).textContent;
    for (const text of ['Loan handed over', 'PAYOUT-1', 'BANK-7 · taken back later', '$3,833.34'])
      expect(entries).toContain(text);
  });
});
