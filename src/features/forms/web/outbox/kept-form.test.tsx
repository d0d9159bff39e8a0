import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Waiting } from '#platform/web/phone/outbox.ts';
import { saying } from '#tests/support/saying.ts';
import { KeptForm } from './kept-form.tsx';

const waiting: Waiting = {
  form: 'information:basic_information',
  title: 'Basic Information',
  createdAt: Date.UTC(2026, 10, 21, 20, 4),
  state: 'waiting',
  refused: null,
  reply: null,
};

afterEach(cleanup);

describe('a form that was handed in without a connection', () => {
  it('says that it is saved, since when, and leads on', () => {
    render(
      <KeptForm waiting={waiting} onReceived={() => {}}>
        <a href="/next">Go on</a>
      </KeptForm>,
    );
    expect(screen.getByRole('heading', { name: 'Saved on this phone' })).toBe(document.activeElement);
    expect(
      screen.getByText(
        saying(/^Kept on this phone since 3:04 pm, November 21st 2026\. It goes out by itself/),
      ),
    ).toBeTruthy();
    expect(screen.queryByText(/handed in/i)).toBeNull();
    expect(screen.getByRole('link', { name: 'Go on' })).toBeTruthy();
  });

  it('comes into view: the form that stood here was longer', () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    render(<KeptForm waiting={waiting} onReceived={() => {}} />);
    expect(scrolled.mock.contexts).toEqual([screen.getByRole('heading', { name: 'Saved on this phone' })]);
    scrolled.mockRestore();
  });

  it('asks before it sends what is older than its key', () => {
    render(<KeptForm waiting={{ ...waiting, state: 'stale' }} onReceived={() => {}} />);
    expect(screen.getByRole('button', { name: 'It is still right, send it' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Change my answers' })).toBeTruthy();
  });

  it('says that it is on its way, and hands the reply on once', () => {
    const replies: unknown[] = [];
    const onReceived = (reply: unknown) => replies.push(reply);
    const { rerender } = render(<KeptForm waiting={{ ...waiting, state: 'sending' }} {...{ onReceived }} />);
    expect(screen.getByRole('status').textContent).toBe('Sending…');
    expect(screen.queryByRole('button')).toBeNull();
    const received: Waiting = { ...waiting, state: 'received', reply: { points: 100 } };
    rerender(<KeptForm waiting={received} {...{ onReceived }} />);
    rerender(<KeptForm waiting={{ ...received }} {...{ onReceived }} />);
    expect(screen.getByRole('status').textContent).toBe('Received');
    expect(replies).toEqual([{ points: 100 }]);
  });
});
