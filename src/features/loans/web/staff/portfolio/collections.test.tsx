import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FetchesFile } from '#platform/web/ui/list/desk/list-file.tsx';
import { addDays, dayOf } from '#shared/calendar.ts';
import { day } from '#tests/support/days.ts';
import type { LoanContact } from '../../../contract/portfolio.ts';
import { Collections } from './collections.tsx';
import { LoanContacts } from './loan-contacts.tsx';
import { figures, lateLoan, pageOf, serverSays, show, summary } from './web.test-support.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
// The browser of these tests draws no dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};

const CONTACTS = `/api/loans/admin/${summary._id}/contacts`;
const contact: LoanContact = {
  _id: 'c1',
  kind: 'Call',
  outcome: 'Pays on Friday',
  created: '2026-03-10T15:00:00.000Z',
  by: { _id: 's1', fullName: 'Sonia Officer' },
  promise: { on: day('2026-03-12'), amount: 1_916.66, state: 'Open' },
};
const list = (loan: object = {}) => ({
  '/api/loans/collections': { ...pageOf({ ...lateLoan, ...loan }), figures, lenders: [] },
});
const rowText = async () => (await screen.findAllByRole('row'))[1]?.textContent;

describe('the list of those to be called', () => {
  it('has how to reach them, what is overdue and when they last paid', async () => {
    serverSays(list());
    show(<Collections />, '/admin/collections');
    const phone = await screen.findByRole('link', { name: /876-555-0123/ });
    expect(phone.getAttribute('href')).toBe('tel:+18765550123');
    expect(screen.getByRole('link', { name: /^marcia ?@example ?\.com$/ }).getAttribute('href')).toBe(
      'mailto:marcia@example.com',
    );
    expect(screen.getByRole('link', { name: /Marcia Campbell.*Loan 100 000 017/ }).getAttribute('href')).toBe(
      `/admin/portfolio/${summary._id}`,
    );
    for (const text of ['$1,916.66', 'of $3,833.34', '12 days late', 'Feb 28th 2026', 'None yet'])
      expect(await rowText()).toContain(text);
  });

  it('says of the days in its file what they are once', async () => {
    serverSays(list());
    const fetched: string[] = [];
    show(
      <FetchesFile value={(address) => void fetched.push(address)}>
        <Collections />
      </FetchesFile>,
      '/admin/collections',
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }));
    const headings = new URL(fetched[0] ?? '', 'http://self').searchParams.get('headings')?.split('|');
    expect(headings).toContain('Late (days)');
    expect(headings?.filter((heading) => /days.*days/i.test(heading))).toEqual([]);
  });

  it.each([
    ['Open', 'Promised Mar 12th, $1,916.66'],
    ['Broken', 'Promise broken'],
    ['Kept', 'Promise kept'],
  ] as const)('shows the last contact and a promise that is %s', async (state, text) => {
    const lastPromise = { on: day('2026-03-12'), amount: 1_916.66, state };
    serverSays(list({ lastContact: { ...contact, kind: 'Visit', promise: null }, lastPromise }));
    show(<Collections />, '/admin/collections');
    expect(await rowText()).toContain('Visit, Mar 10th 2026');
    expect(await rowText()).toContain(text);
  });

  it('is narrowed by days late and owner in the address', async () => {
    const asked = serverSays(list());
    const router = show(<Collections />, '/admin/collections');
    fireEvent.change(await screen.findByLabelText('Days late'), { target: { value: '90+' } });
    fireEvent.change(screen.getByLabelText('Lender'), { target: { value: 'ours' } });
    await waitFor(() => expect(router.state.location.search).toBe('?ageing=90%2B&owner=ours'));
    expect(Object.fromEntries(asked.at(-1)?.query ?? [])).toEqual({
      page: '1',
      ageing: '90+',
      owner: 'ours',
    });
  });

  it('says so when nobody is late', async () => {
    serverSays({ '/api/loans/collections': { ...pageOf(), figures, lenders: [] } });
    show(<Collections />, '/admin/collections');
    expect(await screen.findByText('Nobody is late. There is nobody to call.')).toBeTruthy();
  });
});

describe('a contact', () => {
  const open = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Note a contact with Marcia Campbell' }));
    return within(await screen.findByRole('dialog'));
  };

  it('is noted with a promise from the list', async () => {
    const asked = serverSays({ ...list(), [CONTACTS]: { _id: 'c2', message: 'The contact is noted.' } });
    show(<Collections />, '/admin/collections');
    const dialog = await open();
    const friday = addDays(dayOf(new Date()), 3);
    fireEvent.change(dialog.getByLabelText('How'), { target: { value: 'Message' } });
    fireEvent.change(dialog.getByLabelText('What was said'), { target: { value: 'Pays on Friday' } });
    fireEvent.change(dialog.getByLabelText(/^Promised to pay on/), { target: { value: friday } });
    fireEvent.change(dialog.getByLabelText(/^Promised amount/), { target: { value: '1916.66' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save the note' }));
    await waitFor(() => expect(asked.some(({ path }) => path === CONTACTS)).toBe(true));
    expect(asked.find(({ path }) => path === CONTACTS)?.body).toEqual({
      kind: 'Message',
      outcome: 'Pays on Friday',
      promisedOn: friday,
      promisedAmount: 1_916.66,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('without words, or with an amount without its day, is told so at its field', async () => {
    const asked = serverSays({ ...list() });
    show(<Collections />, '/admin/collections');
    const dialog = await open();
    fireEvent.change(dialog.getByLabelText(/^Promised amount/), { target: { value: '20' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save the note' }));
    expect(dialog.getByText('Write what was said.')).toBeTruthy();
    expect(dialog.getByText('Choose the day for which it was promised.')).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByLabelText('What was said'));
    expect(asked.some(({ path }) => path === CONTACTS)).toBe(false);
  });

  it('stands on the page of its loan, the newest first', async () => {
    serverSays({
      [CONTACTS]: pageOf(contact, {
        ...contact,
        _id: 'c0',
        kind: 'Visit',
        outcome: 'Was not in',
        promise: null,
      }),
    });
    show(<LoanContacts loanId={summary._id} name="Marcia Campbell" />, '/admin/portfolio/1');
    const items = within(
      await screen.findByRole('list', { name: 'Contacts, the newest first' }),
    ).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Call by Sonia Officer10:00 am, March 10th 2026Pays on FridayPromised Mar 12th, $1,916.66',
      'Visit by Sonia Officer10:00 am, March 10th 2026Was not in',
    ]);
  });
});
