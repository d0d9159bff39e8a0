import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Button } from '#platform/web/ui/button.tsx';
import { toast, toastList } from '#platform/web/ui/overlay/toast.ts';
import { dropSession, setSession } from '#tests/support/readable-session.ts';
import { showScreen } from '#tests/support/show-screen.tsx';
import { useToldWhenGone } from './told-when-gone.ts';

beforeEach(() => setSession({ id: 'ann', userType: 'Moderator', status: 'Active', fullName: 'Ann Officer' }));
afterEach(() => {
  cleanup();
  dropSession();
  for (const { id } of toastList.now()) toast.dismiss(id);
});

function Row({ isOpen }: { isOpen: boolean }) {
  useToldWhenGone(isOpen);
  return <p>row</p>;
}

function List({ isOpen }: { isOpen: boolean }) {
  const [waits, setWaits] = useState(true);
  return (
    <>
      {waits && <Row isOpen={isOpen} />}
      <Button onClick={() => setWaits(false)}>decide</Button>
    </>
  );
}

test.each([
  [true, ['A colleague was faster: this waits no longer']],
  [false, []],
])('a row that goes while its window is open (%s) says so', async (isOpen, said) => {
  showScreen(<List isOpen={isOpen} />, { at: '/' });
  (await screen.findByRole('button', { name: 'decide' })).click();
  await expect.poll(() => screen.queryByText('row')).toBeNull();
  expect(toastList.now().map(({ text }) => text)).toEqual(said);
});
