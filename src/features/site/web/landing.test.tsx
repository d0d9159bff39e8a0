import { cleanup, render, screen } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageWith } from '../rules/copy-in-page.ts';
import { landingCopy } from '../texts/site.ts';

const edited = {
  ...landingCopy,
  'hero.title': 'Loans & <b>more</b>',
  'claims.1.figure': '$400,000',
  'steps.2.title': '"Roots" </script>',
};

/** The landing as a browser meets it: its program is loaded after the page is there. */
async function landing() {
  vi.resetModules();
  const { Landing } = await import('./landing.tsx');
  return (
    <MemoryRouter>
      <Landing login={<p>Log in here</p>} costExample={<p>The cost</p>} />
    </MemoryRouter>
  );
}

let asked: string[];
beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({ revision: 2, copy: edited });
  });
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test('shows the words of the page that the server filled, before and after its script has run', async () => {
  const root = document.createElement('div');
  root.innerHTML = pageWith(renderToString(await landing()), edited);
  document.body.append(root);
  const before = root.innerHTML;
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Loans & <b>more</b>');
  const mismatches: unknown[] = [];
  const onRecoverableError = (error: unknown) => mismatches.push(error);
  const element = await landing();
  await act(async () => hydrateRoot(root, element, { onRecoverableError }));
  expect(mismatches).toEqual([]);
  expect(root.innerHTML).toBe(before);
  expect(screen.getByText('$400,000')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 3, name: '2. "Roots" </script>' })).toBeTruthy();
  expect(asked).toEqual([]);
});

test('reached from another page, asks for the published words', async () => {
  render(await landing());
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A loan you can see through');
  expect(await screen.findByText('$400,000')).toBeTruthy();
  expect(asked).toEqual(['/api/informations/landingCopy']);
});
