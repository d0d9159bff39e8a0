import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
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
