import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reviewQuery } from '../queries.ts';
import { newClient, open, press, review, shown, startServer } from './workbench.test-support.tsx';

beforeEach(startServer);
afterEach(cleanup);
// What is open is given up on leaving, a moment after it.
afterAll(() => vi.unstubAllGlobals());

it('a record that was read ahead is rendered once for the key that leads to it, and not again for its address or the queue', async () => {
  const ahead = review('d2', 'Submitted');
  let renders = 0;
  // Its heading asks for it once each time.
  Object.defineProperty(ahead.user, 'progress', {
    enumerable: true,
    get: () => {
      renders++;
      return null;
    },
  });
  const client = newClient();
  client.setQueryData(reviewQuery('d2').queryKey, ahead);
  await open(client);
  await screen.findByRole('button', { name: 'Next' });
  expect(renders).toBe(0);
  press('n');
  await shown('d2');
  expect(renders).toBe(1);
  await waitFor(() => expect(location.pathname).toBe('/admin/verification/d2'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(renders).toBe(1);
});
