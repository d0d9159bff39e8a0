import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { showScreen } from '#tests/support/show-screen.tsx';
import { brand } from '#texts/brand.ts';
import { BorrowerShell } from './borrower.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(loans: string[] = []) {
  const shell = (
    <BorrowerShell
      person={{ name: 'Marcia Campbell', email: 'marcia@example.com', imageUrl: null }}
      bell={null}
    >
      <h1>Here</h1>
    </BorrowerShell>
  );
  const rows = loans.map((_id) => ({ _id }));
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.startsWith('/api/loans/own') ? { rows, total: rows.length } : { unread: 0 }),
  );
  showScreen(shell);
}

const places = (navigation: HTMLElement) =>
  within(navigation)
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.getAttribute('href'), link.textContent]);

test('the navigation has its desktop and its phone labels', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const [wide, phone] = screen.getAllByRole('navigation', { name: 'Main' });
  const shared = [
    ['/overview', 'Overview'],
    ['/redeem', 'Redeem'],
    ['/data', 'Your Data'],
    ['/loan-services', 'Loan Services'],
  ];
  expect(places(wide as HTMLElement)).toEqual(
    expect.arrayContaining([
      ...shared,
      ['/', 'My Dashboard'],
      ['/earn-points', 'Earn Seed Points'],
      ['/messages', 'Messages'],
    ]),
  );
  const onPhone = places(phone as HTMLElement);
  expect(onPhone).toEqual(
    expect.arrayContaining([
      ...shared,
      ['/', 'My Dashboard'],
      ['/earn-points', 'Apply for a loan'],
      ['/profile', 'Your Profile'],
      ['/contact', 'Help and complaints'],
      ['/update-password', 'Change Password'],
      ['/logout', 'Log out'],
    ]),
  );
  expect(onPhone.map(([to]) => to)).not.toContain('/messages');
});

test.each<[string, string[], string | null]>([
  ['is not there without one', [], null],
  ['leads to the only one', ['l1'], '/my-loans/l1'],
  ['leads to all of several', ['l2', 'l1'], '/my-loans'],
])("in both, 'My Loan' %s", async (_case, loans, to) => {
  show(loans);
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await vi.waitFor(() => {
    for (const navigation of screen.getAllByRole('navigation', { name: 'Main' })) {
      const [, second] = places(navigation);
      expect(second).toEqual(to === null ? ['/overview', 'Overview'] : [to, 'My Loan']);
    }
  });
});

test('the burger opens the menu, Escape closes it and gives the focus back, a place closes it too', async () => {
  show();
  const burger = screen.getByRole('button', { name: 'Menu' });
  fireEvent.click(burger);
  expect(burger.getAttribute('aria-expanded')).toBe('true');
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(burger.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(burger);
  fireEvent.click(burger);
  fireEvent.click(screen.getByRole('link', { name: 'Apply for a loan' }));
  await vi.waitFor(() => expect(burger.getAttribute('aria-expanded')).toBe('false'));
});

test('under the avatar are profile, password, help and the way out', () => {
  show();
  expect(screen.getByText('MC')).toBeTruthy();
  const account = screen.getByRole('button', { name: /Your account/ });
  fireEvent.click(account);
  const menu = document.getElementById(account.getAttribute('aria-controls') ?? '') as HTMLElement;
  expect(places(menu)).toEqual([
    ['/profile', 'Your Profile'],
    ['/update-password', 'Change Password'],
    ['/contact', 'Help and complaints'],
    ['/logout', 'Log out'],
  ]);
});

test('the footer has three social networks, the way to become a partner, and the copyright line', () => {
  show();
  const footer = within(screen.getByRole('contentinfo'));
  for (const { name, url } of brand.social)
    expect(footer.getByRole('link', { name }).getAttribute('href')).toBe(url);
  expect(brand.social).toHaveLength(3);
  expect(footer.getByRole('link', { name: 'Become a partner' }).getAttribute('href')).toBe('/partner-signup');
  expect(footer.getByText(brand.licenceBanner)).toBeTruthy();
  expect(screen.getByRole('contentinfo').textContent).toContain(
    `${brand.address} · ${brand.hours} · ${brand.phone}`,
  );
  expect(footer.getByRole('link', { name: 'Contact' }).getAttribute('href')).toBe('/contact');
  expect(footer.getByText(`© ${new Date().getFullYear()} ${brand.legalName}`)).toBeTruthy();
});
