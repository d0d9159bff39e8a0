import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import type { LoadedQuery } from '../../loaded.tsx';
import { DeskList, type ListColumn } from './desk-list.tsx';
import { FetchesFile } from './list-file.tsx';

afterEach(cleanup);

type Row = { _id: string; amount: number; on: string; borrower: { fullName: string } | null };
const COLUMNS: readonly ListColumn<Row>[] = [
  {
    key: 'who',
    heading: 'Borrower',
    file: { at: 'borrower.fullName', none: 'Nobody', words: { Marcia: 'Our own', Keisha: 'A guest' } },
    cell: ({ borrower }) => borrower?.fullName,
  },
  {
    key: 'amount',
    heading: 'Amount, handed over',
    file: { Amount: { at: 'amount', unit: 'dollars' }, 'Handed over': 'on' },
    cell: ({ amount }) => amount,
  },
  { key: 'note', heading: 'Note', file: null, cell: () => <button type="button">Note</button> },
];

function show(total: number, fetched: string[] | null) {
  const row = { _id: 'a', amount: 5, on: '2026-03-09', borrower: null };
  const query = {
    data: { rows: [row], total },
    isPending: false,
    isError: false,
  } as unknown as LoadedQuery<{ rows: Row[]; total: number }>;
  const table = (
    <DeskList
      query={query}
      empty="None"
      caption="Loans"
      columns={COLUMNS}
      rowKey={({ _id }) => _id}
      list={{ list: '/api/loans/admin', asked: { page: 3, search: '', state: 'Repaid', sort: undefined } }}
    />
  );
  const element = (
    <FetchesFile value={fetched && ((address) => void fetched.push(address))}>{table}</FetchesFile>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
}

describe('a list as a file', () => {
  it('is asked for as it is shown: its filters without its page, its columns under their headings, figures with their units, and words for nothing', () => {
    const fetched: string[] = [];
    show(9, fetched);
    fireEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
    const address = new URL(fetched[0] ?? '', 'http://self');
    expect(address.pathname).toBe('/api/list-file');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      list: '/api/loans/admin',
      filters: 'state=Repaid',
      columns: 'borrower.fullName,amount,on',
      headings: 'Borrower|Amount (J$)|Handed over',
      nothings: 'Nobody||',
      words: 'Marcia=Our own;Keisha=A guest||',
    });
  });

  it('is none where it would be too long, and says so', () => {
    const fetched: string[] = [];
    show(10_001, fetched);
    fireEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
    expect(fetched).toEqual([]);
    expect(screen.getByText(/10,000 rows at most/)).toBeTruthy();
  });

  it('is not offered outside a desk', () => {
    show(9, null);
    expect(screen.queryByRole('button', { name: 'Save as CSV' })).toBeNull();
  });
});
