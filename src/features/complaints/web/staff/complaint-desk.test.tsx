import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HOUR_MS } from '#shared/calendar.ts';
import { dropSession, setSession } from '#tests/support/readable-session.ts';
import type { DeskComplaint as Complaint } from '../../contract/desk.ts';
import { page, received, serve, showAt } from '../web.test-support.tsx';
import { ComplaintQueue } from './complaint-queue.tsx';
import { DeskComplaint } from './desk-complaint.tsx';

beforeEach(() => setSession({ id: 'ann', userType: 'Moderator', status: 'Active', fullName: 'Ann Officer' }));
afterEach(() => {
  cleanup();
  dropSession();
  vi.unstubAllGlobals();
});

const ann = { _id: 'ann', fullName: 'Ann Officer' };
const complaint: Complaint = {
  ...received,
  from: { _id: 'keisha', fullName: 'Keisha Wright' },
  email: 'keisha@example.com',
  owner: null,
  isForAdmins: false,
  isWithheld: false,
  about: null,
  escalatedFrom: null,
  steps: [],
};
const PATH = '/api/complaints/desk';
const figures = { waiting: 3, late: 1, oldest: '2026-02-20T15:00:00.000Z', decided: 200, inTime: 199 };

test('what was found stays with who found it while a second look waits', async () => {
  serve({ [`GET ${PATH}/${complaint._id}`]: () => ({ ...complaint, state: 'Answered', isWithheld: true }) });
  showAt(`/admin/complaints/${complaint._id}`, <DeskComplaint id={complaint._id} />);
  expect(await screen.findByText(/looks at this a second time without the answer/)).toBeTruthy();
});

test('the queue shows who waits until when, and how the desk keeps its promise; its filters live in the address', async () => {
  serve({
    [`GET ${PATH}?page=1&owner=nobody&late=yes`]: () =>
      page({ ...complaint, due: new Date(Date.now() - 50 * HOUR_MS).toISOString(), isLate: true }),
    [`GET ${PATH}/figures`]: () => figures,
  });
  showAt('/admin/complaints?owner=nobody&late=yes', <ComplaintQueue />);
  const row = within((await screen.findAllByRole('row')).at(-1) as HTMLElement);
  for (const cell of ['C-100001', 'Keisha Wright', 'Received', 'Late', 'Nobody', '2 days late'])
    expect(row.getByText(cell)).toBeTruthy();
  expect(row.getByRole('link').getAttribute('href')).toBe('/admin/complaints/one?owner=nobody&late=yes');
  expect(await screen.findByText('99% of 201 due in 90 days')).toBeTruthy();
  expect(screen.getByText('3 waiting, 1 late')).toBeTruthy();
  expect(screen.getByText('The oldest is of February 20th 2026')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Register as a file' })).toBeNull();
});

test('what is late and undecided was missed: it counts in the share', async () => {
  serve({
    [`GET ${PATH}?page=1`]: () => page(),
    [`GET ${PATH}/figures`]: () => ({ ...figures, late: 3, decided: 1, inTime: 1 }),
  });
  showAt('/admin/complaints', <ComplaintQueue />);
  expect(await screen.findByText('25% of 4 due in 90 days')).toBeTruthy();
});

test('the register is there for admins', async () => {
  setSession({ id: 'ann', userType: 'Admin', status: 'Active', fullName: 'Ann Officer' });
  serve({
    [`GET ${PATH}?page=1`]: () => page(),
    [`GET ${PATH}/figures`]: () => ({ ...figures, late: 0, decided: 0 }),
  });
  showAt('/admin/complaints', <ComplaintQueue />);
  expect(await screen.findByRole('button', { name: 'Register as a file' })).toBeTruthy();
  expect(await screen.findByText('none in 90 days')).toBeTruthy();
});

test('a new one is taken up by whoever saw that nobody has it', async () => {
  const sent = serve({
    [`GET ${PATH}/one`]: () => complaint,
    [`POST ${PATH}/one/take-up`]: () => ({ message: 'The complaint is yours' }),
  });
  showAt('/admin/complaints/one', <DeskComplaint id="one" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Take it up' }));
  await waitFor(() => expect(sent).toEqual([{ request: `POST ${PATH}/one/take-up`, body: { from: null } }]));
  expect(screen.queryByRole('button', { name: 'Send answer' })).toBeNull();
});

test('its owner answers with what was found', async () => {
  const sent = serve({
    [`GET ${PATH}/one`]: () => ({ ...complaint, state: 'LookedAt', owner: ann }),
    [`POST ${PATH}/one/answer`]: () => ({ message: 'Answer sent' }),
  });
  showAt('/admin/complaints/one', <DeskComplaint id="one" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Send answer' }));
  expect(screen.getAllByText('Choose what was found').length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  fireEvent.change(screen.getByLabelText(/What was found/), { target: { value: 'Upheld' } });
  fireEvent.change(screen.getByLabelText(/Answer in words/), { target: { value: 'We are sorry.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { request: `POST ${PATH}/one/answer`, body: { outcome: 'Upheld', words: 'We are sorry.' } },
    ]),
  );
});

test('whoever had it before a second person was asked for can neither take it up nor answer', async () => {
  serve({ [`GET ${PATH}/one`]: () => ({ ...complaint, state: 'Escalated', escalatedFrom: ann }) });
  showAt('/admin/complaints/one', <DeskComplaint id="one" />);
  expect(await screen.findByText(/You had this complaint before/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Take it up' })).toBeNull();
});
