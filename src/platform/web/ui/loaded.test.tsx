import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { CallFailed } from '../call.ts';
import { Loaded } from './loaded.tsx';

afterEach(cleanup);

const failed = (error: unknown) =>
  render(
    <MemoryRouter>
      <Loaded query={{ data: undefined, isError: true, error, isFetching: false, refetch: () => {} }}>
        {() => null}
      </Loaded>
    </MemoryRouter>,
  );

it('offers to try again what may succeed the next time', () => {
  failed(new CallFailed(503, { code: 'request.unavailable', message: 'Try again in a moment.' }));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it('leads away from what is not there, which no second try would find', () => {
  failed(new CallFailed(404, { code: 'request.not_found', message: 'We could not find that.' }));
  expect(screen.getByText('We could not find that.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the start' }).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('button')).toBeNull();
});

describe('a page behind the last one of a list', () => {
  const showPage = (at: string, answer: object, pageParam?: string) => {
    const query = { data: answer, isError: false, error: null, isFetching: false, refetch: () => {} };
    const list = (
      <Loaded
        query={query}
        isEmpty={() => true}
        empty="Nobody matches."
        {...(pageParam ? { pageParam } : {})}
      >
        {() => null}
      </Loaded>
    );
    const router = createMemoryRouter([{ path: '*', element: list }], { initialEntries: [at] });
    render(<RouterProvider router={router} />);
    return router;
  };
  const empty = { rows: [], total: 8, page: 2, perPage: 8 };

  it('does not say that there is nothing, and leads to the last one in its place', async () => {
    const router = showPage('/?status=Pending&page=2', empty);
    expect(screen.getByText('This list has no page 2.')).toBeTruthy();
    expect(screen.queryByText('Nobody matches.')).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'Go to the last page' }));
    await waitFor(() => expect(router.state.location.search).toBe('?status=Pending&page=1'));
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('of a second list on the screen, with pages of another length', () => {
    showPage('/?page=3&forms=9', { ...empty, total: 60, page: 9, perPage: 25 }, 'forms');
    const to = screen.getByRole('link', { name: 'Go to the last page' }).getAttribute('href');
    expect(to).toBe('/?page=3&forms=3&forms-rows=25');
  });

  it.each([
    ['a list without rows', { ...empty, total: 0 }],
    ['the first page of one', { ...empty, total: 0, page: 1 }],
  ])('is not said of %s', (_, answer) => {
    showPage('/', answer);
    expect(screen.getByText('Nobody matches.')).toBeTruthy();
  });
});
