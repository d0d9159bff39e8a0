import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toast, toastList } from '#platform/web/ui/overlay/toast.ts';
import { extraInfoOf, stubUploads } from '#tests/support/stub-uploads.ts';
import type { Prize } from '../../../contract.ts';
import { bag, serve, showAt } from '../../web.test-support.tsx';
import { AddPrize } from './add-prize.tsx';
import { StaffPrize } from './staff-prize.tsx';
import { StaffPrizes } from './staff-prizes.tsx';

const upload = vi.hoisted(() => ({ answer: () => new Response(), sent: [] as object[] }));

beforeEach(() => {
  upload.sent = [];
  stubUploads((form) => {
    upload.sent.push({ ...extraInfoOf(form), image: form.get('imageUrl') });
    return upload.answer();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  for (const { id } of toastList.now()) toast.dismiss(id);
});

const toasts = () => toastList.now().map(({ text }) => text);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const confirmed = () =>
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Yes' }));

const GIF = 'GIF89a-and-some-more';
const pick = (file: File) =>
  fireEvent.change(document.querySelector('input[type=file][name=imageUrl]') as Element, {
    target: { files: [file] },
  });

const deskBag = {
  ...bag,
  acquisition: null,
  desk: {
    revision: 3,
    created: '2026-03-03T21:05:00.000Z',
    addedBy: { _id: 'olive', fullName: 'Olive Officer' },
    promised: 0,
    reserved: 0,
    codes: null,
  },
};

describe('the list of prizes', () => {
  test('eight a page, found and sorted by the address, each row leading to its prize', async () => {
    const rows: Prize[] = [{ ...bag, created: '2026-03-03T21:05:00.000Z' }];
    const calls = serve({
      'GET /api/prizes?page=2&search=bag&type=Redeem&sort=-value': () => ({
        rows,
        total: 9,
        page: 2,
        perPage: 8,
      }),
    });
    showAt('/admin/prizes?page=2&search=bag&type=Redeem&sort=-value', '/admin/prizes', <StaffPrizes />);
    const row = within((await screen.findAllByRole('row')).at(-1) as HTMLElement);
    for (const cell of ['School bag', '300 seeds', '$4,500.00', '4', '4:05 pm, March 3rd 2026'])
      expect(row.getByText(cell)).toBeTruthy();
    expect(row.getByRole('link').getAttribute('href')).toBe(
      '/admin/prizes/bag?page=2&search=bag&type=Redeem&sort=-value',
    );
    expect(screen.getByRole('link', { name: 'Add Prize' }).getAttribute('href')).toBe('/admin/prizes/add');
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeTruthy();
    expect(calls).toHaveLength(1);
  });

  test('says when there is none, and when none matches', async () => {
    serve({
      'GET /api/prizes?page=1': () => ({ rows: [], total: 0, page: 1, perPage: 8 }),
      'GET /api/prizes?page=1&search=zzz': () => ({ rows: [], total: 0, page: 1, perPage: 8 }),
    });
    showAt('/admin/prizes', '/admin/prizes', <StaffPrizes />);
    expect(await screen.findByText('There are no prizes yet.')).toBeTruthy();
    cleanup();
    showAt('/admin/prizes?search=zzz', '/admin/prizes', <StaffPrizes />);
    expect(await screen.findByText(/No prize matches/)).toBeTruthy();
  });
});

describe('adding a prize', () => {
  const show = () => {
    serve({});
    showAt('/admin/prizes/add', '/admin/prizes/add', <AddPrize />);
  };

  test('says what is missing beside each field, and sends nothing', () => {
    show();
    press('Add Prize');
    for (const error of [
      'Prize Name is required',
      'Prize Description is required',
      'category is required',
      'Prize value is required',
      'Seeds required is required',
      'Prize Image is required',
    ])
      expect(screen.getAllByText(error).length).toBeGreaterThan(1);
    type('Value in dollars', 'a lot');
    type('Seeds required', 'some');
    press('Add Prize');
    expect(screen.getAllByText('value should be a number').length).toBeGreaterThan(0);
    expect(screen.getAllByText('seeds required should be a number').length).toBeGreaterThan(0);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  const fill = async () => {
    type('Prize name', 'Gas voucher');
    type('Description', 'Tap Redeem, show the code');
    fireEvent.click(screen.getByLabelText(/^Redeem/));
    type('Value in dollars', '2,000.50');
    type('Seeds required', '350');
    pick(new File([GIF], 'gas.gif'));
    await screen.findByText('gas.gif');
  };

  test('asks, sends every field and the image, and says so', async () => {
    show();
    await fill();
    fireEvent.click(screen.getByLabelText(/^This prize is a coupon/));
    type(/^Codes/, 'GAS-1\nGAS-2\nGAS-1');
    expect(screen.getByText('2 codes · 1 repetition left out')).toBeTruthy();
    upload.answer = () => Response.json({ message: 'Prize added successfully', _id: 'new' });
    press('Add Prize');
    expect(screen.getByRole('dialog', { name: 'Are you sure you want to add this new Prize?' })).toBeTruthy();
    confirmed();
    await waitFor(() => expect(toasts()).toEqual(['Prize added successfully']));
    expect(upload.sent).toEqual([
      {
        name: 'Gas voucher',
        description: 'Tap Redeem, show the code',
        type: 'Redeem',
        value: 2000.5,
        pointRequired: 350,
        stock: null,
        givesCode: true,
        codes: ['GAS-1', 'GAS-2'],
        image: expect.any(File),
      },
    ]);
  });

  test('that fails says so as specified, and why, and keeps what was typed', async () => {
    show();
    await fill();
    upload.answer = () =>
      Response.json(
        {
          code: 'prize.fields',
          message: 'Some fields need another look.',
          fields: { name: 'Not this one.' },
        },
        { status: 422 },
      );
    press('Add Prize');
    confirmed();
    await waitFor(() => expect(toasts()).toEqual(['Can not add contest']));
    expect(screen.getByText('Some fields need another look.')).toBeTruthy();
    expect(screen.getAllByText('Not this one.').length).toBeGreaterThan(0);
    expect(screen.getByDisplayValue('Gas voucher')).toBeTruthy();
  });

  test('takes no image that is something else or too large', async () => {
    show();
    pick(new File(['<svg/>'], 'bag.png'));
    expect(await screen.findByText('Prize Image: jpg, jpeg, pdf, png or gif')).toBeTruthy();
    pick(new File(['GIF89a', new Uint8Array(5 * 2 ** 20)], 'big.gif'));
    expect(await screen.findByText('Prize Image: the maximum size is 5 MB')).toBeTruthy();
  });
});

describe('one prize', () => {
  const show = async (prize: object = deskBag) => {
    const calls = serve({ 'GET /api/prizes/bag': () => prize });
    showAt('/admin/prizes/bag?page=2', '/admin/prizes/:id', <StaffPrize id="bag" />);
    await screen.findByRole('heading', { name: 'School bag' });
    await screen.findByText('Olive Officer');
    return calls;
  };

  test('is read, edited after a question, and shown again', async () => {
    await show();
    expect(screen.getByRole('link', { name: 'Go back' }).getAttribute('href')).toBe('/admin/prizes?page=2');
    press('Edit Prize');
    expect(screen.getByDisplayValue('School bag')).toBeTruthy();
    press('Cancel Edit');
    expect(screen.queryByDisplayValue('School bag')).toBeNull();
    press('Edit Prize');
    type('Seeds required', '280');
    type(/^Stock/, '9');
    upload.answer = () => Response.json({ message: 'Prize edited successfully', _id: 'bag' });
    press('Save');
    expect(screen.getByRole('dialog', { name: 'Are you sure you want to edit this Prize?' })).toBeTruthy();
    confirmed();
    await waitFor(() => expect(toasts()).toEqual(['Prize edited successfully']));
    expect(upload.sent).toMatchObject([
      { _id: 'bag', pointRequired: 280, stock: 9, stockBefore: 4, revision: 3, image: null },
    ]);
    expect(await screen.findByRole('button', { name: 'Edit Prize' })).toBeTruthy();
  });

  test('that cannot be edited says so as specified', async () => {
    await show();
    press('Edit Prize');
    upload.answer = () =>
      Response.json(
        { code: 'prize.changed', message: 'Somebody else has changed this prize.' },
        { status: 409 },
      );
    press('Save');
    confirmed();
    await waitFor(() => expect(toasts()).toEqual(['Can not edit contest']));
    expect(screen.getByText('Somebody else has changed this prize.')).toBeTruthy();
  });

  test('is deleted after a question, and the list is shown two seconds later', async () => {
    serve({
      'GET /api/prizes/bag': () => deskBag,
      'POST /api/prizes/remove/bag': () => ({ message: 'Prize deleted successfully' }),
    });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    showAt('/admin/prizes/bag', '*', <StaffPrize id="bag" />);
    await screen.findByText('Olive Officer');
    press('Delete Prize');
    const dialog = screen.getByRole('dialog', { name: 'Are you sure you want to delete this Prize?' });
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeTruthy();
    confirmed();
    await waitFor(() => expect(toasts()).toEqual(['Prize deleted successfully']));
    const backTo = () => screen.getByRole('button', { name: 'Delete Prize' }).getAttribute('aria-busy');
    await vi.advanceTimersByTimeAsync(1_500);
    expect(backTo()).toBe('true');
    await vi.advanceTimersByTimeAsync(600);
    await waitFor(() => expect(backTo()).toBeNull());
  });

  test('that cannot be deleted says why, in the server’s words', async () => {
    serve({
      'GET /api/prizes/bag': () => deskBag,
      'POST /api/prizes/remove/bag': () =>
        Response.json({ code: 'prize.promised', message: 'A contest gives this prize.' }, { status: 409 }),
    });
    showAt('/admin/prizes/bag', '*', <StaffPrize id="bag" />);
    await screen.findByText('Olive Officer');
    press('Delete Prize');
    confirmed();
    await waitFor(() => expect(toasts()).toEqual(['A contest gives this prize.']));
  });

  test('that was deleted is only read', async () => {
    await show({ ...deskBag, isRemoved: true });
    expect(screen.getByText(/This prize was deleted/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Edit Prize' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete Prize' })).toBeNull();
  });

  test('that is a coupon counts its codes and takes more, but shows none', async () => {
    const coupon = {
      ...deskBag,
      givesCode: true,
      desk: { ...deskBag.desk, codes: { free: 3, handedOut: 2 } },
    };
    const calls = serve({
      'GET /api/prizes/bag': () => coupon,
      'POST /api/prizes/codes/bag': () => ({ message: '2 codes added', added: 2, known: 0 }),
    });
    showAt('/admin/prizes/bag', '*', <StaffPrize id="bag" />);
    expect(await screen.findByText('Handed out')).toBeTruthy();
    press('Add codes');
    expect(screen.getByText('Paste at least one code.')).toBeTruthy();
    type(/^Codes/, 'A-1, A-2');
    press('Add codes');
    await waitFor(() => expect(toasts()).toEqual(['2 codes added']));
    expect(calls.map(({ request }) => request)).toContain('POST /api/prizes/codes/bag');
    press('Take back the free codes');
    expect(screen.getByRole('dialog', { name: 'Take back all codes that nobody has got yet?' })).toBeTruthy();
  });
});
