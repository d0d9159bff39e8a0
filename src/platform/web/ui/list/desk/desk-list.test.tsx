import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { dropSession, setSession } from '#tests/support/readable-session.ts';
import { listTexts } from '#texts/desk-lists.ts';
import type { LoadedQuery } from '../../loaded.tsx';
import { DeskList, type ListColumn } from './desk-list.tsx';
import { FetchesFile } from './list-file.tsx';

afterEach(() => {
  cleanup();
  dropSession();
  localStorage.clear();
});

type Row = { name: string; owed: number; note: string };
const COLUMNS: readonly ListColumn<Row>[] = [
  { key: 'name', heading: 'Name', file: 'name', cell: ({ name }) => name },
  {
    key: 'owed',
    heading: 'Owed',
    sortKey: { descending: 'most', ascending: 'least' },
    file: { at: 'owed', unit: 'dollars' },
    cell: ({ owed }) => owed,
  },
  { key: 'note', heading: 'Note', extra: true, file: 'note', cell: ({ note }) => note },
];

function show(
  address: string,
  fetched: string[] = [],
  { pageParam, ...found }: { hasMore?: true; total?: number; pageParam?: string } = {},
) {
  const query = {
    data: { rows: [{ name: 'Marcia', owed: 5, note: 'late' }], total: 20, ...found },
    isError: false,
  } as unknown as LoadedQuery<{ rows: Row[]; total: number }>;
  const list = (
    <FetchesFile value={(address) => void fetched.push(address)}>
      <DeskList
        query={query}
        list={{ list: '/api/loans/admin', asked: {} }}
        empty="None"
        caption="Loans"
        columns={COLUMNS}
        rowKey={({ name }) => name}
        {...(pageParam ? { pageParam } : {})}
      />
    </FetchesFile>
  );
  const router = createMemoryRouter([{ path: '*', element: list }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return () => router.state.location.search;
}

const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const choose = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));

it('a search that found more than it counts says so', () => {
  show('/admin/loans?search=a', [], { total: 1000, hasMore: true });
  expect(screen.getByText(listTexts.hasMore(1000)).textContent).toContain('More than 1,000');
  cleanup();
  show('/admin/loans?search=a');
  expect(screen.queryByText(/More than/)).toBeNull();
});

describe('the length of a page', () => {
  it('is chosen below the list, begins at its first page, stands in the address, and is kept for whoever chose it', () => {
    setSession({ id: 'ann', userType: 'Moderator', status: 'Active', fullName: 'Ann Officer' });
    const search = show('/admin/loans?page=2', [], { total: 60 });
    const size = () => screen.getByLabelText<HTMLSelectElement>('Rows on a page').value;
    expect([size(), screen.queryByLabelText('Page 8')]).toMatchObject(['8', {}]);
    fireEvent.change(screen.getByLabelText('Rows on a page'), { target: { value: '25' } });
    expect([search(), size(), screen.queryByLabelText('Page 8')]).toEqual(['?rows=25', '25', null]);
    cleanup();
    show('/admin/loans', [], { total: 60 });
    expect(size()).toBe('25');
    cleanup();
    setSession({ id: 'cid', userType: 'Moderator', status: 'Active', fullName: 'Cid Officer' });
    show('/admin/loans', [], { total: 60 });
    expect(size()).toBe('8');
  });

  it('is no choice where all rows stand on one', () => {
    show('/admin/loans', [], { total: 8 });
    expect(screen.queryByLabelText('Rows on a page')).toBeNull();
  });
});

describe('a second list on the screen', () => {
  it('has a length, an order and columns of its own, and says which list they are of', () => {
    const search = show('/admin/adjustments?page=3&forms=2', [], { total: 60, pageParam: 'forms' });
    expect(screen.queryByLabelText('Rows on a page')).toBeNull();
    expect(screen.getByRole('navigation', { name: 'Pages of ‘Loans’' })).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Rows on a page of ‘Loans’'), { target: { value: '25' } });
    expect(search()).toBe('?page=3&forms-rows=25');
    fireEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    fireEvent.click(screen.getByRole('link', { name: 'Owed' }));
    expect(search()).toBe('?page=3&forms-rows=25&sort=most');
    cleanup();
    show('/admin/adjustments?columns=note', [], { pageParam: 'forms' });
    expect(headings()).toContain('Owed');
  });
});

describe('the order of a list', () => {
  it('is chosen at its headings, by the names that the list has for it, from the first page on', () => {
    const search = show('/admin/loans?page=2');
    const owed = () => fireEvent.click(screen.getByRole('link', { name: 'Owed' }));
    const order = () => screen.getByRole('columnheader', { name: 'Owed' }).getAttribute('aria-sort');
    owed();
    expect([search(), order()]).toEqual(['?sort=most', 'descending']);
    owed();
    expect([search(), order()]).toEqual(['?sort=least', 'ascending']);
    owed();
    expect(search()).toBe('?sort=most');
  });
});

describe('the columns of a list', () => {
  it('are chosen one by one, in the address, and the page stays', () => {
    const search = show('/admin/loans?page=2');
    expect(headings()).toEqual(['Name', 'Owed']);
    fireEvent.click(screen.getByRole('button', { name: 'Choose columns' }));
    choose('Note');
    expect(headings()).toEqual(['Name', 'Owed', 'Note']);
    choose('Owed');
    expect(headings()).toEqual(['Name', 'Note']);
    expect(search()).toBe('?page=2&columns=name%2Cnote');
    choose('Note');
    choose('Owed');
    expect(search()).toBe('?page=2');
  });

  it('are those of the address, the first always, and no others', () => {
    show('/admin/loans?columns=note,salary');
    expect(headings()).toEqual(['Name', 'Note']);
  });

  it('are those of the file', () => {
    const fetched: string[] = [];
    show('/admin/loans?columns=note', fetched);
    fireEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
    expect(new URL(fetched[0] ?? '', 'http://self').searchParams.get('columns')).toBe('name,note');
  });
});
