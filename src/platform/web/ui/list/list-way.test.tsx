import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider, useSearchParams } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { keepingList, useRecordTail, useWayToList } from './list-way.ts';

afterEach(cleanup);

const ROOT = '/admin/boats';

const List = () => <Link to={`/admin/boats/7${useRecordTail(ROOT)}`}>Boat</Link>;

function Boat() {
  const { to, tail } = useWayToList(ROOT);
  const [, setAddress] = useSearchParams();
  return (
    <>
      <Link to={to}>Back</Link>
      <Link to={`/admin/boats/7/sail${tail}`}>Sail</Link>
      <button type="button" onClick={() => setAddress((now) => keepingList(now, { tab: 'crew' }))}>
        Crew
      </button>
    </>
  );
}

function open(at: string) {
  const router = createMemoryRouter(
    [
      { path: '/admin/boats/7/sail', element: <Boat /> },
      { path: '/admin/boats/7', element: <Boat /> },
      { path: '/admin/boats/model-5', element: <List /> },
      { path: '/admin/boats', element: <List /> },
    ],
    { initialEntries: [at] },
  );
  render(<RouterProvider router={router} />);
  return () => router.state.location.pathname + router.state.location.search;
}
const press = (name: string) => fireEvent.click(screen.getByText(name));

test.each(['/admin/boats?page=3&search=marcia+c', '/admin/boats/model-5?page=3', '/admin/boats/model-5'])(
  'over a record, its tabs and its parts the way leads back to %s',
  (list) => {
    const at = open(list);
    press('Boat');
    press('Crew');
    expect(at()).toContain('tab=crew');
    press('Sail');
    press('Back');
    expect(at()).toBe(list);
  },
);

test('a list as it begins needs no word in the address', () => {
  const at = open(ROOT);
  press('Boat');
  expect(at()).toBe('/admin/boats/7');
  press('Back');
  expect(at()).toBe(ROOT);
});

test.each(['https://elsewhere.example/', '//elsewhere.example', '/logout', '/admin/boatsmen'])(
  'an address that names %s as its list leads to the list',
  (list) => {
    const at = open(`/admin/boats/7?${new URLSearchParams({ list })}`);
    press('Back');
    expect(at()).toBe(ROOT);
  },
);
