import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast, toastList } from '#platform/web/ui/overlay/toast.ts';
import { addDays, dayOf } from '#shared/calendar.ts';
import {
  type Answers,
  fill,
  press,
  type Sent,
  serve,
  showAt,
  stored,
  toasts,
  yes,
} from './staff.test-support.tsx';

let answers: Answers;
let sent: Sent[];
beforeEach(() => {
  ({ answers, sent } = serve());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const { id } of toastList.now()) toast.dismiss(id);
});

const today = dayOf(new Date());

async function fillIn(): Promise<void> {
  fill('Title', ' Back to school ');
  fill('Description', 'A bag');
  fireEvent.click(screen.getByRole('combobox', { name: 'Prize' }));
  fireEvent.click(await screen.findByRole('option', { name: 'School bag' }));
  fill('Maximum winners', '2');
  fill('Category', 'roulette');
  fill('Start Date', today);
  fill('End Date', addDays(today, 3));
  fill('Status', 'Scheduled');
}

test('the list has the specified columns, and each row leads to its contest', async () => {
  answers['GET /api/contests/desk'] = () => ({ rows: [stored], total: 1, page: 1, perPage: 8 });
  const list = '/admin/contests?phase=scheduled&sort=-end&page=2&search=school';
  const back = `?${new URLSearchParams({ list })}`;
  showAt(list);
  const link = await screen.findByRole('link', { name: 'Back to school' });
  expect(link.getAttribute('href')).toBe(`/admin/contests/c1${back}`);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Title',
    'Category',
    'Start Date',
    'End Date',
    'Participants',
    'State',
  ]);
  expect(screen.getByText('12:00 am, March 1st 2036')).toBeTruthy();
  expect(screen.getByText('11:59 pm, March 10th 2036')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add contest' }).getAttribute('href')).toBe(
    `/admin/contests/add${back}`,
  );
  const asked = new URL(sent[0]?.request.slice(4) ?? '', 'http://localhost').searchParams;
  expect(Object.fromEntries(asked)).toEqual({
    page: '2',
    search: 'school',
    phase: 'scheduled',
    sort: '-end',
  });
});

test('an empty form is refused here, field by field, and nothing is sent', async () => {
  showAt('/admin/contests/add');
  await press('Add contest');
  const summary = await screen.findByRole('alert');
  for (const message of [
    'Contest Name is required',
    'Contest Description is required',
    'Contest start Date is required',
    'Contest start End is required',
    'Contest Prize is required',
    'category is required',
    'status is required',
  ])
    expect(within(summary).getByText(message)).toBeTruthy();
  expect(sent).toEqual([]);
});

test('adding asks once, sends what stands there, says so and opens the contest', async () => {
  answers['GET /api/prizes'] = () => ({
    rows: [{ _id: stored.prize._id, name: 'School bag' }],
    total: 1,
    page: 1,
    perPage: 8,
  });
  answers['POST /api/contests'] = () => ({ message: 'Contest added successfully', _id: 'c1', version: 1 });
  const router = showAt('/admin/contests/add');
  await fillIn();
  await press('Add contest');
  await yes('Are you sure you want to add a new contest?');
  await waitFor(() => expect(toasts()).toEqual([['good', 'Contest added successfully']]));
  expect(sent.find(({ request }) => request === 'POST /api/contests')?.body).toEqual({
    name: 'Back to school',
    description: 'A bag',
    startDate: today,
    endDate: addDays(today, 3),
    prize: stored.prize._id,
    maxWinners: 2,
    category: 'roulette',
    status: 'Scheduled',
    points: 0,
    approvalNumber: '',
    rules: '',
    claimDays: 30,
  });
  expect(sent.some(({ request }) => request === 'GET /api/prizes?type=Prize')).toBe(true);
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/contests/c1'));
});

test('adding that fails says so, and the form stays', async () => {
  answers['POST /api/contests'] = () => new Response('{}', { status: 500 });
  answers['GET /api/prizes'] = () => ({ rows: [{ _id: stored.prize._id, name: 'School bag' }], total: 1 });
  showAt('/admin/contests/add');
  await fillIn();
  await press('Add contest');
  await yes('Are you sure you want to add a new contest?');
  await waitFor(() => expect(toasts()).toEqual([['bad', 'Can not add contest']]));
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe(' Back to school ');
});

test('what fails says so, the reason stands in the form, and nothing typed is lost', async () => {
  answers['POST /api/contests'] = () =>
    Response.json(
      { code: 'contest.fields', message: 'Some fields need another look.', fields: { prize: 'Gone.' } },
      { status: 422 },
    );
  showAt('/admin/contests/c1');
  await press('Edit contest');
  fill('Title', 'Renamed');
  await press('Edit contest');
  await yes('Are you sure you want to edit this contest?');
  await waitFor(() => expect(toasts()).toEqual([['bad', 'Can not edit contest']]));
  expect(within(screen.getByRole('alert')).getByText('Gone.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Renamed');
  expect(sent.find(({ request }) => request.startsWith('POST'))?.body).toMatchObject({
    _id: 'c1',
    version: 3,
  });
});

test('Cancel Edit leads back to the contest as it is', async () => {
  showAt('/admin/contests/c1');
  await press('Edit contest');
  fill('Title', 'Renamed');
  await press('Cancel Edit');
  expect(await screen.findByText('School bag')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Back to school');
  expect(sent.some(({ request }) => request.startsWith('POST'))).toBe(false);
});

test('somebody else’s edit in between is taken over, and shown where both changed the same; the next save goes over that knowingly', async () => {
  answers['POST /api/contests'] = () =>
    Response.json({ code: 'contest.changed', message: 'Somebody else saved it.' }, { status: 409 });
  showAt('/admin/contests/c1');
  await press('Edit contest');
  fill('Title', 'Mine');
  answers['GET /api/contests/desk/c1'] = () => ({ ...stored, version: 4, name: 'Theirs', points: 40 });
  await press('Edit contest');
  await yes('Are you sure you want to edit this contest?');
  expect(await screen.findByText('Theirs', { selector: 'dd' })).toBeTruthy();
  expect(screen.getByText(/^Taken over as it stands there now: /)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Mine');
  await press('Go on with mine');
  answers['POST /api/contests'] = () => ({ message: 'Contest edit successfully', _id: 'c1', version: 5 });
  await press('Edit contest');
  await yes('Are you sure you want to edit this contest?');
  await waitFor(() => expect(toasts()).toContainEqual(['good', 'Contest edit successfully']));
  expect(sent.findLast(({ request }) => request.startsWith('POST'))?.body).toMatchObject({
    name: 'Mine',
    points: 40,
    version: 4,
  });
});
