import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { dropKeptOfOthers } from '#platform/web/record/kept-draft.ts';
import { dropSession, setSession } from '#tests/support/readable-session.ts';
import { saying } from '#tests/support/saying.ts';
import { Complaints } from './complaints.tsx';
import { NewComplaint } from './new-complaint.tsx';
import { OutsideHelp } from './outside-help.tsx';
import { OwnComplaint } from './own-complaint.tsx';
import { VisitorComplaint } from './visitor-complaint.tsx';
import { page, received, serve, showAt } from './web.test-support.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the list shows number, state and the day of the answer, and leads to each', async () => {
  const late = {
    ...received,
    _id: 'two',
    number: 'C-100002',
    state: 'LookedAt',
    dueOn: '2026-03-23',
    isLate: true,
  };
  serve({ 'GET /api/complaints?page=1': () => page<object>(late, received) });
  showAt('/complaints', <Complaints />);
  const card = within(await screen.findByRole('article', { name: 'C-100002' }));
  for (const text of ['Being looked at', 'Late', 'We answer by March 23rd 2026'])
    expect(card.getByText(saying(text))).toBeTruthy();
  expect(screen.getByText(saying('A person takes it up by March 4th 2026'))).toBeTruthy();
  expect(card.getByRole('link').getAttribute('href')).toBe('/complaints/two');
  expect(screen.getByRole('link', { name: 'Make a complaint' }).getAttribute('href')).toBe('/complaints/new');
});

test('a complaint names the loan that was chosen, and leads to its page', async () => {
  const sent = serve({
    'GET /api/complaints/about': () => ({
      loans: [{ _id: 'l1', name: 'Loan 10000001' }],
      applications: [{ _id: 'a1', name: 'Application for $5,000.00, March 1st 2026' }],
    }),
    'POST /api/complaints': () => ({ _id: 'one', message: 'We have your complaint.' }),
  });
  const router = showAt('/complaints/new', <NewComplaint />);
  await screen.findByRole('option', { name: 'Loan 10000001' });
  press('Send complaint');
  expect(await screen.findByText('Choose what it is about')).toBeTruthy();
  expect(screen.getByText('Write what went wrong')).toBeTruthy();
  expect(sent).toEqual([]);
  type(/What is it about/, 'Loan');
  type(/Which loan/, 'loan l1');
  press('Send complaint');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/What went wrong/)));
  type(/What went wrong/, 'A payment is missing.');
  press('Send complaint');
  await waitFor(() => expect(router.state.location.pathname).toBe('/complaints/one'));
  expect(sent).toEqual([
    {
      request: 'POST /api/complaints',
      body: { category: 'Loan', words: 'A payment is missing.', loanId: 'l1' },
    },
  ]);
});

test.each([
  ['Received', false, 'A person takes it up by March 4th 2026. You get an answer by March 23rd 2026.'],
  ['LookedAt', false, 'A person is looking at it. You get an answer by March 23rd 2026.'],
  ['Escalated', false, 'Another person looks at it now. You get an answer by March 23rd 2026.'],
  ['LookedAt', true, 'We are late with this. We are sorry. You can ask for a second person.'],
])('one that is %s (late: %s) says by when', async (state, isLate, words) => {
  serve({ 'GET /api/complaints/one': () => ({ ...received, state, isLate }) });
  showAt('/complaints/one', <OwnComplaint id="one" />);
  expect(await screen.findByText(saying(words))).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('an answer can be sent back, or go to a second person, who is asked for with a few words', async () => {
  const sent = serve({
    'GET /api/complaints/one': () => ({
      ...received,
      ...{ state: 'Answered', dueOn: null, outcome: 'NotUpheld', mayReopen: true, mayEscalate: true },
      ...{ backUntil: '2026-04-09', answer: { words: 'We rang twice.', at: '2026-03-10T15:00:00.000Z' } },
    }),
    'POST /api/complaints/one/escalate': () => ({ message: 'A second person will look at it.' }),
  });
  showAt('/complaints/one', <OwnComplaint id="one" />);
  expect(await screen.findByText('Our answer: We see it another way')).toBeTruthy();
  expect(screen.getByText(saying('Decided by our Complaint desk, 10:00 am, March 10th 2026'))).toBeTruthy();
  expect(screen.getByText(saying(/^Until April 9th 2026/))).toBeTruthy();
  press('Ask for a second person');
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Ask for a second person' }));
  expect(dialog.getByText('Write a few words first')).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'My phone did not ring.' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Ask for a second person' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { request: 'POST /api/complaints/one/escalate', body: { words: 'My phone did not ring.' } },
    ]),
  );
});

