// Where the focus goes from what stands apart from the page's own order: a toast, a bar that stays in sight, a menu's panel, a strip above the heading.
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { showScreen } from '#tests/support/show-screen.tsx';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx';
import { Menu } from '../ui/overlay/menu.tsx';
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

function watchScrolling() {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  return scrolled;
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

it('goes from a button that is disabled in a bar that stays in sight to the bar, not to the last heading above it', async () => {
  const Editor = () => {
    const [isSaved, setSaved] = useState(false);
    return (
      <Page title="Words">
        <div>
          <h2>Cost example</h2>
        </div>
        <div style={{ position: 'sticky' }} data-testid="bar">
          <p role="status">{isSaved ? 'All is saved' : 'One change is not saved'}</p>
          <div>
            <Button disabled={isSaved} onClick={() => setSaved(true)}>
              Save
            </Button>
          </div>
        </div>
      </Page>
    );
  };
  showScreen(<Editor />);
  const scrolled = watchScrolling();
  press(button('Save'));
  await hasFocus(() => screen.getByTestId('bar'));
  expect(scrolled).not.toHaveBeenCalled();
});

it('goes from what stands above the heading to the heading, not to the whole page', async () => {
  const Loan = () => {
    const [isTaken, setTaken] = useState(false);
    return (
      <main tabIndex={-1}>
        <section>
          <ul>
            <li>
              {!isTaken && (
                <Button key="take" onClick={() => setTaken(true)}>
                  Take it
                </Button>
              )}
            </li>
          </ul>
        </section>
        <Page title="Loan">It waits</Page>
      </main>
    );
  };
  showScreen(<Loan />);
  press(button('Take it'));
  await hasFocus(() => screen.getByRole('heading', { name: 'Loan' }));
});

it('goes from a window that was opened out of a menu to the button of the menu, which has closed', async () => {
  const Users = () => {
    const [isAsking, setAsking] = useState(false);
    return (
      <Page title="Users">
        <Menu label="Views" trigger={null}>
          <button type="button" onClick={() => setAsking(true)}>
            Delete this view
          </button>
        </Menu>
        <ConfirmDialog
          open={isAsking}
          title="Delete it?"
          confirmText="Yes"
          onConfirm={() => setAsking(false)}
          onCancel={() => setAsking(false)}
        />
      </Page>
    );
  };
  showScreen(<Users />);
  press(button('Views'));
  press(button('Delete this view'));
  // A browser moves the focus into the window, which closes the menu.
  act(() => button('Yes').focus());
  expect(screen.queryByRole('button', { name: 'Delete this view' })).toBeNull();
  press(button('Yes'));
  await hasFocus(() => button('Views'));
});

it('goes to the heading of another page, which stands where its own address puts it', async () => {
  const Pages = () => {
    const [name, setName] = useState('Terms');
    const back = () => {
      history.pushState(null, '', '/landing');
      setName('Landing');
    };
    return (
      <Page title={name} key={name}>
        {name === 'Terms' && (
          <button type="button" onClick={back}>
            Back
          </button>
        )}
      </Page>
    );
  };
  showScreen(<Pages />);
  const scrolled = watchScrolling();
  press(button('Back'));
  await hasFocus(() => screen.getByRole('heading', { name: 'Landing' }));
  expect(scrolled).not.toHaveBeenCalled();
  history.pushState(null, '', '/');
});
