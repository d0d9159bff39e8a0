import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { defaultPolicy } from '../../../../defaults/policy.ts';
import { FiguresForm } from './figures-form.tsx';

afterEach(cleanup);

test('a list of the parts, in their order, leads to each of them', () => {
  render(<FiguresForm policy={defaultPolicy} refused={{}} onPolicy={() => {}} />);
  const parts = within(screen.getByRole('navigation', { name: 'Parts of the policy' }));
  const names = parts.getAllByRole('button').map(({ textContent }) => textContent);
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names).toEqual(headings);
  for (const name of names) {
    fireEvent.click(parts.getByRole('button', { name: name ?? '' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: name ?? '' }));
  }
});
