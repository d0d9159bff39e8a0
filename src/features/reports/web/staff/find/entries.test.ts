import { describe, expect, test } from 'vitest';
import type { Found } from '../../../contract/find.ts';
import { type Entry, entriesFor, readVerb } from './entries.ts';

const found = (kind: Found['kind'], _id: string, title: string, standing: string | null = null): Found => ({
  ...{ kind, _id, title, standing },
  about: 'about it',
});
const listed = (typed: string, more: Partial<Parameters<typeof entriesFor>[0]> = {}) =>
  entriesFor({ typed, found: [], recent: [], isAdmin: false, ...more });
const addresses = (...asked: Parameters<typeof listed>) => listed(...asked).map(({ to }) => to);

describe('what the palette lists', () => {
  test.each([
    [found('loan', 'l1', '100000017', 'Active'), '/admin/portfolio/l1', '100 000 017', 'about it · Active'],
    [found('application', 'a1', 'PA-0001'), '/admin/loans/a1', 'PA-0001', 'about it'],
    [found('account', 's1', 'Sam'), '/admin/users/s1', 'Sam', 'about it'],
    [found('lender', 'p1', 'Island'), '/admin/partners/p1', 'Island', 'about it'],
    [found('contest', 'c1', 'Spin'), '/admin/contests/c1', 'Spin', 'about it'],
    [found('prize', 'z1', 'Pot'), '/admin/prizes/z1', 'Pot', 'about it'],
  ])('of %j leads to its page', (one, to, text, about) => {
    expect(listed('xyz', { found: [one] })).toEqual([{ group: one.kind, to, text, about }]);
  });

  test('a person, and the way to write to the first of them', () => {
    const people = [found('person', 'm', 'Marcia Campbell'), found('person', 'n', 'Marcia Brown')];
    expect(addresses('marcia', { found: people })).toEqual([
      '/admin/users/m',
      '/admin/users/n',
      '/admin/messages?with=m',
    ]);
    expect(listed('message marcia', { found: people }).map(({ text }) => text)).toEqual([
      'Message Marcia Campbell',
      'Message Marcia Brown',
    ]);
  });

  test('recent things come first, each once; with nothing typed they are all there is', () => {
    const recent: Entry[] = [
      { group: 'person', to: '/admin/users/n', text: 'Marcia Brown', about: '' },
      { group: 'screen', to: '/admin/jobs', text: 'Background work', about: '' },
    ];
    const people = [found('person', 'm', 'Marcia Campbell'), found('person', 'n', 'Marcia Brown')];
    expect(addresses('marcia', { found: people, recent }).slice(0, 2)).toEqual([
      '/admin/users/n',
      '/admin/users/m',
    ]);
    expect(listed('  ', { recent }).map(({ group, to }) => [group, to])).toEqual([
      ['recent', '/admin/users/n'],
      ['recent', '/admin/jobs'],
    ]);
  });

  test('screens and actions by any of their words; an admin’s for admins alone', () => {
    expect(addresses('prize add')).toEqual(['/admin/prizes/add']);
    expect(addresses('verif model')).toEqual(['/admin/verification/model-5']);
    expect(addresses('add admin')).toEqual([]);
    expect(addresses('add admin', { isAdmin: true })).toEqual(['/admin/add-admin']);
  });
});

test.each([
  ['message marcia b', 'marcia b', true],
  ['Message  Marcia', 'Marcia', true],
  ['message', 'message', false],
  ['messages', 'messages', false],
  [' marcia ', 'marcia', false],
])('%j asks for %j', (typed, rest, isMessage) => {
  expect(readVerb(typed)).toEqual({ rest, isMessage });
});
