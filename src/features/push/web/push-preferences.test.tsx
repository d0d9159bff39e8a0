import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionChanged } from '#platform/web/session.ts';
import { toast, toastList } from '#platform/web/ui/overlay/toast.ts';
import { setSession } from '#tests/support/readable-session.ts';
import { keepRegistered } from './keep-registered.ts';
import { PushPreferences } from './push-preferences.tsx';
import { endHere, keepOwner, standingHere } from './this-browser.ts';

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/x';
const PAYMENT = 'A payment is due, or late';
const reached = { endpoint: ENDPOINT, keys: { p256dh: 'p', auth: 'a' } };

/** A browser that can show notices, and a server that keeps what it is sent. */
function world({ key = 'server-key' as string | null, given = [] as string[], permission = 'default' } = {}) {
  const sent: [string, unknown][] = [];
  const allowed = new Set(given);
  let subscribed = false;
  const subscription = {
    endpoint: ENDPOINT,
    toJSON: () => reached,
    unsubscribe: async () => {
      subscribed = false;
      return true;
    },
  };
  const pushManager = {
    getSubscription: async () => (subscribed ? subscription : null),
    subscribe: async () => {
      subscribed = true;
      return subscription;
    },
  };
  const registration = { pushManager };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission, requestPermission: async () => 'granted' });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url === '/api/form') return Response.json({ csrfToken: 'token' });
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    if (init.method === 'POST') {
      sent.push([url, body]);
      const { subject, isGiven } = (body ?? {}) as { subject?: string; isGiven?: boolean };
      if (subject) allowed[isGiven ? 'add' : 'delete'](subject);
      return Response.json({ message: 'Done.' });
    }
    const subjects = ['Decision', 'Payment', 'Document'].map((subject) => ({
      subject,
      given: allowed.has(subject) ? '2026-03-01T15:00:00.000Z' : null,
    }));
    return Response.json({ key, subjects });
  });
  return { sent, isSubscribed: () => subscribed, subscribe: pushManager.subscribe };
}

function show() {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <PushPreferences />
    </QueryClientProvider>,
  );
}

const logIn = (id: string) => {
  const record = { id, userType: 'User', status: 'Active', fullName: 'Ann', email: 'a@b.c', infoStatus: '' };
  setSession(record);
  sessionChanged();
};

beforeEach(() => logIn('ann'));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  for (const { id } of toastList.now()) toast.dismiss(id);
});

const box = async (name: string) =>
  (await screen.findByRole('checkbox', { name: new RegExp(`^${name}`) })) as HTMLInputElement;
const isReady = async (name: string) => {
  const found = await box(name);
  await waitFor(() => expect(found.disabled).toBe(false));
  return found;
};

test('a switch registers this browser, then gives consent to that one thing', async () => {
  const { sent, isSubscribed } = world();
  show();
  fireEvent.click(await isReady(PAYMENT));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    ['/api/push/devices', { endpoint: ENDPOINT, p256dh: 'p', auth: 'a' }],
    ['/api/push/consents', { subject: 'Payment', isGiven: true, version: 1 }],
  ]);
  await waitFor(async () => expect((await box(PAYMENT)).checked).toBe(true));
  expect(isSubscribed()).toBe(true);
});

test('the last switch that is put off ends this browser too', async () => {
  const { sent, isSubscribed, subscribe } = world({ given: ['Payment'], permission: 'granted' });
  await subscribe();
  keepOwner('ann');
  show();
  fireEvent.click(await isReady(PAYMENT));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    ['/api/push/consents', { subject: 'Payment', isGiven: false, version: 1 }],
    ['/api/push/devices/end', { endpoint: ENDPOINT }],
  ]);
  expect(isSubscribed()).toBe(false);
});

test('what was allowed on another phone is switched on here with one tap', async () => {
  const { sent } = world({ given: ['Payment'] });
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Also on this phone' }));
  await waitFor(() =>
    expect(sent).toEqual([['/api/push/devices', expect.objectContaining({ endpoint: ENDPOINT })]]),
  );
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Also on this phone' })).toBeNull());
});

test('where the browser refuses, consent can be withdrawn and not given', async () => {
  world({ given: ['Payment'], permission: 'denied' });
  show();
  expect(await screen.findByText(/switched off for this site/)).toBeTruthy();
  expect((await box(PAYMENT)).disabled).toBe(false);
  expect((await box('A document must be handed in again')).disabled).toBe(true);
});

test('nothing is offered where the operator has no keys', async () => {
  world({ key: null });
  show();
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('somebody else’s notices end where another person is logged in', async () => {
  const { sent, isSubscribed, subscribe } = world({ permission: 'granted' });
  await subscribe();
  keepOwner('bob');
  expect(await standingHere('ann')).toBe('off');
  await keepRegistered('ann');
  expect(isSubscribed()).toBe(false);
  expect(sent).toEqual([]);
});

test('one’s own are reported as belonging to this session, once in a tab; logging out ends them', async () => {
  const { sent, isSubscribed, subscribe } = world({ permission: 'granted' });
  await subscribe();
  keepOwner('ann');
  await keepRegistered('ann');
  await keepRegistered('ann');
  expect(sent).toEqual([['/api/push/devices', { endpoint: ENDPOINT, p256dh: 'p', auth: 'a' }]]);
  await endHere();
  expect(isSubscribed()).toBe(false);
  expect(await standingHere('ann')).toBe('off');
});
