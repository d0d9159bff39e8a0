import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showScreen } from '#tests/support/show-screen.tsx';
import type { SecurityAlertRow, SecurityEventRow } from '../../contract.ts';
import { AlertsBell } from './alerts-bell.tsx';
import { AuditPage } from './audit-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const ID = '01a00000-0000-7000-8000-00000000000';
const ophelia = {
  _id: `${ID}1`,
  fullName: 'Ophelia Grant',
  email: 'ophelia@example.com',
  userType: 'Moderator',
};
const refused: SecurityEventRow = {
  _id: `${ID}2`,
  kind: 'forbidden',
  refusal: 'session.not_allowed',
  route: 'POST /api/accounts/addAdmin',
  address: '203.0.113.9',
  about: ophelia,
  tried: null,
  refusals: 25,
  created: '2026-03-03T21:05:00.000Z',
  last: '2026-03-03T21:05:40.000Z',
};
const guess: SecurityEventRow = {
  ...refused,
  _id: `${ID}3`,
  kind: 'login',
  about: null,
  tried: '00aa11bb22cc33dd',
  refusals: 1,
};
const together: SecurityEventRow = { ...guess, _id: `${ID}4`, tried: null, address: null };
const head = `12:${'ab'.repeat(32)}`;

function show(element: ReactElement, at: string, answers: Record<string, unknown> = {}) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const path = url.split('?')[0] ?? '';
    const answer = answers[path] ?? {
      rows: [refused, guess, together],
      total: 3,
      page: 1,
      perPage: 8,
      hasMore: false,
      people: [],
      staff: [],
      newest: { head, sealed: '2026-03-03T21:05:00.000Z', blocks: 12 },
    };
    return new Response(JSON.stringify(answer));
  });
  const router = showScreen(element, { at });
  return { router, asked: (path: string) => asked.filter((url) => url.startsWith(path)) };
}

describe('the security events', () => {
  it('say what was refused, how often, to whom and from where', async () => {
    show(<AuditPage />, '/admin/audit?view=security');
    const list = await screen.findByRole('list', { name: 'Security events, the newest first' });
    const rows = within(list)
      .getAllByRole('listitem')
      .map((row) => row.textContent ?? '');
    expect(rows[0]).toMatch(
      /Not allowed.*25 times.*POST \/api\/accounts\/addAdmin.*Ophelia Grant.*203\.0\.113\.9/,
    );
    expect(rows[1]).toMatch(/Wrong log-in.*once.*An e-mail address that no account has \(00aa11bb22cc33dd\)/);
    expect(rows[2]).toMatch(/Nobody known.*Many addresses together/);
    const links = within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(links.slice(0, 2)).toEqual([
      `/admin/audit?view=security&account=${ophelia._id}`,
      '/admin/audit?view=security&address=203.0.113.9',
    ]);
  });

  it('are searched by what stands in the address, and by nothing that it cannot mean', async () => {
    const { router, asked } = show(
      <AuditPage />,
      '/admin/audit?view=security&kind=verification&account=me&from=soon&page=2&address=203.0.113.9',
    );
    await screen.findByRole('list', { name: 'Security events, the newest first' });
    expect(asked('/api/audit/security')).toEqual(['/api/audit/security?address=203.0.113.9&page=2']);
    fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'login' } });
    await waitFor(() => expect(asked('/api/audit/security').at(-1)).toContain('kind=login'));
    fireEvent.click(screen.getByRole('link', { name: 'Clear the search' }));
    await waitFor(() => expect(router.state.location.search).toBe('?view=security'));
    fireEvent.click(screen.getByRole('tab', { name: 'What was done' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('stand over the seal, whose name is there to be kept', async () => {
    show(<AuditPage />, '/admin/audit?view=security');
    const seal = await screen.findByRole('region', { name: 'Seal of the audit log' });
    expect(await within(seal).findByText(head)).toBeTruthy();
    cleanup();
    show(<AuditPage />, '/admin/audit?view=security', { '/api/audit/chain': { newest: null } });
    expect(await screen.findByText(/Nothing is sealed yet/)).toBeTruthy();
  });
});

describe("the admins' bell", () => {
  const alerts: SecurityAlertRow[] = [
    {
      _id: `${ID}5`,
      pattern: 'many_accounts',
      about: null,
      address: '2001:db8:0:1::/64',
      counted: 14,
      created: refused.created,
    },
    {
      _id: `${ID}6`,
      pattern: 'refused_staff',
      about: ophelia,
      address: null,
      counted: 25,
      created: refused.created,
    },
    {
      _id: `${ID}7`,
      pattern: 'staff_added',
      about: { ...ophelia, fullName: 'Nia Newcomer' },
      address: null,
      counted: 1,
      created: refused.created,
    },
  ];

  it('says what is new until it is looked at, and leads to the calls themselves', async () => {
    show(<AlertsBell />, '/admin/dashboard', { '/api/audit/alerts': alerts });
    fireEvent.click(await screen.findByRole('button', { name: 'Security alerts, something new' }));
    const found = await screen.findByRole('link', {
      name: /2001:db8:0:1::\/64 tried to get into 14 accounts/,
    });
    expect(found.getAttribute('href')).toBe(
      '/admin/audit?view=security&address=2001%3Adb8%3A0%3A1%3A%3A%2F64',
    );
    expect(
      screen.getByRole('link', { name: /Ophelia Grant was refused 25 times/ }).getAttribute('href'),
    ).toBe(`/admin/audit?view=security&account=${ophelia._id}`);
    const added = screen.getByRole('link', { name: /Nia Newcomer was added to the staff/ });
    expect(added.getAttribute('href')).toBe('/admin/add-admin');
    expect(screen.getByRole('button', { name: 'Security alerts' })).toBeTruthy();
  });
});
