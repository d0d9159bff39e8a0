import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toastList } from '#platform/web/ui/overlay/toast.ts';
import { showScreen } from '#tests/support/show-screen.tsx';
import type { AuditEntryRow, AuditPerson } from '../../contract.ts';
import { AuditLog } from './audit-log.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ID = '01a00000-0000-7000-8000-00000000000';
const ophelia: AuditPerson = {
  _id: `${ID}1`,
  fullName: 'Ophelia Grant',
  email: 'ophelia@example.com',
  userType: 'Moderator',
};
const marcia: AuditPerson = {
  _id: `${ID}2`,
  fullName: 'Marcia Campbell',
  email: 'marcia@example.com',
  userType: 'User',
};
const entry: AuditEntryRow = {
  _id: `${ID}3`,
  created: '2026-03-03T21:05:00.000Z',
  action: 'verification.approve',
  what: 'Verified documents',
  kind: 'verification',
  record: `${ID}4`,
  named: 'Banking',
  by: ophelia,
  about: marcia,
  address: '10.0.0.1',
  before: { status: 'Submitted' },
  after: { status: 'Verified', approvalNote: 'Clear' },
};

const actions = [{ action: 'application.reject', what: 'Rejected an application' }];

function show(
  at: string,
  found: Partial<{
    rows: AuditEntryRow[];
    total: number;
    page: number;
    hasMore: boolean;
    people: AuditPerson[];
  }> = {},
) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const audit = { rows: [entry], total: 1, page: 1, perPage: 8, hasMore: false, people: [], ...found };
    if (url.startsWith('/api/audit/staff')) return Response.json({ staff: [ophelia] });
    if (url.startsWith('/api/audit/actions')) return Response.json({ actions });
    return Response.json(audit);
  });
  const router = showScreen(<AuditLog />, { at });
  return { router, asked: () => asked.filter((url) => url.startsWith('/api/audit?')) };
}

describe('the audit log', () => {
  it('says in words what was done, by whom and about whom, and opens to what it changed', async () => {
    show('/admin/audit');
    const row = within(
      (await screen.findByRole('list', { name: 'Entries, the newest first' })) as HTMLElement,
    );
    expect(row.getByText('Verified documents')).toBeTruthy();
    expect(row.getByText('Banking').textContent).toBe('Verification Banking');
    expect(row.getByText('4:05 pm, March 3rd 2026')).toBeTruthy();
    const cells = within(row.getByRole('table', { hidden: true }))
      .getAllByRole('row', { hidden: true })
      .map((each) =>
        within(each)
          .getAllByText(/./)
          .map((cell) => cell.textContent),
      );
    expect(cells).toEqual([
      ['Field', 'Before', 'After'],
      ['status', 'Submitted', 'Verified'],
      ['approvalNote', '–', 'Clear'],
    ]);
    const links = row.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      `/admin/audit?staff=${ophelia._id}`,
      `/admin/users/${marcia._id}`,
      `/admin/audit?account=${marcia._id}`,
      `/admin/verification/${entry.record}`,
    ]);
  });

  it('keeps the search in the address', async () => {
    const { router, asked } = show(`/admin/audit?page=3&staff=${ophelia._id}`);
    await screen.findByText('Verified documents');
    expect(asked()).toEqual([`/api/audit?staff=${ophelia._id}&page=3`]);
    fireEvent.change(screen.getByLabelText('Action'), { target: { value: 'application.reject' } });
    await waitFor(() =>
      expect(router.state.location.search).toBe(`?staff=${ophelia._id}&action=application.reject`),
    );
    fireEvent.change(screen.getByLabelText('Person'), { target: { value: 'marcia' } });
    await waitFor(() => expect(router.state.location.search).toContain('person=marcia'));
    await waitFor(() => expect(asked().at(-1)).toContain('person=marcia'));
    fireEvent.click(screen.getByRole('link', { name: 'Clear the search' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('asks nothing of what the address cannot mean, says so, and takes that out of the address', async () => {
    const { asked, router } = show(
      '/admin/audit?action=drop.table&kind=x&from=soon&staff=me&to=2026-03-03&person=%00ma%00',
    );
    await screen.findByText('Verified documents');
    await waitFor(() => expect(router.state.location.search).toBe('?to=2026-03-03&person=%00ma%00'));
    expect(new Set(asked())).toEqual(new Set(['/api/audit?person=ma&to=2026-03-03&page=1']));
    expect(toastList.now().map(({ text }) => text)).toEqual([
      'The address asked for something that this list does not know. It was left out.',
    ]);
  });

  it('leads from behind the last page to it', async () => {
    show('/admin/audit?page=99999', { rows: [], total: 9, page: 99_999 });
    const link = await screen.findByRole('link', { name: 'Go to the last page' });
    expect(link.getAttribute('href')).toBe('/admin/audit?page=2');
  });

  it('names those whom a part of a name found, each to be looked at alone', async () => {
    const { router } = show('/admin/audit?person=ma', { people: [marcia, ophelia] });
    fireEvent.click(await screen.findByRole('link', { name: 'Only Marcia Campbell' }));
    await waitFor(() => expect(router.state.location.search).toBe(`?account=${marcia._id}`));
  });

  it('says when nobody or nothing was found, and where its pages end', async () => {
    show('/admin/audit?person=nobody', { rows: [], total: 0 });
    expect(await screen.findByText('Nobody is called that. Try fewer letters.')).toBeTruthy();
    cleanup();
    show('/admin/audit?kind=prize', { rows: [], total: 0 });
    expect(await screen.findByText(/Nothing was recorded that matches/)).toBeTruthy();
    cleanup();
    show('/admin/audit', { total: 10_000, hasMore: true });
    expect(await screen.findByText(/Pages end after 10,000 entries/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Page 1250' })).toBeTruthy();
  });
});
