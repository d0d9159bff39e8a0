import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FieldDefinition } from '#features/forms/contract.ts';
import { CallFailed } from '#platform/web/call.ts';
import { ToastRegion } from '#platform/web/ui/overlay/toast-region.tsx';
import { showScreen } from '#tests/support/show-screen.tsx';
import { ConfiguredForm } from '../configured-form.tsx';
import type { Send } from '../use-sending.ts';
import { useStepInAddress, useStepsGone } from './step-in-address.ts';

const required = [{ type: 'required' as const }];
const fields: FieldDefinition[] = [
  { name: 'first_name', label: 'First name', group: 'Your name', type: 'text', validations: required },
  { name: 'works', label: 'I have work', group: 'Your name', type: 'checkbox' },
  {
    name: 'employer',
    label: 'Employer',
    group: 'Your work',
    type: 'text',
    validations: required,
    conditionalValidations: [{ when: 'works', compareType: 'equals', value: true }],
  },
  { name: 'town', label: 'Town', group: 'Where you live', type: 'text', validations: required },
  { name: 'street', label: 'Street', group: 'Where you live', type: 'text' },
  { name: 'friend', label: 'Friend', group: 'If we cannot reach you', type: 'text' },
];
const filled = { first_name: 'Ann', works: false, town: 'Negril' };

type Opened = { at?: string; send?: Send<string>; start?: object; asked?: FieldDefinition[] };

function open({ at = '/form?section=one', send = vi.fn(), start = {}, asked = fields }: Opened = {}) {
  const Screen = () => {
    const steps = useStepInAddress();
    const [isSent, setSent] = useState(false);
    useStepsGone(steps, isSent);
    const texts = { confirm: 'Are you sure?', failed: 'It failed' };
    return (
      <>
        <ConfiguredForm
          fields={asked}
          {...{ send, steps, texts }}
          start={{ ...start }}
          onSent={() => setSent(true)}
        />
        <ToastRegion screen={useLocation().search} />
      </>
    );
  };
  const router = showScreen(<Screen />, { at: ['/before', at] });
  return {
    /** The browser's own 'back'. */
    back: () => act(() => router.navigate(-1)),
    address: () => router.state.location.search,
    place: () => router.state.location.pathname + router.state.location.search,
  };
}

const asked = () =>
  [...document.querySelectorAll<HTMLElement>('[data-field]')].map(({ dataset }) => dataset.field);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
const onStep = async (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name })));
const confirm = async () => {
  press('Submit');
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes, submit' }));
};
const refuse = (fields: Record<string, string>): Send<string> =>
  vi.fn<Send<string>>().mockRejectedValue(new CallFailed(422, { message: 'Look again', fields }));

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function () {
    this.open = true;
  };
});
afterEach(cleanup);

