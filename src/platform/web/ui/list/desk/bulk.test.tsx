import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
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

function List({ tried, refuses }: { tried: Tried[]; refuses: Set<string> }) {
  const bulk = useBulk<Row>({ idOf: ({ id }) => id, nameOf: ({ name }) => name });
  const query = { data: { rows: ROWS, total: 3 } } as unknown as LoadedQuery<{ rows: Row[]; total: number }>;
  const act = async ({ id }: Row, key: string) => {
    tried.push({ id, key });
    if (refuses.has(id)) throw new CallFailed(409, { message: 'A colleague has it' });
    return { message: 'Yours now' };
  };
  return (
    <DeskList
      query={query}
      list={{ list: '/api/signals', asked: {} }}
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
