import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { showScreen } from '#tests/support/show-screen.tsx';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx';
import { Page } from '../ui/page.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.getByRole('heading', { name });
const hasFocus = (element: () => HTMLElement) =>
  waitFor(() => expect(document.activeElement).toBe(element()));
/** Two frames: what would move the focus has moved it. */
const pass = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

function press(control: HTMLElement): void {
  control.focus();
  fireEvent.click(control);
}

function Rows({ names, over = () => true }: { names: string[]; over?: (name: string) => boolean }) {
  const [rows, setRows] = useState(names);
  const [asked, setAsked] = useState<string>();
  const drop = (name: string) => setRows(rows.filter((each) => each !== name));
  return (
    <Page title="Payouts">
      <section>
        <h2>Waiting</h2>
        {rows.length > 0 ? (
          <table>
            <tbody>
              {rows.map((name) => (
                <tr key={name}>
                  <td>
                    <a href={`/${name}`}>{name}</a>
                  </td>
                  <td>
                    <button type="button" onClick={() => drop(name)}>
                      Claim
                    </button>
                    {over(name) && (
                      <button type="button" onClick={() => setAsked(name)}>
                        Pay out
                      </button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : (
          <p>Nothing waits</p>
        )}
      </section>
      <ConfirmDialog
        open={asked !== undefined}
        title="Pay it out?"
        confirmText="Yes"
        onConfirm={() => {
          drop(asked ?? '');
          setAsked(undefined);
        }}
        onCancel={() => setAsked(undefined)}
      />
    </Page>
  );
}

const inRow = (name: string, control: string) => () =>
  within(screen.getByRole('row', { name: new RegExp(name) })).getByRole('button', { name: control });

it('goes from a row that has gone to the same button of the row in its place, then of the one before, then to the heading', async () => {
  showScreen(<Rows names={['Ann', 'Bob', 'Cid']} />);
  press(inRow('Bob', 'Claim')());
  await hasFocus(inRow('Cid', 'Claim'));
  press(inRow('Cid', 'Claim')());
  await hasFocus(inRow('Ann', 'Claim'));
  press(inRow('Ann', 'Claim')());
  await hasFocus(() => heading('Waiting'));
});

it('goes to what opened a window, or to the place of that where it went with what was confirmed', async () => {
  showScreen(<Rows names={['Ann', 'Bob', 'Cid']} over={(name) => name !== 'Cid'} />);
  press(inRow('Ann', 'Pay out')());
  press(button('Cancel'));
  await hasFocus(inRow('Ann', 'Pay out'));
  press(inRow('Ann', 'Pay out')());
  press(button('Yes'));
  await hasFocus(inRow('Bob', 'Pay out'));
  press(inRow('Bob', 'Pay out')());
  press(button('Yes'));
  // Where it cannot be paid out the row itself takes it.
  await hasFocus(() => screen.getByRole('link', { name: 'Cid' }));
});

function Toggling({ children }: { children: (on: boolean, toggle: () => void) => ReactNode }) {
  const [on, setOn] = useState(false);
  return (
    <>
      {children(on, () => setOn(!on))}
      <button type="button" onClick={() => setOn(!on)}>
        From elsewhere
      </button>
    </>
  );
}

const record = (on: boolean, toggle: () => void) => (
  <Page
    title="Complaint"
    actions={
      on ? (
        <button key="answer" type="button">
          Answer
        </button>
      ) : (
        <button key="take" type="button" onClick={toggle}>
          Take it up
        </button>
      )
    }
  >
    <div>
      <h2>Words</h2>
      <p>It was late.</p>
    </div>
    <div>
      <h2>Answer</h2>
      <form>
        {on ? (
          <p>Sent</p>
        ) : (
          <button type="button" onClick={toggle}>
            {'Send answer'}
          </button>
        )}
      </form>
    </div>
    <input aria-label="Note" />
  </Page>
);

it.each([
  ['Take it up', 'Complaint'],
  ['Send answer', 'Answer'],
])('goes to the heading above when the button "%s" goes with what it did', async (name, above) => {
  showScreen(<Toggling>{record}</Toggling>);
  press(button(name));
  await hasFocus(() => heading(above));
});

it('takes it from nothing that has it meanwhile, and gives it to nobody who has left it', async () => {
  showScreen(<Toggling>{record}</Toggling>);
  const note = screen.getByLabelText('Note');
  const take = button('Take it up');
  take.focus();
  note.focus();
  fireEvent.click(take);
  await pass();
  expect(document.activeElement).toBe(note);
  note.blur();
  await pass();
  fireEvent.click(button('From elsewhere'));
  await pass();
  expect(document.activeElement).toBe(document.body);
});

/** As a browser does with what is disabled: nothing has the focus until something takes it. Answers what took it. */
function dropFocusOf(control: HTMLElement) {
  let took: Element = document.body;
  vi.spyOn(document, 'activeElement', 'get').mockImplementation(() => took);
  const { focus } = HTMLElement.prototype;
  vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function take(this: HTMLElement) {
    if (!this.matches(':disabled')) took = this;
    focus.call(this);
  });
  fireEvent.focusOut(control);
}

it('comes back to a button with the answer to its request, unless something else took it', async () => {
  showScreen(
    <Toggling>
      {(busy) => (
        <Page title="Letter">
          <Button busy={busy}>Send</Button>
          <input aria-label="Words" />
        </Page>
      )}
    </Toggling>,
  );
  const ask = async () => {
    button('Send').focus();
    fireEvent.click(button('From elsewhere'));
    dropFocusOf(button('Send'));
    await pass();
  };
  await ask();
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(button('From elsewhere'));
  await hasFocus(() => button('Send'));
  vi.restoreAllMocks();
  await ask();
  screen.getByLabelText('Words').focus();
  fireEvent.click(button('From elsewhere'));
  await pass();
  expect(document.activeElement).toBe(screen.getByLabelText('Words'));
});

it('goes to the heading above what is disabled for good', async () => {
  showScreen(
    <Toggling>
      {(done, toggle) => (
        <Page title="Prize">
          <button type="button" disabled={done} onClick={toggle}>
            Redeem
          </button>
        </Page>
      )}
    </Toggling>,
  );
  press(button('Redeem'));
  await hasFocus(() => heading('Prize'));
});

it('stays with an input that another takes the place of, and with what is moved', async () => {
  showScreen(
    <Toggling>
      {(on) => (
        <Page title="Form">
          <div key={on ? 'kept' : 'empty'}>
            <input name="first" aria-label="First" />
            <input name="second" aria-label="Second" />
          </div>
          <ul>
            {(on ? ['b', 'a'] : ['a', 'b']).map((name) => (
              <li key={name}>
                <button type="button">{name}</button>
              </li>
            ))}
          </ul>
        </Page>
      )}
    </Toggling>,
  );
  screen.getByLabelText('Second').focus();
  fireEvent.click(button('From elsewhere'));
  await hasFocus(() => screen.getByLabelText('Second'));
  button('b').focus();
  fireEvent.click(button('From elsewhere'));
  await hasFocus(() => button('b'));
});
