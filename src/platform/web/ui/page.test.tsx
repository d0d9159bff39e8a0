// A record that is gone to before it is read: its heading takes the focus with its name, not before.
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { showScreen } from '#tests/support/show-screen.tsx';
import { Page, titleOf } from './page.tsx';

afterEach(cleanup);

type Answer = { data: { name: string } | undefined; isError: boolean };

let answer: (read: Answer) => void;

function Account() {
  const [read, setRead] = useState<Answer>({ data: undefined, isError: false });
  answer = (next) => act(() => setRead(next));
  return (
    <main>
      <Page {...titleOf(read, 'Account', ({ name }) => name)}>
        <input aria-label="Search" />
      </Page>
    </main>
  );
}

async function goTo(): Promise<void> {
  showScreen([
    { path: '/', element: <Link to="/account">Marcia</Link> },
    { path: '/account', element: <Account /> },
  ]);
  const link = screen.getByRole('link');
  link.focus();
  fireEvent.click(link);
  await screen.findByRole('heading', { name: 'Account' });
  // What gives a dropped focus a place does so two frames later.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
}

const heading = (name: string) => screen.getByRole('heading', { level: 1, name });

test('its heading has the focus once its name stands there, and not while it says what it is', async () => {
  await goTo();
  expect(document.activeElement).toBe(document.body);
  answer({ data: { name: 'Marcia Campbell' }, isError: false });
  await waitFor(() => expect(document.activeElement).toBe(heading('Marcia Campbell')));
});

test('where it cannot be read, what it is has to do', async () => {
  await goTo();
  answer({ data: undefined, isError: true });
  await waitFor(() => expect(document.activeElement).toBe(heading('Account')));
});

test('what is used meanwhile keeps the focus', async () => {
  await goTo();
  screen.getByLabelText('Search').focus();
  answer({ data: { name: 'Marcia Campbell' }, isError: false });
  expect(heading('Marcia Campbell')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Search'));
});
