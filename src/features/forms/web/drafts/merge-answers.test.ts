import { expect, it } from 'vitest';
import { changedSince, mergeAnswers } from './merge-answers.ts';

const before = { town: '', rooms: '2', pets: ['dog'], parish: '' };

it('keeps what another tab answered, and what this tab changed', () => {
  const kept = { ...before, town: 'Negril', pets: [] };
  expect(mergeAnswers(kept, before, { ...before, rooms: '3' })).toEqual({ ...kept, rooms: '3' });
});

it('takes the answer of this tab where both tabs changed one, also where it was taken back', () => {
  const kept = { ...before, town: 'Negril', rooms: '5' };
  expect(mergeAnswers(kept, before, { ...before, town: 'Lucea', rooms: '' })).toEqual({
    ...before,
    town: 'Lucea',
    rooms: '',
  });
});

it('leaves what the kept answers do not name', () => {
  expect(mergeAnswers({ town: 'Negril' }, before, before)).toEqual({ ...before, town: 'Negril' });
});

it('does not call a list or a document changed that is read anew', () => {
  const paper = () => [{ id: '1', name: 'bill.pdf', blob: new Blob(['%PDF']) }];
  expect(changedSince({ pets: ['dog'], bill: paper() }, { pets: ['dog'], bill: paper() })).toEqual([]);
  expect(changedSince({ bill: paper() }, { bill: [] })).toEqual(['bill']);
});
