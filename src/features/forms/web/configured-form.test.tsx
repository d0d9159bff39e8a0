import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FieldDefinition, FormAnswers, Validation } from '#features/forms/contract.ts';
import { CallFailed } from '#platform/web/call.ts';
import { ConfiguredForm } from './configured-form.tsx';
import type { LocalDocument } from './documents/local-document.ts';
import type { Send } from './use-sending.ts';

const fields: FieldDefinition[] = [
  { name: 'town', label: 'Town', type: 'text', validations: [{ type: 'required' }] },
  { name: 'rents', label: 'I rent', type: 'checkbox' },
  {
    name: 'rent',
    label: 'Rent',
    type: 'text',
    validationType: 'number',
    validations: [{ type: 'required' }, { type: 'test', subtype: 'money' }],
    conditionalValidations: [{ when: 'rents', compareType: 'equals', value: true }],
  },
  {
    name: 'rooms',
    label: 'Rooms',
    type: 'text',
    validationType: 'number',
    validations: [{ type: 'integer' }],
  },
];

const texts = { confirm: 'Are you sure?', failed: 'It failed' };

const paperRules: Validation[] = [
  { type: 'test', subtype: 'fileSize', maxFileSize: 8 },
  { type: 'test', subtype: 'fileType', fileTypes: ['jpg', 'jpeg', 'pdf'] },
];

const doubted = (id: string): LocalDocument => ({
  ...{ id, name: `${id}.jpg`, type: 'image/jpeg', sizeBytes: 4, doubt: 'dark' },
  blob: new Blob(['dark']),
});

function open(
  send: Send<string>,
  onSent: (reply: string) => void = () => {},
  asked = fields,
  start: FormAnswers = { town: 'Negril' },
) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ConfiguredForm fields={asked} {...{ texts, send, onSent }} start={start} />
    </QueryClientProvider>,
  );
}

const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
const confirm = async () => {
  submit();
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes, submit' }));
};
const write = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function () {
    this.open = true;
  };
});
afterEach(cleanup);

