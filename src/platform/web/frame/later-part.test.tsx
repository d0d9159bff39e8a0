import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { laterPart } from './later-part.tsx';
import { laterWindow } from './later-window.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** How often the file was asked for, and whether it is answered. */
let asked: number;
let isThere: boolean;
beforeEach(() => {
  asked = 0;
  isThere = false;
});
async function load<File>(file: File): Promise<File> {
  asked += 1;
  if (!isThere) throw new TypeError('Importing a module script failed.');
  return file;
}

const page = (part: ReactNode) => (
  <MemoryRouter>
    <input aria-label="Note" defaultValue="Read on paper" />
    {part}
  </MemoryRouter>
);
const tryAgain = () => fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
const restStands = () => expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('Read on paper');

describe('a part that cannot be fetched', () => {
  const chart = () =>
    laterPart({
      load: () => load({ Chart: ({ of }: { of: string }) => <p>Chart of {of}</p> }),
      part: ({ Chart }) => Chart,
      skeleton: <p>waiting</p>,
    });

  it('fails in its place, and is there once it was tried again', async () => {
    const Chart = chart();
    render(page(<Chart of="loans" />));
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    restStands();
    isThere = true;
    tryAgain();
    expect(await screen.findByText('Chart of loans')).toBeTruthy();
    restStands();
    expect(asked).toBe(2);
  });

  it('asks for the page to be loaded anew where the server is there and the file is not', async () => {
    const Chart = chart();
    let isReached = false;
    vi.stubGlobal('fetch', async () => (isReached ? new Response() : Promise.reject(new TypeError())));
    render(page(<Chart of="loans" />));
    await screen.findByRole('alert');
    tryAgain();
    await waitFor(() => expect(asked).toBe(2));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' }).ariaBusy).not.toBe('true'));
    isReached = true;
    tryAgain();
    expect(await screen.findByRole('button', { name: 'Reload' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('Reload the page');
    restStands();
  });

  it('is asked for once by all that show it, and no more once it is there', async () => {
    const Chart = chart();
    isThere = true;
    const { rerender } = render(
      page(
        <>
          <Chart of="loans" />
          <Chart of="seeds" />
        </>,
      ),
    );
    await screen.findByText('Chart of seeds');
    rerender(page(<Chart of="prizes" />));
    expect(screen.getByText('Chart of prizes')).toBeTruthy();
    expect(asked).toBe(1);
  });
});

describe('a window that cannot be fetched', () => {
  type Props = { open: boolean; onClose: () => void };
  let closed: number;
  let missed: number;
  beforeEach(() => {
    closed = 0;
    missed = 0;
  });
  const shown = () => {
    const Window = laterWindow({
      load: () =>
        load({
          Arrange: ({ open, onClose }: Props) => (
            <Dialog title="Arrange" {...{ open, onClose }}>
              <p>Places</p>
            </Dialog>
          ),
        }),
      part: ({ Arrange }) => Arrange,
      isOpen: ({ open }) => open,
      close: ({ onClose }) => onClose(),
      whenMissing: () => {
        missed += 1;
      },
    });
    const at = (open: boolean) => page(<Window open={open} onClose={() => (closed += 1)} />);
    const { rerender } = render(at(false));
    return { open: () => rerender(at(true)), close: () => rerender(at(false)) };
  };

  it('is not asked for before it is opened', async () => {
    const window = shown();
    await new Promise((resolve) => setTimeout(resolve));
    expect(asked).toBe(0);
    isThere = true;
    window.open();
    expect(await screen.findByRole('dialog', { name: 'Arrange' })).toBeTruthy();
    expect(missed).toBe(0);
  });

  it('says so in a window that can be closed, and is asked for again when it is opened again', async () => {
    const window = shown();
    window.open();
    await screen.findByRole('dialog', { name: 'This window could not be opened' });
    restStands();
    expect(missed, 'its keys are the page’s').toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(closed).toBe(1);
    window.close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    isThere = true;
    window.open();
    expect(await screen.findByText('Places')).toBeTruthy();
    expect(asked).toBe(2);
  });

  it('opens once it was tried again', async () => {
    shown().open();
    await screen.findByRole('alert');
    isThere = true;
    tryAgain();
    expect(await screen.findByRole('dialog', { name: 'Arrange' })).toBeTruthy();
    expect(screen.queryByText('This window could not be opened')).toBeNull();
  });
});
