import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setSession } from '#tests/support/readable-session.ts';
import { showScreen } from '#tests/support/show-screen.tsx';
import type { ListView } from '../../../contract/views.ts';
import { ListViews } from './list-views.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const late: ListView = {
  _id: '01a00000-0000-7000-8000-000000000001',
  name: 'Late first',
  search: 'sort=-owed&state=Late',
  isShared: false,
  isOwn: true,
  isUsual: false,
  by: null,
  mayChange: true,
};
const theirs: ListView = {
  ...late,
  _id: '01a00000-0000-7000-8000-000000000002',
  name: 'Big ones',
  search: 'sort=-amount',
  isShared: true,
  isOwn: false,
  by: 'Devon Clarke',
  mayChange: false,
};

function show(address: string, views: ListView[], userType: 'Moderator' | 'Partner' = 'Moderator') {
  const sent: { path: string; body: unknown }[] = [];
  setSession({
    id: '01a0-officer',
    userType,
    status: 'Active',
    infoStatus: 'FirstModel',
    fullName: 'Althea Morgan',
    email: 'althea@example.com',
    image: null,
  });
  vi.stubGlobal('fetch', async (asked: string, init: RequestInit = {}) => {
    const { pathname } = new URL(asked, 'http://self');
    if (pathname === '/api/form') return Response.json({ csrfToken: 'token' });
    if (init.method === 'POST') sent.push({ path: pathname, body: JSON.parse(String(init.body)) });
    return Response.json(init.method === 'POST' ? { message: 'Done', _id: late._id } : { views });
  });
  const router = showScreen(<ListViews list="/api/loans/admin" />, { at: address });
  return { sent, router, search: () => router.state.location.search };
}

const openMenu = () => fireEvent.click(screen.getByRole('button', { name: /^Views of this list/ }));

describe('the views of a list', () => {
  it('are chosen from a menu, and the one that is shown is named', async () => {
    const { search } = show('/admin/portfolio?state=Late&sort=-owed&page=2', [late, theirs]);
    expect(await screen.findByText('Late first')).toBeTruthy();
    openMenu();
    fireEvent.click(screen.getByRole('link', { name: /Big ones/ }));
    expect(search()).toBe('?sort=-amount');
  });

  it('are named by the one that was chosen or saved last, where several show the same', async () => {
    const same = { ...theirs, search: late.search };
    const { sent } = show('/admin/portfolio?state=Late&sort=-owed', [same, late]);
    const button = () => screen.getByRole('button', { name: /^Views of this list/ });
    const named = (name: string) =>
      waitFor(() => expect(button().textContent).toContain(`Views of this list: ${name}`));
    const link = (name: RegExp) => screen.getByRole('link', { name });
    await named('Big ones');
    openMenu();
    fireEvent.click(link(/Late first/));
    await named('Late first');
    openMenu();
    expect([/Late first/, /Big ones/].map((name) => link(name).getAttribute('aria-current'))).toEqual([
      'true',
      null,
    ]);
    fireEvent.click(link(/Big ones/));
    await named('Big ones');
    openMenu();
    fireEvent.click(screen.getByRole('button', { name: 'Save this view' }));
    fireEvent.change(await screen.findByRole('textbox', { name: /Name/ }), { target: { value: 'Late' } });
    fireEvent.submit(screen.getByRole('textbox', { name: /Name/ }));
    await waitFor(() => expect(sent).toHaveLength(1));
    await named('Late first');
  });

  it("say which of one's own the colleagues have too", async () => {
    show('/admin/portfolio', [
      { ...late, isShared: true },
      { ...late, _id: 'b', name: 'For me' },
    ]);
    openMenu();
    expect((await screen.findByRole('link', { name: /Late first/ })).textContent).toContain(
      'colleagues have it too',
    );
    expect(screen.getByRole('link', { name: 'For me' })).toBeTruthy();
  });

  it('say what a view keeps where there is nothing to keep, in place of a button that does nothing', async () => {
    show('/admin/portfolio?search=marcia&page=3', []);
    openMenu();
    expect(await screen.findByText(/A searched name is not kept\.$/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save this view' })).toBeNull();
  });

  it('are saved as the list is shown, without its page', async () => {
    const { sent } = show('/admin/portfolio?page=3&state=Late', []);
    openMenu();
    fireEvent.click(screen.getByRole('button', { name: 'Save this view' }));
    fireEvent.change(await screen.findByRole('textbox', { name: /Name/ }), { target: { value: 'Late' } });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Colleagues have it too' }));
    fireEvent.submit(screen.getByRole('textbox', { name: /Name/ }));
    const body = { list: '/api/loans/admin', place: '/admin/portfolio', search: 'state=Late' };
    await waitFor(() =>
      expect(sent).toEqual([{ path: '/api/views', body: { ...body, name: 'Late', isShared: true } }]),
    );
  });

  it('of colleagues are not offered to be changed, and a lender shares none', async () => {
    show('/partner/portfolio?state=Late', [theirs], 'Partner');
    openMenu();
    await screen.findByRole('link', { name: /Big ones/ });
    expect(screen.queryByRole('button', { name: 'Delete Big ones' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Save this view' }));
    await screen.findByRole('textbox', { name: /Name/ });
    expect(screen.queryByRole('checkbox', { name: 'Colleagues have it too' })).toBeNull();
  });

  it('open the list where one is the usual view, and not where everything was asked for', async () => {
    const { search, router } = show('/admin/portfolio', [{ ...late, isUsual: true }]);
    await waitFor(() => expect(search()).toBe('?sort=-owed&state=Late'));
    openMenu();
    fireEvent.click(screen.getByRole('link', { name: 'Everything' }));
    expect(search()).toBe('?all=yes');
    // A filter that is taken away replaces the address.
    await router.navigate('/admin/portfolio', { replace: true });
    await waitFor(() => expect(search()).toBe('?all=yes'));
    await router.navigate('/admin/portfolio');
    await waitFor(() => expect(search()).toBe('?sort=-owed&state=Late'));
  });
});
