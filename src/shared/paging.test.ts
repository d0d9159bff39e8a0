import { expect, it } from 'vitest';
import { z } from 'zod';
import { offsetOf, pageAnswer, pageOf, pageQuery } from './paging.ts';

it('pages hold eight rows', () => {
  expect([offsetOf(1), offsetOf(2), offsetOf(500)]).toEqual([0, 8, 3_992]);
  expect(pageAnswer(['a'], 9, 2)).toEqual({ rows: ['a'], total: 9, page: 2, perPage: 8 });
});

it.each([
  [{}, 1],
  [{ page: '3' }, 3],
  [{ page: '100000' }, 100_000],
])('%j asks for page %i', (query, page) => {
  expect(pageQuery({}).parse(query)).toEqual({ page });
});

it.each([{ page: '0' }, { page: '1.5' }, { page: '100001' }, { page: 'x' }, { other: '1' }])(
  '%j is refused',
  (query) => {
    expect(pageQuery({}).safeParse(query).success).toBe(false);
  },
);

it('takes filters, and strips answers to what was said', () => {
  expect(pageQuery({ name: z.string() }).parse({ name: 'x' })).toEqual({ page: 1, name: 'x' });
  const page = { rows: [{ id: 'a', secret: 'b' }], total: 1, page: 1, perPage: 8 };
  expect(pageOf(z.object({ id: z.string() })).parse(page)).toEqual({ ...page, rows: [{ id: 'a' }] });
});
