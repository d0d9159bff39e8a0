import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { serverSays, show } from '#features/accounts/web/web.test-support.tsx';
import { channelTexts as texts } from '../texts/channels.ts';
import { ChannelChoice } from './channel-choice.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const nothing = { offered: ['SMS', 'WhatsApp'], chosen: null, asked: null, phone: '876-555-1234' };
const asked = { channel: 'WhatsApp', number: '876-555-1234', expires: '2026-03-01T15:00:00.000Z' };

function open(known: object, answers: Parameters<typeof serverSays>[0] = {}) {
  const sent = serverSays({ '/api/channels': { body: known }, ...answers });
  show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ChannelChoice />
      <p>there</p>
    </QueryClientProvider>,
  );
  return sent;
}

const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('only what is offered is shown, and e-mail only is what stands', async () => {
  open({ ...nothing, offered: ['SMS'] });
  expect((await screen.findByLabelText<HTMLInputElement>(/^Email only/)).checked).toBe(true);
  expect(screen.getByLabelText(/^SMS/)).toBeTruthy();
  expect(screen.queryByLabelText(/^WhatsApp/)).toBeNull();
  expect(screen.queryByLabelText(texts.phone)).toBeNull();
});

test('where nothing is offered there is no question', async () => {
  open({ ...nothing, offered: [] });
  await screen.findByText('there');
  await waitFor(() => expect(screen.queryByText(texts.title)).toBeNull());
});

test('a number is asked for, judged, and sent a code', async () => {
  const sent = open(nothing, { '/api/channels/code': { body: { message: '', number: '876-555-1234' } } });
  fireEvent.click(await screen.findByLabelText(/^WhatsApp/));
  const phone = screen.getByLabelText<HTMLInputElement>(texts.phone, { exact: false });
  expect(phone.value).toBe('876-555-1234');
  fireEvent.change(phone, { target: { value: '305-555-1234' } });
  await click(texts.sendCode);
  expect(await screen.findByText(texts.phoneNeeded)).toBeTruthy();
  expect(sent['/api/channels/code']).toBeUndefined();
  fireEvent.change(phone, { target: { value: '658 555 1234' } });
  await click(texts.sendCode);
  await waitFor(() =>
    expect(sent['/api/channels/code']).toEqual([{ channel: 'WhatsApp', phone: '658 555 1234' }]),
  );
});

test('the code goes with a consent that nobody ticks but the person', async () => {
  const sent = open({ ...nothing, asked }, { '/api/channels/confirm': { body: { message: 'Done' } } });
  expect((await screen.findByLabelText<HTMLInputElement>(/^Yes, write to me by WhatsApp/)).checked).toBe(
    false,
  );
  fireEvent.change(screen.getByLabelText(texts.code), { target: { value: '123456' } });
  await click(texts.confirm);
  expect(await screen.findByText(texts.agreeNeeded)).toBeTruthy();
  expect(sent['/api/channels/confirm']).toBeUndefined();
  fireEvent.click(screen.getByLabelText(/^Yes, write to me by WhatsApp/));
  await click(texts.confirm);
  await waitFor(() =>
    expect(sent['/api/channels/confirm']).toEqual([{ code: '123456', consent: true, consentVersion: 1 }]),
  );
});

test('a wrong code is shown beside its field', async () => {
  const wrong = 'This code is not right';
  open(
    { ...nothing, asked },
    { '/api/channels/confirm': { status: 422, body: { message: wrong, fields: { code: wrong } } } },
  );
  fireEvent.change(await screen.findByLabelText(texts.code), { target: { value: '123456' } });
  fireEvent.click(screen.getByLabelText(/^Yes, write to me/));
  await click(texts.confirm);
  expect(await screen.findByText(wrong)).toBeTruthy();
  expect(screen.getByLabelText(texts.code).getAttribute('aria-invalid')).toBe('true');
});

test('what was just chosen, and that it was ended, has the focus and stands in sight', async () => {
  const inSight = vi.fn();
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(inSight);
  const answers = {
    '/api/channels': { body: { ...nothing, asked } as object },
    '/api/channels/confirm': { body: { message: 'Done' } },
    '/api/channels/withdraw': { body: { message: 'Email only from now on' } },
  };
  open({}, answers);
  fireEvent.change(await screen.findByLabelText(texts.code), { target: { value: '123456' } });
  fireEvent.click(screen.getByLabelText(/^Yes, write to me/));
  expect(inSight).not.toHaveBeenCalled();
  answers['/api/channels'].body = { ...nothing, chosen: { ...asked, given: '2026-03-01T15:00:00.000Z' } };
  await click(texts.confirm);
  const focused = () => document.activeElement?.closest('[tabindex]')?.textContent ?? '';
  await waitFor(() => expect(focused()).toContain('We write to you by WhatsApp'));
  expect(focused()).toContain('On WhatsApp you can also reply STOP.');
  expect(inSight).toHaveBeenCalledTimes(1);
  answers['/api/channels'].body = nothing;
  await click(texts.stopNow);
  await waitFor(() => expect(focused()).toContain(texts.question));
  expect(inSight).toHaveBeenCalledTimes(2);
});

test('whoever chose SMS is told nothing of WhatsApp', async () => {
  open({ ...nothing, chosen: { ...asked, channel: 'SMS', given: '2026-03-01T15:00:00.000Z' } });
  expect(await screen.findByText('You can stop these messages here.')).toBeTruthy();
});

test('another number can be given', async () => {
  open({ ...nothing, asked });
  await click(texts.anotherNumber);
  expect(screen.getByLabelText(texts.phone, { exact: false })).toBeTruthy();
});

test('what was chosen is said, and ends with one button', async () => {
  const sent = open(
    { ...nothing, chosen: { ...asked, given: '2026-03-01T15:00:00.000Z' } },
    { '/api/channels/withdraw': { body: { message: 'Email only from now on' } } },
  );
  const said = await screen.findByText(/^We write to you by/);
  expect(said.textContent).toBe('We write to you by WhatsApp at 876-555-1234.');
  // Its number is one piece, and no line ends inside.
  expect(said.querySelector('.inline-block')?.textContent).toBe('876-555-1234.');
  await click(texts.stopNow);
  expect(await screen.findByText('Email only from now on')).toBeTruthy();
  expect(sent['/api/channels/confirm']).toBeUndefined();
});
