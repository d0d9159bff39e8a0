import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toastList } from '#platform/web/ui/overlay/toast.ts';
import { given, held, open, press, server, shown, startServer } from './workbench.test-support.tsx';

beforeEach(startServer);
afterEach(cleanup);
// What is open is given up on leaving, a moment after it.
afterAll(() => vi.unstubAllGlobals());

const NOTE = 'Anna ruled even no';

const noteField = () => screen.getByLabelText<HTMLInputElement>('Note for staff');

/** As a keyboard does: what nobody takes is typed where one types, and presses the button that has the focus. */
function type(...keys: string[]): void {
  for (const key of keys) {
    const target = document.activeElement;
    if (!press(key)) continue;
    if (target instanceof HTMLInputElement && key.length === 1)
      fireEvent.input(target, { target: { value: target.value + key } });
    if (target instanceof HTMLButtonElement && (key === ' ' || key === 'Enter')) fireEvent.click(target);
  }
}

/** The present record verified, and the next one open. */
async function verifyAndGoOn(): Promise<void> {
  await open();
  await waitFor(() => expect(server.reads).toContain('d2'));
  await screen.findByRole('button', { name: 'Next' });
  type('v', 'n');
  await shown('d2');
  await screen.findByRole('button', { name: /^Undo/ });
}

/** The answer to what is sent from now on waits until it is let go. */
function holdAnswers(): () => void {
  const { wait, letGo } = held();
  server.answer = wait;
  return letGo;
}

it('a note typed right behind an undo, on the record it is of, is kept letter for letter and goes with the new verdict', async () => {
  await open();
  await screen.findByRole('button', { name: 'Next' });
  type('v');
  await screen.findByRole('button', { name: /^Undo/ });
  const letGo = holdAnswers();
  type('u', 'm', ...NOTE, 'Enter', 'v');
  letGo();
  await waitFor(() => expect(given()).toEqual(['approve d1', 'undo d1', 'approve d1']));
  expect(server.verdicts.at(-1)?.body.approvalNote).toBe(NOTE);
});

it('a note typed right behind an undo from the next record is one of the record it leads back to', async () => {
  await verifyAndGoOn();
  const letGo = holdAnswers();
  type('u', 'm', ...NOTE, 'Enter');
  expect(noteField().value).toBe('');
  letGo();
  await shown('d1');
  await waitFor(() => expect(noteField().value).toBe(NOTE));
  type('v', 'n');
  await shown('d2');
  expect(noteField().value).toBe('');
  expect(server.verdicts.at(-1)?.body.approvalNote).toBe(NOTE);
});

it('keys typed behind a verdict, the next and an undo in one go are heard in their order', async () => {
  await open();
  await waitFor(() => expect(server.reads).toContain('d2'));
  await screen.findByRole('button', { name: 'Next' });
  type('v', 'n', 'u', 'm', ...NOTE, 'Enter', 'v', 'n');
  await waitFor(() => expect(given()).toEqual(['approve d1', 'undo d1', 'approve d1']));
  expect(server.verdicts.at(-1)?.body.approvalNote).toBe(NOTE);
  await shown('d2');
});

it('the key for the next right behind an undo leads on from the record that it leads back to', async () => {
  await verifyAndGoOn();
  const letGo = holdAnswers();
  type('u', 'n', 'v');
  letGo();
  await waitFor(() => expect(given()).toEqual(['approve d1', 'undo d1', 'approve d2']));
});

it('an undo leads away from a note that was begun without asking, and the note stands there again on coming back', async () => {
  const asked = stubNavigation();
  await verifyAndGoOn();
  type('m', ...'Looks odd', 'Enter', 'u', 'm', ...NOTE, 'Enter');
  await shown('d1');
  await waitFor(() => expect(noteField().value).toBe(NOTE));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked()).toBe(0);
  type('v', 'n');
  await shown('d2');
  await waitFor(() => expect(noteField().value).toBe('Looks odd'));
});

it('keys behind an undo that comes too late are meant for what it did not lead to: they do nothing to the record that is open', async () => {
  await verifyAndGoOn();
  server.refused.add('d1');
  const letGo = holdAnswers();
  type('u', 'm', ...'not');
  letGo();
  await waitFor(() =>
    expect(toastList.now().map(({ text }) => text)).toContain('Keisha Bent is reviewing this'),
  );
  type(...' true v', 'Enter');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(given()).toEqual(['approve d1', 'undo d1']);
  expect(noteField().value).toBe('');
  expect(location.pathname).toBe('/admin/verification/d2');
  // Once the typing has paused, the keys are those of the open record.
  await new Promise((resolve) => setTimeout(resolve, 1_050));
  type('v');
  await waitFor(() => expect(given()).toEqual(['approve d1', 'undo d1', 'approve d2']));
});

it('a slow undo keeps a note whole, however long it took to type', async () => {
  await verifyAndGoOn();
  const letGo = holdAnswers();
  type('u', 'm', ...'Ann');
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  type(...'a even');
  letGo();
  await shown('d1');
  await waitFor(() => expect(noteField().value).toBe('Anna even'));
  expect(given()).toEqual(['approve d1', 'undo d1']);
});

it('a note typed right behind an undo in the list is one of the record that it leads back to', async () => {
  await open();
  await screen.findByRole('button', { name: 'Next' });
  type('v');
  fireEvent.click(await screen.findByRole('link', { name: 'Go back' }));
  await screen.findByRole('heading', { level: 1, name: 'Verification' });
  const letGo = holdAnswers();
  type('u', 'm', ...NOTE, 'Enter', 'v');
  letGo();
  await waitFor(() => expect(given()).toEqual(['approve d1', 'undo d1', 'approve d1']));
  expect(server.verdicts.at(-1)?.body.approvalNote).toBe(NOTE);
});

/** What a browser reports of each step to another address, and how often it was held back. */
function stubNavigation(): () => number {
  const navigation = new EventTarget();
  vi.stubGlobal('navigation', navigation);
  const { pushState } = history;
  let heldBack = 0;
  vi.spyOn(history, 'pushState').mockImplementation((state, unused, to) => {
    const destination = { url: new URL(String(to), location.href).href, key: '', sameDocument: true };
    const event = Object.assign(new Event('navigate', { cancelable: true }), {
      destination,
      navigationType: 'push',
    });
    if (navigation.dispatchEvent(event)) pushState.call(history, state, unused, to);
    else heldBack++;
  });
  return () => heldBack;
}
