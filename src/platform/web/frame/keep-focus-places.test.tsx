// Where the focus goes from what stands apart from the page's own order: a toast.
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showScreen } from '#tests/support/show-screen.tsx';
import { toast, toastList } from '../ui/overlay/toast.ts';
import { ToastRegion } from '../ui/overlay/toast-region.tsx';
import { Page } from '../ui/page.tsx';

afterEach(() => {
  act(() => toast.clear());
  cleanup();
  vi.restoreAllMocks();
});

const button = (name: string) => screen.getByRole('button', { name });
const hasFocus = (element: () => HTMLElement) =>
  waitFor(() => expect(document.activeElement).toBe(element()));

function press(control: HTMLElement): void {
  control.focus();
  fireEvent.click(control);
}

it.each([1, 2])(
  'goes from a toast to what had the focus before, with %i on show, and scrolls to nothing',
  async (count) => {
    showScreen(
      <>
        <Page title="Earn points">
          <h2>Contests</h2>
          <button type="button">Join</button>
        </Page>
        <ToastRegion />
      </>,
    );
    button('Join').focus();
    for (const text of ['Saved', 'Joined'].slice(0, count)) act(() => toast.good(text));
    const scrolled = vi.fn();
    Element.prototype.scrollIntoView = scrolled;
    press(button('Dismiss'));
    await hasFocus(() => button('Join'));
    expect(toastList.now()).toHaveLength(count - 1);
    expect(scrolled).not.toHaveBeenCalled();
  },
);
