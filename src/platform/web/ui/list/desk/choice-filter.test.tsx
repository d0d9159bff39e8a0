// A list's filter by one choice: what it offers, and what it leaves in the address.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { ChoiceFilter } from './choice-filter.tsx';

afterEach(cleanup);

const STATES = ['Waiting', 'Answered'] as const;

function filtersAt(search: string) {
  const element = (
    <>
      <ChoiceFilter param="state" choices={STATES} named={{ Waiting: 'Not yet' }} any="Any" label="State" />
      <ChoiceFilter param="show" choices={STATES} usual="Waiting" label="Shown" />
    </>
  );
  const router = createMemoryRouter([{ path: '/', element }], { initialEntries: [`/${search}`] });
  render(<RouterProvider router={router} />);
  return router;
}

const offered = (label: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text);

test('its choices by their names, and none of them only where that means all', () => {
  filtersAt('');
  expect(offered('State')).toEqual(['Any', 'Not yet', 'Answered']);
  expect(offered('Shown')).toEqual(['Waiting', 'Answered']);
});

test('nobody has to choose', () => {
  filtersAt('');
  expect(screen.getByLabelText<HTMLSelectElement>('State').required).toBe(false);
  expect(screen.getByLabelText<HTMLSelectElement>('Shown').required).toBe(false);
});

test('it shows what the address asks for, and what is usual where it asks for nothing it knows', () => {
  filtersAt('?state=Answered&show=Nonsense');
  expect(screen.getByLabelText<HTMLSelectElement>('State').value).toBe('Answered');
  expect(screen.getByLabelText<HTMLSelectElement>('Shown').value).toBe('Waiting');
});

test('what is chosen stands in the address, on the first page; what is usual does not', () => {
  const router = filtersAt('?show=Answered&page=2');
  fireEvent.change(screen.getByLabelText('State'), { target: { value: 'Waiting' } });
  expect(router.state.location.search).toBe('?show=Answered&state=Waiting');
  fireEvent.change(screen.getByLabelText('Shown'), { target: { value: 'Waiting' } });
  expect(router.state.location.search).toBe('?state=Waiting');
});