describe('a form that is asked step by step', () => {
  it('shows the questions of one group, and how far one is', () => {
    open();
    expect(asked()).toEqual(['first_name', 'works']);
    expect(screen.getByRole('heading', { level: 2, name: 'Step 1 of 3: Your name' })).toBeTruthy();
    const bar = screen.getByRole('progressbar');
    expect(bar.getAttribute('aria-valuetext')).toBe('Step 1 of 3');
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  });

  it('judges the step alone, and goes on only when it is right', async () => {
    open();
    press('Continue');
    expect(screen.getAllByText('First name is required')).toHaveLength(2);
    expect(screen.queryByText(/Town is required/)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(asked()).toEqual(['first_name', 'works']);
    write('First name', 'Ann');
    press('Continue');
    await onStep('Step 2 of 3: Where you live');
    expect(asked()).toEqual(['town', 'street']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leaves out a group of which nothing is asked, and asks it once there is cause', async () => {
    open({ start: { first_name: 'Ann' } });
    fireEvent.click(screen.getByLabelText(/I have work/));
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('Step 1 of 4');
    press('Continue');
    await onStep('Step 2 of 4: Your work');
    expect(asked()).toEqual(['employer']);
  });

  it('says that more may follow while an answer that decides it is missing', async () => {
    const status: FieldDefinition = {
      name: 'status',
      label: 'Do you work?',
      group: 'Your name',
      type: 'select',
      options: ['Yes', 'No'].map((value) => ({ value, name: value })),
      validations: required,
    };
    const conditions = [{ when: 'status', compareType: 'equals' as const, value: 'Yes' }];
    const [, , employer] = fields as [FieldDefinition, FieldDefinition, FieldDefinition];
    open({ asked: [status, { ...employer, conditionalValidations: conditions }] });
    const bar = screen.getByRole('progressbar');
    expect(bar.getAttribute('aria-valuetext')).toBe('Step 1, more may follow');
    expect(bar.getAttribute('aria-valuemax')).toBe('2');
    expect(
      screen.getByRole('heading', { level: 2, name: 'Step 1, more may follow: Your name' }),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
    press('Continue');
    expect(screen.getAllByText(/Please answer this question/)).toHaveLength(2);
    fireEvent.click(screen.getByLabelText('No'));
    expect(bar.getAttribute('aria-valuetext')).toBe('Step 1 of 1');
    expect(screen.getByRole('button', { name: 'Submit' })).toBeTruthy();
    fireEvent.click(screen.getByLabelText('Yes'));
    expect(bar.getAttribute('aria-valuetext')).toBe('Step 1 of 2');
    press('Continue');
    await onStep('Step 2 of 2: Your work');
  });

  it.each(['the button', 'the browser'])('goes a step back by %s and loses nothing', async (by) => {
    const { back, address } = open({ start: filled });
    press('Continue');
    await onStep('Step 2 of 3: Where you live');
    write('Street', 'Hope Road');
    if (by === 'the button') press('Back');
    else await back();
    await onStep('Step 1 of 3: Your name');
    expect(address()).toBe('?section=one');
    expect(screen.getByLabelText<HTMLInputElement>(/^First name/).value).toBe('Ann');
    press('Continue');
    await onStep('Step 2 of 3: Where you live');
    expect(screen.getByLabelText<HTMLInputElement>(/^Street/).value).toBe('Hope Road');
  });

  it('stands at the step that the address names, and goes back from there too', async () => {
    open({ at: '/form?section=one&step=friend', start: filled });
    expect(asked()).toEqual(['friend']);
    expect(document.activeElement).toBe(document.body);
    press('Back');
    await onStep('Step 2 of 3: Where you live');
  });

  it.each([
    ['is not asked', 'employer', ['town', 'street']],
    ['is unknown', 'nothing', ['first_name', 'works']],
  ])('finds its way where the step of the address %s', (_why, step, questions) => {
    open({ at: `/form?step=${step}`, start: filled });
    expect(asked()).toEqual(questions);
  });

  it('submits at the last step, and sends the answers of all', async () => {
    const send = vi.fn<Send<string>>().mockResolvedValue('taken');
    open({ at: '/form?step=friend', start: filled, send });
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    await confirm();
    await waitFor(() => expect(send).toHaveBeenCalledOnce(), { timeout: 3_000 });
    expect(send.mock.calls[0]?.[0].answers).toEqual(filled);
  });

  it('once it is sent, back leads past its steps to what was there before it', async () => {
    const send = vi.fn<Send<string>>().mockResolvedValue('taken');
    const { back, place } = open({ start: filled, send });
    press('Continue');
    await onStep('Step 2 of 3: Where you live');
    press('Back');
    await onStep('Step 1 of 3: Your name');
    press('Continue');
    await onStep('Step 2 of 3: Where you live');
    press('Continue');
    await onStep('Step 3 of 3: If we cannot reach you');
    await confirm();
    await waitFor(() => expect(send).toHaveBeenCalledOnce(), { timeout: 3_000 });
    await waitFor(() => expect(place()).toBe('/form?section=one'));
    await back();
    expect(place()).toBe('/before');
  });

  it('leads to the step of an answer that is still missing when it is submitted', async () => {
    open({ at: '/form?step=friend', start: { works: true, town: 'Negril' } });
    press('Submit');
    await waitFor(() => expect(asked()).toEqual(['first_name', 'works']));
    const summary = within(screen.getByRole('alert'));
    expect(summary.getAllByRole('button')).toHaveLength(2);
    fireEvent.click(summary.getByText(/Employer is required/));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Employer/)));
  });

  it('leads to the step of an error that the server finds, says so, and back to the last one', async () => {
    open({ at: '/form?step=friend', start: filled, send: refuse({ first_name: 'This is no name' }) });
    await confirm();
    expect(await screen.findByText('This is no name', {}, { timeout: 3_000 })).toBeTruthy();
    expect(asked()).toEqual(['first_name', 'works']);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
    expect(screen.getByText('First name: This is no name')).toBeTruthy();
    expect(screen.getByLabelText(/^First name/).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('It failed')).toBeTruthy();
    write('First name', 'Anne');
    press('Continue');
    await onStep('Step 3 of 3: If we cannot reach you');
  });

  it('keeps what the server found on a step until its answer is changed', async () => {
    const send = refuse({ first_name: 'This is no name', town: 'There is no such town' });
    open({ at: '/form?step=friend', start: filled, send });
    await confirm();
    await screen.findByText('This is no name', {}, { timeout: 3_000 });
    write('First name', 'Anne');
    press('Continue');
    await onStep('Step 2 of 3: Where you live');
    expect(screen.getByText('There is no such town')).toBeTruthy();
  });

  it('leads from the review to a question, and from there to the last step again', async () => {
    open({ at: '/form?step=friend', start: filled });
    press('Submit');
    const review = within(await screen.findByRole('dialog'));
    fireEvent.click(review.getByRole('button', { name: 'Change: First name' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^First name/)));
    press('Continue');
    await onStep('Step 3 of 3: If we cannot reach you');
  });

  it('asks on the way from a change what it gave cause for', async () => {
    open({ at: '/form?step=friend', start: filled });
    press('Submit');
    const review = within(await screen.findByRole('dialog'));
    fireEvent.click(review.getByRole('button', { name: 'Change: I have work' }));
    await waitFor(() => expect(asked()).toEqual(['first_name', 'works']));
    fireEvent.click(screen.getByLabelText(/I have work/));
    press('Continue');
    await onStep('Step 2 of 4: Your work');
    write('Employer', 'Blue Mahoe');
    press('Continue');
    await onStep('Step 4 of 4: If we cannot reach you');
  });

  it('closes the question when the browser goes a step back', async () => {
    const { back } = open({ at: '/form?step=town', start: filled });
    press('Continue');
    await onStep('Step 3 of 3: If we cannot reach you');
    press('Submit');
    expect(await screen.findByText('Check your answers first.')).toBeTruthy();
    await back();
    await waitFor(() => expect(asked()).toEqual(['town', 'street']));
    expect(screen.queryByText('Check your answers first.')).toBeNull();
  });

  it('is one page where all questions are of one group', () => {
    open({ asked: fields.slice(0, 2), at: '/form?step=first_name' });
    expect(asked()).toEqual(['first_name', 'works']);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByRole('heading', { level: 2, name: 'Your name' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Submit' })).toBeTruthy();
  });
});