test('a visitor is told the number and both days, and what is missing before', async () => {
  const sent = serve({
    'POST /api/complaints/visitor': () => ({
      ...{ message: '', number: 'C-100003', takeUpBy: '2026-03-04', answerBy: '2026-03-23' },
    }),
  });
  showAt('/complain', <VisitorComplaint />);
  press('Send complaint');
  expect(await screen.findByText('Write your name')).toBeTruthy();
  expect(sent).toEqual([]);
  type(/Your name/, 'Marcia Brown');
  type(/Your e-mail/, 'marcia@example.com');
  type(/What is it about/, 'Service');
  type(/What went wrong/, 'Nobody answers.');
  press('Send complaint');
  const status = within(await screen.findByRole('status'));
  expect(status.getByText('Its number is C-100003.')).toBeTruthy();
  expect(status.getByText(saying(/takes it up by March 4th 2026.*by March 23rd 2026/))).toBeTruthy();
  expect(sent).toMatchObject([{ body: { name: 'Marcia Brown', category: 'Service' } }]);
});

test('where else one can complain is said where the brand has it, and nothing is made up', () => {
  showAt('/here', <OutsideHelp />);
  expect(screen.queryByText('Where else you can go')).toBeNull();
  cleanup();
  showAt('/here', <OutsideHelp place={{ name: 'The supervisor', url: 'https://supervisor.example/' }} />);
  expect(screen.getByRole('link', { name: 'The supervisor' }).getAttribute('href')).toBe(
    'https://supervisor.example/',
  );
});

test('a borrower who comes to the form of visitors is led to their own; before the quiz it stays', async () => {
  setSession({ userType: 'User', status: 'UserQuiz' });
  showAt('/complain', <VisitorComplaint />);
  expect(screen.getByLabelText(/^Your name/)).toBeTruthy();
  cleanup();
  setSession({ userType: 'User', status: 'Active' });
  const router = showAt('/complain', <VisitorComplaint />);
  await waitFor(() => expect(router.state.location.pathname).toBe('/complaints/new'));
  dropSession();
});

test('a reload gives back what was written, with the loan that it is about; what is sent is kept no longer', async () => {
  setSession({ id: 'u1', userType: 'User', status: 'Active' });
  const answers = {
    'GET /api/complaints/about': () => ({ loans: [{ _id: 'l1', name: 'Loan 10000001' }], applications: [] }),
    'POST /api/complaints': () => ({ _id: 'one', message: 'We have your complaint.' }),
  };
  const open = async () => {
    serve(answers);
    const router = showAt('/complaints/new', <NewComplaint />);
    await screen.findByRole('option', { name: 'Loan 10000001' });
    return router;
  };
  const written = () => screen.getByLabelText<HTMLTextAreaElement>(/What went wrong/).value;
  await open();
  type(/What is it about/, 'Loan');
  type(/Which loan/, 'loan l1');
  fireEvent.change(screen.getByLabelText(/What went wrong/), { target: { value: 'A payment is missing.' } });
  cleanup();
  const router = await open();
  expect(written()).toBe('A payment is missing.');
  expect(screen.getByLabelText<HTMLSelectElement>(/What is it about/).value).toBe('Loan');
  expect(screen.getByLabelText<HTMLSelectElement>(/Which loan/).value).toBe('loan l1');
  press('Send complaint');
  await waitFor(() => expect(router.state.location.pathname).toBe('/complaints/one'));
  cleanup();
  await open();
  expect(written()).toBe('');
  dropSession();
});

test('what a visitor writes stays in the tab, until somebody logs in', () => {
  const open = () => {
    cleanup();
    showAt('/complain', <VisitorComplaint />);
    return screen.getByLabelText<HTMLInputElement>(/Your name/);
  };
  fireEvent.change(open(), { target: { value: 'Marcia Campbell' } });
  expect(open().value).toBe('Marcia Campbell');
  expect(JSON.stringify(localStorage)).not.toContain('Marcia');
  dropKeptOfOthers('u1');
  expect(open().value).toBe('');
});
