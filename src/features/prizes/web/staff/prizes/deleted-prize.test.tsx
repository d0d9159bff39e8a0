import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { toast, toastList } from '#platform/web/ui/overlay/toast.ts';
import { bag, serve, showAt } from '../../web.test-support.tsx';
import { StaffPrize } from './staff-prize.tsx';

/** The upload itself speaks XMLHttpRequest, which the light DOM does not have: what it is answered is of interest here. */
class RefusedUpload {
  upload = {};
  status = 409;
  responseText = JSON.stringify({ code: 'prize.removed', message: 'This prize is no longer on offer.' });
  onload = () => {};
  onloadend = () => {};
  open() {}
  setRequestHeader() {}
  send() {
    this.onload();
    this.onloadend();
  }
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const { id } of toastList.now()) toast.dismiss(id);
});

const desk = { created: '2026-03-03T21:05:00.000Z', addedBy: null, promised: 0, reserved: 0, codes: null };

test('a prize that somebody deletes while it is edited says that once, and has nothing left to save', async () => {
  vi.stubGlobal('XMLHttpRequest', RefusedUpload);
  serve({ 'GET /api/prizes/bag': () => ({ ...bag, acquisition: null, desk: { ...desk, revision: 3 } }) });
  showAt('/admin/prizes/bag?form=edit', '/admin/prizes/:id', <StaffPrize id="bag" />);
  fireEvent.change(await screen.findByLabelText('Prize name'), { target: { value: 'Leather bag' } });
  const removed = { ...bag, acquisition: null, isRemoved: true, desk: { ...desk, revision: 4 } };
  serve({ 'GET /api/prizes/bag': () => removed });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText(/This prize was deleted/)).toBeTruthy();
  expect(toastList.now().map(({ text }) => text)).toEqual(['Can not edit contest']);
  expect(screen.queryByText('This prize is no longer on offer.')).toBeNull();
  expect(screen.queryByText('This was edited in another window meanwhile')).toBeNull();
  expect(screen.queryByLabelText('Prize name')).toBeNull();
});

test.each([
  ['has to be drawn', { promised: 1 }],
  ['is drawn, and its prize not handed over', { reserved: 1 }],
])('a prize of a contest that %s is not deleted, and no question is asked', async (_, held) => {
  serve({
    'GET /api/prizes/bag': () => ({ ...bag, acquisition: null, desk: { ...desk, revision: 3, ...held } }),
  });
  showAt('/admin/prizes/bag', '*', <StaffPrize id="bag" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Prize' }));
  expect(toastList.now().map(({ text }) => text)).toEqual([
    expect.stringContaining('A contest still has to give this prize.'),
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});
