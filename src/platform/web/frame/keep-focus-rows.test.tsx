// What a row leaves behind is never a control that a key pressed for that row would act on.
import { cleanup, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { showScreen } from '#tests/support/show-screen.tsx';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';

afterEach(cleanup);

type ListProps = { names: string[]; tone?: 'secondary' | 'danger'; isLed?: boolean };

function List({ names, tone = 'secondary', isLed = false }: ListProps) {
  const [rows, setRows] = useState(names);
  const drop = (name: string | undefined) => setRows(rows.filter((each) => each !== name));
  return (
    <Page title="Days">
      <section>
        <h2>Coming</h2>
        <ul>
          {rows.map((name) => (
            <li key={name}>
              {isLed ? <a href={`/${name}`}>{name}</a> : name}
              <Button tone={tone} onClick={() => drop(name)} aria-label={`Remove ${name}`}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
      </section>
      <button type="button" onClick={() => drop(rows[0])}>
        By a colleague
      </button>
    </Page>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const hasFocus = (element: () => HTMLElement) =>
  waitFor(() => expect(document.activeElement).toBe(element()));

it('goes to the link of the row in its place where a colleague removed the row, else to the heading', async () => {
  showScreen(<List names={['Ann', 'Bob', 'Cid']} isLed />);
  button('Remove Ann').focus();
  fireEvent.click(button('By a colleague'));
  await hasFocus(() => screen.getByRole('link', { name: 'Bob' }));
  cleanup();
  showScreen(<List names={['Ann', 'Bob', 'Cid']} />);
  button('Remove Ann').focus();
  fireEvent.click(button('By a colleague'));
  await hasFocus(() => screen.getByRole('heading', { name: 'Coming' }));
});

it('goes from a button that destroys to no other such button, though its own user pressed it', async () => {
  showScreen(<List names={['Ann', 'Bob', 'Cid']} tone="danger" />);
  button('Remove Ann').focus();
  fireEvent.click(button('Remove Ann'));
  await hasFocus(() => screen.getByRole('heading', { name: 'Coming' }));
});

it('lets a key that is held act only where it went down', async () => {
  showScreen(<List names={['Ann', 'Bob', 'Cid']} />);
  const isTaken = (name: string, repeat: boolean) => {
    const event = createEvent.keyDown(button(name), { key: 'Enter', repeat });
    fireEvent(button(name), event);
    return !event.defaultPrevented;
  };
  button('Remove Ann').focus();
  expect(isTaken('Remove Ann', false)).toBe(true);
  expect(isTaken('Remove Ann', true)).toBe(true);
  fireEvent.click(button('Remove Ann'));
  await hasFocus(() => button('Remove Bob'));
  expect(isTaken('Remove Bob', true)).toBe(false);
  expect(isTaken('Remove Bob', false)).toBe(true);
});
