// Who gets the focus: the heading of a screen that was gone to, and never in place of what a person is using.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider, useSearchParams } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { PageHeading } from './page-heading.tsx';

afterEach(cleanup);

function List() {
  const [address, setAddress] = useSearchParams();
  const search = address.get('search') ?? '';
  return (
    <>
      <PageHeading title="Users" />
      <input aria-label="Filter" onChange={({ target }) => setAddress({ search: target.value })} />
      <p>{`searched for "${search}"`}</p>
      <Link to="/detail/1">To one</Link>
    </>
  );
}

function Detail() {
  return (
    <>
      <PageHeading title="One user" />
      <Link to="/detail/2">To another</Link>
      <Link to="/list">To all</Link>
    </>
  );
}

/** The screens as they are after a hard load of that address. */
function loadAt(address: string): void {
  const routes = [
    { path: '/list', element: <List /> },
    { path: '/detail/:id', element: <Detail /> },
  ];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />);
}

async function search(text: string): Promise<void> {
  const filter = screen.getByLabelText('Filter');
  fireEvent.change(filter, { target: { value: text } });
  await screen.findByText(`searched for "${text}"`);
}

const heading = () => screen.getByRole('heading', { level: 1 });

async function follow(link: string, title: string): Promise<void> {
  fireEvent.click(screen.getByRole('link', { name: link }));
  await screen.findByRole('heading', { name: title });
}

test('a hard load leaves the focus where the browser puts it', () => {
  loadAt('/list');
  expect(document.activeElement).toBe(document.body);
});

test('a filter keeps the focus from the first change of the address after a hard load', async () => {
  loadAt('/list');
  const filter = screen.getByLabelText('Filter');
  filter.focus();
  for (const text of ['mar', 'marcia']) {
    await search(text);
    expect(document.activeElement).toBe(filter);
  }
});

test('a filter keeps the focus on a screen that was gone to', async () => {
  loadAt('/detail/1');
  await follow('To all', 'Users');
  expect(document.activeElement).toBe(heading());
  const filter = screen.getByLabelText('Filter');
  filter.focus();
  await search('mar');
  expect(document.activeElement).toBe(filter);
});

test('another address of the same screen, and the way back to the loaded one, put the focus on the heading', async () => {
  loadAt('/detail/1');
  for (const link of ['To another', 'To all', 'To one']) {
    screen.getByRole('link', { name: link }).focus();
    await follow(link, link === 'To all' ? 'Users' : 'One user');
    expect(document.activeElement).toBe(heading());
  }
});
