import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { recordFields } from '#shared/record/field.ts';
import { recordTexts } from '#texts/desk-record.ts';
import { RecordDialog } from './record-dialog.tsx';

const fields = recordFields({
  number: { kind: 'line', label: 'Number', longest: 40 },
  place: { kind: 'line', label: 'Place', longest: 40 },
  reason: { kind: 'line', label: 'Reason', longest: 40, optional: true },
});
type Boat = { number: string; place: string };

afterEach(cleanup);

/** A window over a stored boat; what a colleague saves of it arrives as any query's answer does. */
async function open({ answer = Promise.resolve() } = {}) {
  const sent: unknown[] = [];
  const onClose = vi.fn();
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const colleagueSaves = (boat: Boat) =>
    act(async () => {
      client.setQueryData(['boat'], boat);
      await new Promise((resolve) => setTimeout(resolve, 1));
    });
  client.setQueryData<Boat>(['boat'], { number: 'J-1', place: 'Negril' });
  const Window = () => {
    const { data } = useQuery<Boat>({ queryKey: ['boat'], queryFn: () => Promise.reject() });
    return (
      <RecordDialog
        open
        onClose={onClose}
        title="The boat"
        fields={fields}
        now={data}
        send={async (draft) => {
          sent.push(draft);
          await answer;
          return { message: 'Saved' };
        }}
        confirmText="Save"
        topics={[]}
      />
    );
  };
  const router = createMemoryRouter([{ path: '*', element: <Window /> }]);
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('dialog');
  return { sent, colleagueSaves, onClose };
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const shownIn = (label: string) => (screen.getByLabelText(new RegExp(`^${label}`)) as HTMLInputElement).value;

test('what a colleague alone has changed is taken over into an open window, and said', async () => {
  const { sent, colleagueSaves } = await open();
  type('Number', 'J-2');
  await colleagueSaves({ number: 'J-1', place: 'Savanna-la-Mar' });
  expect([shownIn('Number'), shownIn('Place')]).toEqual(['J-2', 'Savanna-la-Mar']);
  expect(screen.getByRole('alert').textContent).toContain(recordTexts.meanwhile.taken('Place'));
  save();
  await waitFor(() => expect(sent).toEqual([{ number: 'J-2', place: 'Savanna-la-Mar', reason: '' }]));
});

test('what both have changed is chosen before anything is sent', async () => {
  const { sent, colleagueSaves } = await open();
  type('Number', 'J-2');
  await colleagueSaves({ number: 'J-3', place: 'Negril' });
  expect(screen.getByRole('alert').textContent).toContain('J-3');
  save();
  expect(await screen.findByText(recordTexts.meanwhile.chooseFirst)).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: recordTexts.meanwhile.keep }));
  save();
  await waitFor(() => expect(sent).toEqual([{ number: 'J-2', place: 'Negril', reason: '' }]));
});

test('a window over what nobody else has changed says nothing', async () => {
  const { colleagueSaves } = await open();
  type('Reason', 'A storm');
  await colleagueSaves({ number: 'J-1', place: 'Negril' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(shownIn('Reason')).toBe('A storm');
});

test('a window that is being sent stays until the answer, whichever way it is closed, and asks nothing', async () => {
  let answer = () => {};
  const { sent, onClose } = await open({ answer: new Promise<void>((resolve) => (answer = resolve)) });
  type('Number', 'J-2');
  save();
  await waitFor(() => expect(sent).toHaveLength(1));
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  for (const name of ['Close', 'Cancel']) fireEvent.click(screen.getByRole('button', { name }));
  expect(screen.queryByText(recordTexts.leave)).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  answer();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});
