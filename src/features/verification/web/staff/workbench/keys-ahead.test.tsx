import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { useKeysAhead } from './keys-ahead.ts';
import { useReviewKeys } from './review-keys.ts';

const heard: string[] = [];
afterEach(() => {
  cleanup();
  heard.length = 0;
  vi.unstubAllGlobals();
});

function Desk() {
  const [note, setNote] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useReviewKeys({ m: () => field.current?.focus(), v: () => heard.push(`v ${note}`) });
  const doneBy = ({ key }: { key: string }) => key === 'Enter' && field.current?.blur();
  return (
    <input
      ref={field}
      aria-label="Note"
      value={note}
      onKeyDown={doneBy}
      onChange={({ target }) => setNote(target.value)}
    />
  );
}

function Bench({ isWaiting }: { isWaiting: boolean }) {
  useKeysAhead(isWaiting, true);
  return isWaiting ? null : <Desk />;
}

const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
};
const note = () => screen.getByLabelText<HTMLInputElement>('Note').value;

it('a note that is typed while its record is on its way stands there letter for letter, and goes with the verdict behind it', async () => {
  const { rerender } = render(<Bench isWaiting />);
  press('m', ...'Anna seen by me', 'Enter', 'v');
  rerender(<Bench isWaiting={false} />);
  await waitFor(() => expect(heard).toEqual(['v Anna seen by me']));
  expect(note()).toBe('Anna seen by me');
});

it('what is typed while kept keys are pressed again comes behind them', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  const { rerender } = render(<Bench isWaiting />);
  press('m', 'o');
  rerender(<Bench isWaiting={false} />);
  await waitFor(() => expect(frames).toHaveLength(1));
  expect(document.activeElement).toBe(screen.getByLabelText('Note'));
  press('k');
  await act(async () => frames[0]?.(0));
  expect(note()).toBe('ok');
});

it('keys are heard from the very moment in which what takes them stands there', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const { promise: shown, resolve } = Promise.withResolvers<void>();
  const watch = new MutationObserver(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'v', bubbles: true }));
    resolve();
  });
  watch.observe(place, { childList: true });
  root.render(<Desk />);
  await shown;
  watch.disconnect();
  expect(heard).toEqual(['v ']);
  root.unmount();
  place.remove();
});
