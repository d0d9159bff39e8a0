// A list's filter in the address: what it reads there, and what its setter leaves behind.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { useFilter } from './filter.ts';

afterEach(cleanup);

const STATES = ['Waiting', 'Answered'] as const;

function List() {
  const [search, setSearch] = useFilter('search');
  const [state = '–', setState] = useFilter('state', STATES);
  const [usual, setUsual] = useFilter('usual', STATES, 'Waiting');
  return (
    <>
      <p>{`${search} ${state} ${usual}`}</p>
      <button type="button" onClick={() => setSearch('Ann')}>
        Search
      </button>
      <button type="button" onClick={() => setState('')}>
        Any state
      </button>
      <button type="button" onClick={() => setUsual('Waiting')}>
        The usual one
      </button>
    </>
  );
}

function listAt(search: string) {
  const router = createMemoryRouter([{ path: '/', element: <List /> }], {
    initialEntries: ['/before', `/${search}`],
    initialIndex: 1,
  });
  render(<RouterProvider router={router} />);
  return router;
}

test('a text comes trimmed and no longer than a call takes it', () => {
  listAt(`?search=+${'a'.repeat(120)}`);
  expect(screen.getByText(`${'a'.repeat(100)} – Waiting`)).toBeDefined();
});

test('of choices, what the address cannot mean is left out, or the usual one', () => {
  listAt('?search=Bo&state=answered&usual=Nonsense');
  expect(screen.getByText('Bo – Waiting')).toBeDefined();
});

test('the setter keeps the other filters, leads back to the first page and takes the place of this step', async () => {
  const router = listAt('?state=Answered&page=3');
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('Ann Answered Waiting')).toBeDefined();
  expect(router.state.location.search).toBe('?state=Answered&search=Ann');
  expect(router.state.historyAction).toBe('REPLACE');
});

test('an empty filter and the usual choice leave the address', async () => {
  const router = listAt('?state=Answered&usual=Answered');
  fireEvent.click(screen.getByRole('button', { name: 'Any state' }));
  expect(await screen.findByText('– Answered', { exact: false })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'The usual one' }));
  expect(await screen.findByText('– Waiting', { exact: false })).toBeDefined();
  expect(router.state.location.search).toBe('');
});
