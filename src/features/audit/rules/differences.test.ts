import { describe, expect, it } from 'vitest';
import { differences } from './differences.ts';

describe('what an entry changed', () => {
  it('leaves out what stayed the same', () => {
    const before = { status: 'Pending', note: 'old', amountCents: 500000 };
    const after = { status: 'Approved', note: 'old', amountCents: 500000 };
    expect(differences(before, after)).toEqual([{ path: 'status', before: 'Pending', after: 'Approved' }]);
  });

  it('shows everything of what is new, and of what is gone', () => {
    expect(differences(null, { email: 'a@b.jm', seeds: 5 })).toEqual([
      { path: 'email', before: null, after: 'a@b.jm' },
      { path: 'seeds', before: null, after: '5' },
    ]);
    expect(differences({ rate: { A: 500 } }, null)).toEqual([{ path: 'rate.A', before: '500', after: null }]);
  });

  it('goes into what is nested, and keeps short lists together', () => {
    const before = { fields: [{ label: 'Age' }, { label: 'Work' }], tags: ['a', 'b'], open: { a: {} } };
    const after = { fields: [{ label: 'Age' }, { label: 'Job' }], tags: ['a'], open: { a: {} } };
    expect(differences(before, after)).toEqual([
      { path: 'fields.1.label', before: 'Work', after: 'Job' },
      { path: 'tags', before: 'a, b', after: 'a' },
    ]);
  });

  it('names a whole record only where it is not empty', () => {
    expect(differences(null, {})).toEqual([]);
    expect(differences({}, { note: {} })).toEqual([{ path: 'note', before: null, after: '{}' }]);
  });

  it('goes into a list that is not of words alone', () => {
    expect(differences({ steps: ['a', { to: 'b' }] }, { steps: ['a', { to: 'c' }] })).toEqual([
      { path: 'steps.1.to', before: 'b', after: 'c' },
    ]);
  });

  it('shows what JSON does not know as empty', () => {
    expect(differences({ note: 'x' }, { note: undefined })).toEqual([
      { path: 'note', before: 'x', after: '' },
    ]);
  });

  it('tells nothing from empty, false and zero', () => {
    expect(
      differences(
        { note: null, done: false, count: 0, list: [] },
        { note: '', done: true, count: 1, list: ['x'] },
      ),
    ).toEqual([
      { path: 'note', before: 'null', after: '' },
      { path: 'done', before: 'false', after: 'true' },
      { path: 'count', before: '0', after: '1' },
      { path: 'list', before: '[]', after: 'x' },
    ]);
  });

  it('of nothing is nothing', () => {
    expect(differences(null, null)).toEqual([]);
    expect(differences(undefined, {})).toEqual([]);
  });
});
