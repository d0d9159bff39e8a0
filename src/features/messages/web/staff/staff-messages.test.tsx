import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  borrower,
  endOfTest,
  logInAs,
  officer,
  type Server,
  say,
  show,
  startServer,
  toasts,
} from '../web.test-support.tsx';
import { StaffMessages } from './staff-messages.tsx';

const SEND = 'POST /api/messages/send';
const marcia = {
  _id: borrower.id,
  fullName: 'Marcia Campbell',
  email: borrower.email,
  unread: 2,
  lastMessage: { text: 'Thank you', created: '2026-03-08T21:05:00.000Z', sent: false },
};

let server: Server;
beforeEach(() => {
  server = startServer();
  logInAs(officer);
});
afterEach(endOfTest);

const dialog = () => screen.findByRole('dialog', { name: 'Messages with Marcia Campbell' });

test('an inbox without a thread says so', async () => {
  show(<StaffMessages />);
  expect(await screen.findByText("You haven't sent any messages yet")).toBeTruthy();
});

test('a filter without a match says that instead', async () => {
  show(<StaffMessages />, '/?show=unread');
  expect(await screen.findByText('Everything is read.')).toBeTruthy();
});

test('a conversation opens from the list, and closes once its message is sent, by e-mail too', async () => {
  server.partners = [marcia];
  show(<StaffMessages />);
  const row = await screen.findByRole('row', { name: /Marcia Campbell/ });
  expect(within(row).getByText('2 unread')).toBeTruthy();
  fireEvent.click(within(row).getByRole('link'));
  await dialog();
  fireEvent.click(await screen.findByLabelText('Also send by e-mail'));
  await say('   ');
  await say('Good morning');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(toasts()).toEqual([['good', 'Message send successfully']]);
  const sent = server.asked.filter(({ request }) => request === SEND).map(({ body }) => body);
  expect(sent).toEqual([{ text: 'Good morning', receiverId: borrower.id, sendEmail: true }]);
  const lists = server.asked.filter(({ request }) => request === 'GET /api/messages/user/list');
  expect(lists.length).toBeGreaterThan(1);
});

test('it stays open when the message was not sent', async () => {
  server.partners = [marcia];
  server.answers[SEND] = () => Response.json({ code: 'unexpected' }, { status: 500 });
  show(<StaffMessages />, `/?with=${borrower.id}`);
  await dialog();
  await say('Good morning');
  expect(await screen.findByText('Not sent')).toBeTruthy();
  expect(toasts()).toEqual([['bad', 'Oops! Something went wrong. Please try again.']]);
  await dialog();
});

test('a new conversation begins with looking its person up', async () => {
  show(<StaffMessages />);
  fireEvent.click(await screen.findByRole('button', { name: 'New message' }));
  server.partners = [marcia];
  const finder = await screen.findByRole('dialog', { name: 'Whom do you want to write to?' });
  fireEvent.change(within(finder).getByLabelText('Search'), { target: { value: 'marc' } });
  fireEvent.click(await within(finder).findByRole('button', { name: /Marcia Campbell/ }));
  expect(within(await dialog()).getByText('No messages with this person yet.')).toBeTruthy();
});
