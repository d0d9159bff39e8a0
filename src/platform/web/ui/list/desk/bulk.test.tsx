import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { CallFailed } from '#platform/web/call.ts';
import type { LoadedQuery } from '../../loaded.tsx';
import { BulkBar, useBulk } from './bulk.tsx';
import { DeskList } from './desk-list.tsx';

afterEach(cleanup);

type Row = { id: string; name: string };
const ROWS: Row[] = [
  { id: 'a', name: 'Marcia' },
  { id: 'b', name: 'Devon' },
  { id: 'c', name: 'Althea' },
];

type Tried = { id: string; key: string };

type ListProps = { tried: Tried[]; refuses: Set<string>; total?: number; asked?: object };

function List({ tried, refuses, total = 3, asked = { state: 'Open', page: 1 } }: ListProps) {
  const bulk = useBulk<Row>({ idOf: ({ id }) => id, nameOf: ({ name }) => name });
  const query = { data: { rows: ROWS, total } } as unknown as LoadedQuery<{ rows: Row[]; total: number }>;
  const act = async ({ id }: Row, key: string) => {
    tried.push({ id, key });
    if (refuses.has(id)) throw new CallFailed(409, { message: 'A colleague has it' });
    return { message: 'Yours now' };
  };
  return (
    <DeskList
      query={query}
      list={{ list: '/api/signals', asked: { ...asked } }}
      empty="None"
      caption="Signals"
      columns={[{ key: 'name', heading: 'Name', file: 'name', cell: ({ name }) => name }]}
      rowKey={({ id }) => id}
      selection={bulk.selection}
      bar={(rows) => (
        <BulkBar rows={rows} bulk={bulk}>
          <button type="button" onClick={() => bulk.run(act)}>
            Take up
          </button>
        </BulkBar>
      )}
    />
  );
}

const select = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }));

it('does each chosen row by itself, says how each went, and tries what failed again under its own key', async () => {
  const tried: Tried[] = [];
  const refuses = new Set(['b']);
  const element = <List tried={tried} refuses={refuses} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  select('Marcia');
  select('Devon');
  fireEvent.click(screen.getByRole('button', { name: 'Take up' }));
  await waitFor(() => expect(screen.getByText('1 done, 1 not')).toBeTruthy());
  expect(screen.getByRole('region', { name: 'How each went' }).textContent).toContain(
    'Devon: A colleague has it',
  );
  expect(tried.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(tried[0]?.key).not.toBe(tried[1]?.key);
  // What is done is no longer chosen; what failed is.
  expect(screen.getByText('1 selected')).toBeTruthy();
  refuses.clear();
  fireEvent.click(screen.getByRole('button', { name: 'Try the one again' }));
  await waitFor(() => expect(screen.getByText('2 done')).toBeTruthy());
  expect(tried[2]).toEqual(tried[1]);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region', { name: 'How each went' })).toBeNull();
});

it('chooses what the other pages have, too, once all on the page is chosen', async () => {
  const asked: string[] = [];
  const paged: Row[][] = [ROWS, [{ id: 'd', name: 'Keisha' }], []];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const page = Number(new URL(url, 'http://localhost').searchParams.get('page'));
    return Response.json({ rows: paged[page - 1], total: 4 });
  });
  const tried: Tried[] = [];
  const element = <List tried={tried} refuses={new Set()} total={4} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  select('Marcia');
  expect(screen.queryByRole('button', { name: 'Select all 4' })).toBeNull();
  select('Devon');
  select('Althea');
  fireEvent.click(screen.getByRole('button', { name: 'Select all 4' }));
  await screen.findByText('4 selected');
  expect(asked).toEqual(['/api/signals?state=Open&page=1', '/api/signals?state=Open&page=2']);
  expect(screen.queryByRole('button', { name: 'Select all 4' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Take up' }));
  await waitFor(() => expect(tried.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']));
  vi.unstubAllGlobals();
});

it('clears what was selected once the list is narrowed in another way, and says so; pages and orders keep it', async () => {
  const tried: Tried[] = [];
  function Turned() {
    const [asked, ask] = useState<object>({ state: 'Open', page: 1 });
    const turn = (to: object) => (
      <button type="button" onClick={() => ask(to)}>
        {JSON.stringify(to)}
      </button>
    );
    return (
      <>
        {turn({ state: 'Open', page: 2, perPage: '25', sort: 'newest' })}
        {turn({ state: 'Settled', page: 1 })}
        <List tried={tried} refuses={new Set()} asked={asked} />
      </>
    );
  }
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Turned /> }])} />);
  select('Marcia');
  select('Devon');
  fireEvent.click(screen.getByText(/newest/));
  expect(screen.getByText('2 selected')).toBeTruthy();
  fireEvent.click(screen.getByText(/Settled/));
  await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull());
  const said = screen.getByText('Other filters: the 2 selected before are no longer selected');
  expect(said.getAttribute('role')).toBe('status');
  expect(screen.queryByRole('checkbox', { checked: true })).toBeNull();
});