describe('a configured form', () => {
  it('shows a field only while its condition holds', () => {
    open(vi.fn());
    expect(screen.queryByLabelText(/Rent/)).toBeNull();
    fireEvent.click(screen.getByLabelText(/I rent/));
    expect(screen.getByLabelText(/^Rent/)).toBeTruthy();
    fireEvent.click(screen.getByLabelText(/I rent/));
    expect(screen.queryByLabelText(/^Rent/)).toBeNull();
  });

  it('shows every error on submit, above the form and beside the fields, and asks nothing', () => {
    const send = vi.fn();
    open(send);
    write(/Town/, '');
    fireEvent.click(screen.getByLabelText(/I rent/));
    submit();
    expect(screen.getAllByText('Town is required')).toHaveLength(2);
    expect(screen.getAllByText('Rent is required')).toHaveLength(2);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(send).not.toHaveBeenCalled();
  });

  it('shows a TRN and a mobile number with their dashes, but not while they are typed', () => {
    open(vi.fn(), () => {}, [
      { name: 'town', label: 'TRN', type: 'text', validations: [{ type: 'test', subtype: 'trn' }] },
      {
        name: 'mobile',
        label: 'Mobile',
        type: 'text',
        validations: [{ type: 'test', subtype: 'jamaicanMobile' }],
      },
    ]);
    for (const [label, typed, shown] of [
      ['TRN', '104583927', '104-583-927'],
      ['TRN', '104 58', '104 58'],
      ['Mobile', '+1 (876) 5550101', '876-555-0101'],
    ] as const) {
      const box = screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
      fireEvent.focus(box);
      fireEvent.change(box, { target: { value: typed } });
      expect(box.value).toBe(typed);
      fireEvent.blur(box);
      expect(box.value).toBe(shown);
    }
  });

  it('names in its summary the question of each error, and leads to it', () => {
    open(vi.fn(), () => {}, [
      { name: 'works', label: 'Are you working?', type: 'text', validations: [{ type: 'required' }] },
      { name: 'since', label: 'Since when?', type: 'date', validations: [{ type: 'required' }] },
      { name: 'expiry', label: 'ID expiry date', type: 'date' },
    ]);
    const expiry = within(screen.getByRole('group', { name: /ID expiry date/ }));
    fireEvent.change(expiry.getByLabelText('Day'), { target: { value: '31' } });
    fireEvent.change(expiry.getByLabelText('Month'), { target: { value: '2' } });
    fireEvent.change(expiry.getByLabelText('Year'), { target: { value: '2030' } });
    submit();
    const summary = within(screen.getByRole('alert'));
    expect(summary.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Are you working? Please answer this question',
      'Since when? Please answer this question',
      'ID expiry date: There is no such day. Please check the day and the month',
    ]);
    fireEvent.click(summary.getByText(/^Since when/));
    const since = within(screen.getByRole('group', { name: 'Since when?' }));
    expect(document.activeElement).toBe(since.getByLabelText('Day'));
  });

  it.each([
    ['Rent', '-500', 'An amount cannot be below 0. Please leave out the minus'],
    ['Rent', '1e5', 'Must be a number'],
    ['Rent', 'abc', 'Must be a number'],
    ['Rooms', '2.5', 'Please give a whole number'],
    ['Rooms', '1e5', 'Must be a number'],
    ['Rooms', '2.5 years', 'Must be a number'],
    ['Rooms', 'abc', 'Must be a number'],
  ])('%s %s stays as it was typed, and says what is wrong with it', async (label, typed, error) => {
    open(vi.fn());
    fireEvent.click(screen.getByLabelText(/I rent/));
    const box = screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
    fireEvent.focus(box);
    write(new RegExp(`^${label}`), typed);
    fireEvent.blur(box);
    expect(await screen.findByText(error)).toBeTruthy();
    expect(box.value).toBe(typed);
  });

  it('asks before it sends what is shown, once', async () => {
    const send = vi.fn<Send<string>>().mockResolvedValue('taken');
    const onSent = vi.fn();
    open(send, onSent);
    await confirm();
    await waitFor(() => expect(onSent).toHaveBeenCalledExactlyOnceWith('taken'), { timeout: 3_000 });
    expect(send).toHaveBeenCalledExactlyOnceWith(
      { answers: { town: 'Negril', rents: false }, files: [] },
      { key: expect.any(String), onProgress: expect.any(Function) },
    );
  });

  it('lists before it is sent what will be kept, question by question, and leads back to each', async () => {
    const send = vi.fn();
    open(send);
    fireEvent.click(screen.getByLabelText(/I rent/));
    write(/^Rent/, '45,000');
    submit();
    const review = within(await screen.findByRole('dialog'));
    const rows = [...screen.getByRole('dialog').querySelectorAll('dl > div')];
    expect(rows.map((row) => [...row.querySelectorAll('dt, dd')].map((part) => part.textContent))).toEqual([
      ['Town', 'Negril', 'Change'],
      ['I rent', 'Yes', 'Change'],
      ['Rent', '$45,000.00', 'Change'],
      ['Rooms', 'Not answered', 'Change'],
    ]);
    fireEvent.click(review.getByRole('button', { name: 'Change: Rent' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Rent/)));
    expect(screen.queryByText('Check your answers first.')).toBeNull();
    expect(send).not.toHaveBeenCalled();
  });

  it('asks again about a photo that was doubted before it is sent, and never refuses it', async () => {
    const asked: FieldDefinition[] = [
      { name: 'id', label: 'Your ID', type: 'file', validationType: 'array', validations: paperRules },
    ];
    const send = vi.fn<Send<string>>().mockResolvedValue('taken');
    open(send, () => {}, asked, { id: [doubted('front'), doubted('back')] });
    submit();
    const review = within(await screen.findByRole('dialog'));
    const question = 'This photo looks dark. Can you read every word?';
    expect(review.getAllByText(question)).toHaveLength(2);
    const [again] = review.getAllByLabelText('Take again');
    const taken = new File(['%PDF-1.7'], 'scan.pdf', { type: 'application/pdf' });
    fireEvent.change(again as HTMLElement, { target: { files: [taken] } });
    await waitFor(() => expect(review.getAllByText(question)).toHaveLength(1));
    fireEvent.click(review.getByRole('button', { name: 'Use it anyway' }));
    expect(review.queryByText(question)).toBeNull();
    fireEvent.click(review.getByRole('button', { name: 'Yes, submit' }));
    await waitFor(() => expect(send).toHaveBeenCalledOnce(), { timeout: 3_000 });
    expect(send.mock.calls[0]?.[0].files.map(({ file }) => file.name)).toEqual(['back.jpg', 'scan.pdf']);
  });

  describe('pressed while a picture is still being made ready', () => {
    const asked: FieldDefinition[] = [
      {
        name: 'id',
        label: 'Your ID',
        type: 'file',
        validations: [...paperRules, { type: 'required' }],
      },
    ];
    /** As on a slow phone: its first bytes come when they are let through. */
    const pickSlowly = (bytes: string, name: string) => {
      const file = new File([bytes], name);
      const { promise, resolve } = Promise.withResolvers<void>();
      const slice = file.slice.bind(file);
      file.slice = (...range) => {
        const part = slice(...range);
        const read = part.arrayBuffer.bind(part);
        part.arrayBuffer = () => promise.then(read);
        return part;
      };
      fireEvent.change(screen.getByLabelText(/Choose a file/), { target: { files: [file] } });
      return resolve;
    };

    it('waits for it, and then goes on by itself', async () => {
      open(vi.fn(), () => {}, asked, {});
      const ready = pickSlowly('%PDF-1.7', 'scan.pdf');
      await screen.findByText('Getting it ready…');
      submit();
      expect(screen.queryByText(/is required/)).toBeNull();
      expect(screen.queryByRole('dialog')).toBeNull();
      ready();
      expect(within(await screen.findByRole('dialog')).getByText('scan.pdf')).toBeTruthy();
    });

    it('says what is wrong with one that will not do, and not that it is missing', async () => {
      open(vi.fn(), () => {}, asked, {});
      const ready = pickSlowly('no picture', 'paper.heic');
      submit();
      ready();
      expect(await screen.findByText(/\.heic is not accepted/)).toBeTruthy();
      expect(screen.queryByText(/is required/)).toBeNull();
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  it('leads from the review to the field where a photo that was taken again will not do', async () => {
    const asked: FieldDefinition[] = [
      { name: 'id', label: 'Your ID', type: 'file', validations: paperRules },
    ];
    open(vi.fn(), () => {}, asked, { id: [doubted('dark')] });
    submit();
    const review = within(await screen.findByRole('dialog'));
    const picked = new File(['no picture'], 'paper.heic');
    fireEvent.change(review.getByLabelText('Take again'), { target: { files: [picked] } });
    await waitFor(() => expect(screen.queryByText('Check your answers first.')).toBeNull());
    expect(screen.getByText(/unsupported format\. \.heic is not accepted: use JPG or PDF\./)).toBeTruthy();
    expect(screen.getByText('dark.jpg')).toBeTruthy();
  });

  it('tries again under the same key after a failure, and under a new one after a change', async () => {
    const send = vi.fn<Send<string>>().mockRejectedValue(new CallFailed(0, { message: 'No connection' }));
    open(send);
    await confirm();
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }, { timeout: 3_000 }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2), { timeout: 3_000 });
    await screen.findByText('No connection', {}, { timeout: 3_000 });
    write(/Town/, 'Lucea');
    await confirm();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(3), { timeout: 3_000 });
    const keys = send.mock.calls.map(([, { key }]) => key);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it("puts the server's errors beside their fields", async () => {
    const refusal = new CallFailed(422, { message: 'Look again', fields: { town: 'There is no such town' } });
    open(vi.fn<Send<string>>().mockRejectedValue(refusal));
    await confirm();
    expect(await screen.findByText('There is no such town', {}, { timeout: 3_000 })).toBeTruthy();
    expect(screen.getByText('Town: There is no such town')).toBeTruthy();
    expect(screen.getByLabelText(/Town/).getAttribute('aria-invalid')).toBe('true');
  });
});
