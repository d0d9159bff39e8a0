import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { Page } from './page.tsx';

afterEach(cleanup);

function Record() {
  const [isTaken, setTaken] = useState(false);
  const actions = isTaken ? (
    <button key="answer" type="button">
      Answer
    </button>
  ) : (
    <button key="take" type="button" onClick={() => setTaken(true)}>
      Take it up
    </button>
  );
  return (
    <Page title="Complaint" actions={actions}>
      <input aria-label="Note" />
    </Page>
  );
}

const show = () =>
  render(
    <MemoryRouter>
      <Record />
    </MemoryRouter>,
  );

it('gives the focus to the heading when the button that had it goes with what it did', () => {
  show();
  const take = screen.getByRole('button', { name: 'Take it up' });
  take.focus();
  fireEvent.click(take);
  expect(screen.getByRole('button', { name: 'Answer' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Complaint' }));
});

it('takes no focus from what has it meanwhile', () => {
  show();
  const take = screen.getByRole('button', { name: 'Take it up' });
  take.focus();
  screen.getByLabelText('Note').focus();
  fireEvent.click(take);
  expect(document.activeElement).toBe(screen.getByLabelText('Note'));
});
