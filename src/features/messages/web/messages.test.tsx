import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Messages } from './messages.tsx';
import { UnreadBadge } from './unread-badge.tsx';
import {
  borrower,
  endOfTest,
  logInAs,
  message,
  type Server,
  say,
  show,
  startServer,
  toasts,
} from './web.test-support.tsx';

const SEND = 'POST /api/messages/send';
const READ = `POST /api/messages/read/${borrower.id}`;

let server: Server;
beforeEach(() => {
  server = startServer();
  logInAs(borrower);
});
afterEach(endOfTest);

const sends = () => server.asked.filter(({ request }) => request === SEND);
const reads = () => server.asked.filter(({ request }) => request === READ).map(({ body }) => body);

test('says that messages will show up, and sends nothing blank', async () => {
  show(<Messages />);
  await screen.findByText('Messages from Admin will show up here');
  for (const blank of ['', '   ', '\n\t', '\u200b']) await say(blank);
  expect(sends()).toEqual([]);
});

test('shows what was written by days, and marks it as read up to the last', async () => {
  server.messages = [
    message(1, 'Good morning', { created: '2026-03-07T15:00:00.000Z' }),
    message(2, 'Thank you', { sent: true, from: 'Marcia Campbell' }),
    message(3, 'Your papers\nare readable', { read: false, alsoByMail: true }),
  ];
  show(<Messages />);
  const first = await screen.findByRole('region', { name: 'March 7th 2026' });
  expect(within(first).getByText('10:00 am').title).toBe('10:00 am, March 7th 2026');
  const second = screen.getByRole('region', { name: 'March 8th 2026' });
  expect(within(second).getByText(/by e-mail too/)).toBeTruthy();
  await waitFor(() => expect(reads()).toEqual([{ upTo: 3 }]));
});

describe('sending', () => {
  test('shows the message at once, then as it stands in the thread, and says so', async () => {
    let answer: (reply: Response) => void = () => {};
    const waiting = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    show(<Messages />);
    await screen.findByText('Messages from Admin will show up here');
    server.answers[SEND] = () => waiting as never;
    await say('  Good morning ');
    expect(await screen.findByText('Sending…')).toBeTruthy();
    expect(screen.getAllByText('Good morning')).toHaveLength(1);
    expect((screen.getByLabelText('Your message') as HTMLTextAreaElement).value).toBe('');
    server.messages = [message(1, 'Good morning', { sent: true, read: false })];
    answer(Response.json({ ok: true, message: 'Message send successfully', _id: 'm1' }));
    await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
    expect(screen.getAllByText('Good morning')).toHaveLength(1);
    expect(toasts()).toEqual([['good', 'Message send successfully']]);
    expect(sends().map(({ body }) => body)).toEqual([{ text: 'Good morning', receiverId: borrower.id }]);
  });

  test('that failed says so, and tries again under the same key', async () => {
    show(<Messages />);
    server.answers[SEND] = () => Response.json({ code: 'unexpected' }, { status: 500 });
    await say('Hello');
    await screen.findByText('Not sent');
    expect(toasts()).toEqual([['bad', 'Oops! Something went wrong. Please try again']]);
    delete server.answers[SEND];
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Not sent')).toBeNull());
    await screen.findByText('Hello');
    const keys = sends().map(({ key }) => key);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  test('what failed can be deleted', async () => {
    show(<Messages />);
    server.answers[SEND] = () => Response.json({ code: 'unexpected' }, { status: 500 });
    await say('Hello');
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(screen.queryByText('Hello')).toBeNull();
  });

  test.each([
    ['a keyboard', true, 1],
    ['a phone', false, 0],
  ])('by Enter, on %s', async (_what, hasKeyboard, count) => {
    vi.stubGlobal('matchMedia', () => ({ matches: hasKeyboard }));
    show(<Messages />);
    const box = await screen.findByLabelText('Your message');
    fireEvent.change(box, { target: { value: 'Hello' } });
    fireEvent.keyDown(box, { key: 'Enter', shiftKey: true });
    fireEvent.keyDown(box, { key: 'Enter' });
    await waitFor(() => expect(sends()).toHaveLength(count));
  });

  test('says when a message is too long, and does not send it', async () => {
    show(<Messages />);
    await say('a'.repeat(4_003));
    expect(await screen.findByText('3 characters too many')).toBeTruthy();
    expect(sends()).toEqual([]);
  });
});

test('earlier messages come on demand', async () => {
  server.messages = Array.from({ length: 25 }, (_, at) => message(at + 1, `Message ${at + 1}`));
  show(<Messages />);
  await screen.findByText('Message 25');
  expect(screen.queryByText('Message 5')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show earlier messages' }));
  expect(await screen.findByText('Message 1')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
});

test('what arrives is read out, and the badge counts until it is read', async () => {
  server.messages = [message(1, 'Good morning')];
  const client = show(
    <>
      <UnreadBadge />
      <Messages />
    </>,
  );
  await screen.findByText('Good morning');
  expect(screen.queryByText(/unread/)).toBeNull();
  server.answers[READ] = () => Response.json({ code: 'unexpected' }, { status: 500 });
  server.messages.push(message(2, 'Are you there?', { read: false }));
  await client.invalidateQueries({ queryKey: ['messages'] });
  expect(await screen.findByText('New message from Pimento team: Are you there?')).toBeTruthy();
  expect(await screen.findByText('1 unread')).toBeTruthy();
});

test('a failed load offers another try', async () => {
  server.answers[`GET /api/messages/${borrower.id}`] = () => Response.json({}, { status: 500 });
  show(<Messages />);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  delete server.answers[`GET /api/messages/${borrower.id}`];
  fireEvent.click(retry);
  expect(await screen.findByText('Messages from Admin will show up here')).toBeTruthy();
});
