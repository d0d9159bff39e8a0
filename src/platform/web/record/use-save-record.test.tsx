import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { toast, toastList } from '../ui/overlay/toast.ts';
import { useSaveRecord } from './use-save-record.ts';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
  for (const { id } of toastList.now()) toast.dismiss(id);
});

type ProbeProps = { read: () => Promise<number>; onSaved: () => void };

function Probe({ read, onSaved }: ProbeProps) {
  const { data } = useQuery({ queryKey: ['boats'], queryFn: read });
  const { send, isPending } = useSaveRecord({
    form: { saved: () => {}, failed: () => {} },
    send: async () => ({ message: 'Saved' }),
    topics: ['boats'],
    onSaved,
  });
  return (
    <button type="button" onClick={send}>
      {isPending ? 'Saving' : `Save ${data}`}
    </button>
  );
}

test.each([
  ['who stays is led on once all is read again', '/', 1],
  ['who has gone to another page meanwhile stays there', '/elsewhere', 0],
])('%s', async (_, address, led) => {
  const reads = [Promise.resolve(1)];
  let arrives = (_count: number) => {};
  let times = 0;
  reads.push(new Promise((resolve) => (arrives = resolve)));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Probe
        read={() => reads.shift() ?? Promise.resolve(3)}
        onSaved={() => {
          times += 1;
        }}
      />
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Save 1' }));
  await waitFor(() => expect(toastList.now().map(({ text }) => text)).toEqual(['Saved']));
  expect(times).toBe(0);
  history.pushState(null, '', address);
  arrives(2);
  await screen.findByRole('button', { name: 'Save 2' });
  expect(times).toBe(led);
});
