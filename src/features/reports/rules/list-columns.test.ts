import { describe, expect, it } from 'vitest';
import { listCell, readListColumns, saidIn } from './list-columns.ts';

describe('the columns of a list', () => {
  it('are read with their headings', () => {
    expect(readListColumns({ columns: 'borrower.fullName,owed', headings: 'Borrower|Owed' })).toEqual([
      { path: 'borrower.fullName', heading: 'Borrower', nothing: null, words: new Map() },
      { path: 'owed', heading: 'Owed', nothing: null, words: new Map() },
    ]);
  });

  it('say what stands where a row has nothing, each or none of them', () => {
    const asked = { columns: 'partner.name,owed', headings: 'Lender|Owed' };
    expect(readListColumns({ ...asked, nothings: 'Our own|' })?.map(({ nothing }) => nothing)).toEqual([
      'Our own',
      null,
    ]);
    expect(readListColumns({ ...asked, nothings: 'Our own' })).toBeNull();
  });

  it('say what the screen says for a code, and what has no word as it is', () => {
    const asked = { columns: 'holdUp,late', headings: 'Waits for|Late', nothings: 'Nothing|' };
    const [holdUp, late] =
      readListColumns({ ...asked, words: 'Nobody=Somebody to take it;Owner=Its owner|false=' }) ?? [];
    if (!holdUp || !late) throw new Error('two columns');
    const said = (row: object) => saidIn({ ...row }, holdUp);
    expect([said({ holdUp: 'Nobody' }), said({ holdUp: 'New' }), said({})]).toEqual([
      'Somebody to take it',
      'New',
      'Nothing',
    ]);
    expect(saidIn({ late: false }, late)).toBe('');
    expect(readListColumns({ ...asked, words: 'Nobody=Somebody' })).toBeNull();
  });

  it.each([
    ['', ''],
    ['owed', 'Owed|Late'],
    ['owed,', 'Owed|'],
    ['owed;late', 'Owed'],
    ['a.b.c.d.e', 'Deep'],
    [Array.from({ length: 61 }, () => 'a').join(), Array.from({ length: 61 }, () => 'A').join('|')],
  ])('are none in %s', (columns, headings) => {
    expect(readListColumns({ columns, headings })).toBeNull();
  });
});

describe('a cell of a list', () => {
  const row = {
    owed: 12.5,
    late: false,
    created: '2026-03-09T02:30:00.000Z',
    on: '2026-03-09',
    borrower: { fullName: 'Marcia Campbell', phone: null },
    tags: ['a', 'b'],
    none: [],
    loans: [{ name: 'Shop' }, { name: 'Car' }],
    loanImmutable: '{"name":"Shop","rate":4.5}',
    text: 'a.b',
  };

  it.each([
    ['owed', 12.5],
    ['late', 'false'],
    ['created', '2026-03-08 21:30:00'],
    ['on', '2026-03-09'],
    ['borrower.fullName', 'Marcia Campbell'],
    ['borrower.phone', null],
    ['borrower', null],
    ['tags', 'a; b'],
    ['none', null],
    ['loans.name', 'Shop; Car'],
    ['loans', null],
    ['loanImmutable.name', 'Shop'],
    ['loanImmutable.rate', 4.5],
    ['text.length', null],
    ['nothing.there', null],
    ['constructor.name', null],
    ['borrower.__proto__', null],
  ])('%s is %s', (path, cell) => {
    expect(listCell(row, path)).toBe(cell);
  });
});
