import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { SectionPage } from './section-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const section = {
  _id: '1',
  sId: 'income',
  name: 'Income',
  title: 'Income Information in full',
  description: 'What you earn.',
  verificationSchema: { title: 'Your payslips', description: 'The last three.', fields: [] },
};

test.each([
  ['information', 'Income'],
  ['verification', 'Documents for Income'],
] as const)('the %s screen is called by its section, as the way to it is', async (part, title) => {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.includes('/own') ? { forms: {}, sections: [{ _id: '1' }] } : [section]),
  );
  const element = <SectionPage part={part}>{() => null}</SectionPage>;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/?section=income'] });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
});
