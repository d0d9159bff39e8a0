import { cleanup, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { frameTexts } from '#texts/navigation.ts';
import { Unbroken } from './broken.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Breaks = () => {
  throw new Error('planted');
};

const Around = () => (
  <>
    <Link to="/whole">another</Link>
    <Link to="?page=2">the same</Link>
    <Unbroken path={useLocation().pathname}>
      <Routes>
        <Route path="/breaks" element={<Breaks />} />
        <Route path="/whole" element={<p>whole</p>} />
      </Routes>
    </Unbroken>
  </>
);

it('shows that a screen broke until one goes to another, which is shown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <MemoryRouter initialEntries={['/breaks']}>
      <Around />
    </MemoryRouter>,
  );
  await screen.findByText(frameTexts.brokenTitle);
  screen.getByText('the same').click();
  await screen.findByText(frameTexts.brokenTitle);
  screen.getByText('another').click();
  await screen.findByText('whole');
  expect(screen.queryByText(frameTexts.brokenTitle)).toBeNull();
});
