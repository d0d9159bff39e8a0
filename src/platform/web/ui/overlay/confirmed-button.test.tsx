// What is asked before something that cannot be taken back, and what follows from either answer.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ConfirmedButton } from './confirmed-button.tsx';
import { toastList } from './toast.ts';

afterEach(cleanup);

function showButton(send: () => Promise<{ message: string }>) {
  const client = new QueryClient();
  client.setQueryData(['boats', 'one'], 'afloat');
  client.setQueryData(['crews'], 'aboard');
  const onDone = vi.fn();
  render(
    <QueryClientProvider client={client}>
      <ConfirmedButton
        question={{ title: 'Sink the boat?', confirmText: 'Sink it', lead: <p>It stays below.</p> }}
        send={send}
        topics={['boats']}
        onDone={onDone}
      >
        Sink
      </ConfirmedButton>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Sink' }));
  const isStale = (...key: string[]) => client.getQueryState(key)?.isInvalidated;
  return { onDone, isStale };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const isClosed = () => expect(screen.queryByText('It stays below.')).toBeNull();

test('nothing is sent before the question is answered, nor after a no', () => {
  const send = vi.fn(async () => ({ message: 'Sunk' }));
  showButton(send);
  expect(screen.getByText('It stays below.')).toBeDefined();
  press('Cancel');
  isClosed();
  expect(send).not.toHaveBeenCalled();
});

test('after a yes the answer is shown, and what it changed is read again', async () => {
  const { onDone, isStale } = showButton(async () => ({ message: 'The boat is sunk' }));
  press('Sink it');
  await waitFor(isClosed);
  expect(toastList.now().at(-1)).toMatchObject({ tone: 'good', text: 'The boat is sunk' });
  expect(onDone).toHaveBeenCalledOnce();
  expect([isStale('boats', 'one'), isStale('crews')]).toEqual([true, false]);
});

test('a refusal is shown, and what somebody else did meanwhile is read', async () => {
  const { onDone, isStale } = showButton(() => Promise.reject(new Error('Somebody sank it before')));
  press('Sink it');
  await waitFor(isClosed);
  expect(toastList.now().at(-1)).toMatchObject({ tone: 'bad', text: 'Somebody sank it before' });
  expect(onDone).not.toHaveBeenCalled();
  expect(isStale('boats', 'one')).toBe(true);
});

test('the question stays until the answer once it is sent', async () => {
  let answer = (_: { message: string }) => {};
  showButton(() => new Promise((resolve) => (answer = resolve)));
  press('Sink it');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Sink it' }).getAttribute('aria-busy')).toBe('true'),
  );
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  press('Cancel');
  expect(screen.getByText('It stays below.')).toBeDefined();
  answer({ message: 'The boat is sunk' });
  await waitFor(isClosed);
});

test('a second Enter that comes before the window shows the first is no second yes', async () => {
  const send = vi.fn(async () => ({ message: 'Sunk' }));
  showButton(send);
  press('Sink it');
  press('Sink it');
  await waitFor(isClosed);
  expect(send).toHaveBeenCalledOnce();
});
