import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  endOfTest,
  logInAs,
  officer,
  type Server,
  show,
  startServer,
  toasts,
} from '../../web.test-support.tsx';
import { EmailUser } from './email-user.tsx';
import { MailLog } from './mail-log.tsx';

const SEND = 'POST /api/informations/emailUser';

let server: Server;
beforeEach(() => {
  server = startServer();
  logInAs(officer);
});
afterEach(endOfTest);

const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Send email' }));
const confirm = async () => {
  const question = await screen.findByRole('dialog', { name: 'Are you sure you want to send the email?' });
  fireEvent.click(within(question).getByRole('button', { name: 'Send email' }));
};
const sent = () => server.asked.filter(({ request }) => request === SEND).map(({ body }) => body);

test('an e-mail needs its three parts, and the first that is missing has the focus', async () => {
  show(<EmailUser />);
  submit();
  for (const text of ["Email's to is required", 'Email subject is required', 'Email Description is required'])
    expect(await screen.findByText(text)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('To'));
  write('To', 'marcia@example.com');
  expect(screen.queryByText("Email's to is required")).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('it is asked about, sent to whom the address of the page names, and the form is empty again', async () => {
  server.answers[SEND] = () => Response.json({ message: 'Email sent successfully', _id: 'mail' });
  show(<EmailUser />, '/?to=marcia@example.com');
  write('Subject', 'Your papers');
  write('Description', 'Bring the ID.');
  submit();
  expect(sent()).toEqual([]);
  await confirm();
  await waitFor(() => expect(toasts()).toEqual([['good', 'Email sent successfully']]));
  expect(sent()).toEqual([
    { to: 'marcia@example.com', subject: 'Your papers', description: 'Bring the ID.' },
  ]);
  expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('');
});

test('one that is refused says so, with the reason beside its field', async () => {
  server.answers[SEND] = () =>
    Response.json({ code: 'mail.unknown_recipient', fields: { to: 'Nobody has it' } }, { status: 422 });
  show(<EmailUser />, '/?to=nobody@example.com');
  write('Subject', 'Your papers');
  write('Description', 'Bring the ID.');
  submit();
  await confirm();
  expect(await screen.findByText('Nobody has it')).toBeTruthy();
  expect(toasts()).toEqual([['bad', 'Email sent Failed']]);
});

const failed = {
  _id: 'm1',
  to: 'marcia@example.com',
  subject: 'Your papers',
  state: 'Failed',
  attempts: 3,
  lastError: 'come back later',
  created: '2026-03-08T21:05:00.000Z',
  sentAt: null,
  userId: 'u1',
};

test('the log opens a mail with what it says and why it failed, and sends it again', async () => {
  server.answers['GET /api/mails'] = () => Response.json({ rows: [failed], total: 1, page: 1, perPage: 8 });
  server.answers['GET /api/mails/m1'] = () =>
    Response.json({ ...failed, text: 'Reset: https://pimento.example/password-change?[hidden]', user: null });
  server.answers['POST /api/mails/retry/m1'] = () =>
    Response.json({ message: 'The e-mail is on its way again', state: 'Queued' });
  show(<MailLog />, '/?state=Failed');
  const row = await screen.findByRole('row', { name: /marcia ?@example ?\.com/ });
  expect(within(row).getByText('Failed')).toBeTruthy();
  fireEvent.click(within(row).getByRole('link'));
  const mail = await screen.findByRole('dialog', { name: 'Your papers' });
  expect(await within(mail).findByText('come back later')).toBeTruthy();
  expect(within(mail).getByText(/Links that open something are hidden/)).toBeTruthy();
  fireEvent.click(within(mail).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(toasts()).toEqual([['good', 'The e-mail is on its way again']]));
});

test.each([
  ['/', 'No e-mail has been sent yet.'],
  ['/?state=Failed', 'No e-mail matches these filters.'],
])('a log without a mail at %s says so', async (address, text) => {
  server.answers['GET /api/mails'] = () => Response.json({ rows: [], total: 0, page: 1, perPage: 8 });
  show(<MailLog />, address);
  expect(await screen.findByText(text)).toBeTruthy();
});
