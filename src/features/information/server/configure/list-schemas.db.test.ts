import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListQuery } from '#features/information/contract/configuration.ts';
import { someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { listSections, listVerifications } from './list-schemas.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

async function list(query: Partial<ListQuery> = {}, of = listSections) {
  const staff = await someone(test.services, { userType: 'Admin' });
  const all: ListQuery = { page: 1, search: '', sort: 'position', ...query };
  const { rows, total } = await of(workAs(test.services, staff), { query: all });
  return { total, names: rows.map(({ sId }) => sId), rows };
}

describe('the list of sections', () => {
  it('has eight a page, in the order in which people meet them', async () => {
    const { total, names, rows } = await list();
    expect([total, names.length]).toEqual([15, 8]);
    expect(rows[0]).toMatchObject({
      sId: 'basic_information',
      for: 'PreQualUser',
      points: 100,
      status: 'Active',
      version: 1,
      startDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect((await list({ page: 2 })).names).toHaveLength(7);
    expect(await list({ page: 9 })).toMatchObject({ total: 15, names: [] });
  });

  it('is searched, filtered and sorted', async () => {
    expect((await list({ search: 'BANK' })).names).toEqual(['banking_information']);
    expect((await list({ search: '%' })).names).toEqual([]);
    expect((await list({ for: 'FullUser' })).total).toBe(9);
    expect((await list({ status: 'Inactive' })).total).toBe(0);
    const { rows } = await list({ sort: '-points' });
    const points = rows.map((row) => row.points);
    expect(points).toEqual(points.toSorted((one, other) => other - one));
  });
});

describe('the list of verification forms', () => {
  it('has one for each section', async () => {
    const { total, rows } = await list({}, listVerifications);
    expect(total).toBe(15);
    expect(rows[0]).toMatchObject({ sId: 'basic_information', fieldCount: 3 });
  });
});
