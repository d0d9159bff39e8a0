import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toast, toastList } from '#platform/web/ui/overlay/toast.ts';
import { setSession } from '#tests/support/readable-session.ts';
import { showScreen } from '#tests/support/show-screen.tsx';
import { ChangePerson } from './change-person.tsx';
import type { Account } from './queries.ts';

const ID = '019a0000-0000-7000-8000-000000000001';
let sent: { url: string; body: unknown }[];
let answer: Response;

beforeEach(() => {
  sent = [];
  answer = Response.json({ message: 'The status is now Suspended', status: 'Suspended' });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url === '/api/form') return Response.json({ csrfToken: 'token' });
    sent.push({ url, body: JSON.parse(String(init.body)) });
    return answer.clone();
  });
  iAm('Moderator');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const { id } of toastList.now()) toast.dismiss(id);
});

const iAm = (userType: string, id = 'me') => {
  const record = { id, userType, status: 'Active', infoStatus: 'FirstModel', fullName: 'Olive', email: '' };
  setSession({ ...record, image: null });
};

const account = (
  user: Partial<Account['user']> = {},
  standing: Partial<Account['standing']> = {},
): Account => ({
  user: {
    _id: ID,
    userid: ID,
    email: 'una@example.com',
    fullName: 'Una Usain',
    firstName: 'Una',
    lastName: 'Usain',
    userType: 'User',
    status: 'Active',
    infoStatus: 'FirstModel',
    country: 'Jamaica',
    image: null,
    promoCode: null,
    phone: null,
    created: '2026-03-03T21:05:00.000Z',
    lastLoginDate: null,
    points: 0,
    ...user,
  },
  standing: {
    emailConfirmed: true,
    closedFrom: null,
    fullSectionsVerified: 0,
    isDeleted: false,
    lenderIsRevoked: false,
    assignedTo: null,
    ...standing,
  },
});

const show = (shown: Account) => showScreen(<ChangePerson account={shown} />);
const press = (name: string) =>
  fireEvent.click(screen.getAllByRole('button', { name }).at(-1) ?? document.body);
const toasts = () => toastList.now().map(({ tone, text }) => [tone, text]);
const reason = () => screen.getByRole('textbox', { name: /^Reason/ });

describe('changing the status', () => {
  it('offers the permitted ones only, and sends the one that was seen with the reason', async () => {
    show(account());
    press('Change status');
    expect(screen.getAllByRole('radio').map((each) => (each as HTMLInputElement).value)).toEqual([
      'Created',
      'Suspended',
      'Cancelled',
    ]);
    fireEvent.click(screen.getByRole('radio', { name: /^Suspended/ }));
    fireEvent.change(reason(), { target: { value: ' Papers of somebody else ' } });
    press('Save');
    await waitFor(() => expect(toasts()).toEqual([['good', 'The status is now Suspended']]));
    expect(sent).toEqual([
      {
        url: `/api/accounts/status/${ID}`,
        body: { status: 'Suspended', seen: 'Active', reason: 'Papers of somebody else' },
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('radio')).toBeNull());
  });

  it('sends nothing without a status and a reason, and says what is missing', () => {
    show(account());
    press('Change status');
    press('Save');
    expect(screen.getByText('Choose the new status.')).toBeTruthy();
    expect(screen.getByText('Please give the reason.')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('says what a colleague made of it meanwhile', async () => {
    const message = 'Somebody has changed this account since you opened it: its status is Cancelled now.';
    answer = Response.json({ code: 'account.changed', message }, { status: 409 });
    show(account());
    press('Change status');
    fireEvent.click(screen.getByRole('radio', { name: /^Suspended/ }));
    fireEvent.change(reason(), { target: { value: 'Papers of somebody else' } });
    press('Save');
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect((reason() as HTMLTextAreaElement).value).toBe('Papers of somebody else');
  });
});

it('moves to the other model, with a reason', async () => {
  answer = Response.json({ message: 'This person is now at FullModel', infoStatus: 'FullModel' });
  show(account());
  press('Change model');
  fireEvent.change(reason(), { target: { value: 'Known from the branch' } });
  press('Move to FullModel');
  await waitFor(() => expect(toasts()).toEqual([['good', 'This person is now at FullModel']]));
  expect(sent).toEqual([
    {
      url: `/api/accounts/model/${ID}`,
      body: { infoStatus: 'FullModel', seen: 'FirstModel', reason: 'Known from the branch' },
    },
  ]);
});

describe('what is not offered', () => {
  it.each<[string, Account]>([
    ['a colleague’s account, to a moderator', account({ userType: 'Moderator' })],
    ['a deleted account', account({ status: 'Cancelled' }, { isDeleted: true })],
  ])('%s', (_, shown) => {
    show(shown);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('one’s own account', () => {
    iAm('Admin', ID);
    show(account({ userType: 'Admin' }));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('a model, to somebody before the quiz', () => {
    show(account({ status: 'UserQuiz' }));
    expect(screen.queryByRole('button', { name: 'Change model' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Change status' })).toBeTruthy();
  });
});
