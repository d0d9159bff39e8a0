import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf, HOUR_MS } from '#shared/calendar.ts';
import { moderator, type Someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { lender } from '#tests/support/lenders.ts';
import type { PayoutsShown } from '../../contract/disbursement.ts';
import { type Agreed, readyToSign } from '../agreement/agreements.test-support.ts';
import { disburse } from './disburse.ts';
import {
  signedUnproved,
  signedWithLender,
  signedWithUs,
  verifiedSections,
} from './disbursement.test-support.ts';
import { listPayouts } from './list-payouts.ts';
import { promiseMoney } from './promise-money.ts';

let test: TestApp;
let officer: Someone;
beforeAll(async () => {
  test = await openTestApp();
  officer = await moderator(test.services, { firstName: 'Ann', lastName: 'Officer' });
});
afterAll(() => test.close());

const list = (show: PayoutsShown, page = 1) =>
  listPayouts(workAs(test.services, officer), { query: { show, page } });

const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

let payouts = 0;
const pay = ({ applicationId }: Agreed) =>
  disburse(workAs(test.services, officer), {
    params: { id: applicationId },
    body: { reference: `LISTED-${++payouts}`, disbursedOn: dayOf(new Date()) },
  });

describe('the payouts', () => {
  let late: Agreed;
  let soon: Agreed;
  let ofLender: Agreed;

  it('are none at first', async () => {
    for (const show of ['all', 'overdue', 'done'] as const)
      expect(await list(show)).toEqual({ rows: [], total: 0, page: 1, perPage: 8 });
  });

  it('that wait stand in the order in which their 24 hours end, ours and the lenders’', async () => {
    soon = await signedWithUs(test.services, { firstName: 'Soon', lastName: 'Due', at: hoursAgo(20) });
    late = await signedWithUs(test.services, { firstName: 'Late', lastName: 'Due', at: hoursAgo(30) });
    const to = await lender(test.services);
    ofLender = await signedWithLender(test.services, to);
    await readyToSign(test.services);
    const { rows, total } = await list('all');
    expect(total).toBe(3);
    expect(rows.map(({ _id }) => _id)).toEqual(
      [late, soon, ofLender].map(({ applicationId }) => applicationId),
    );
    expect(rows[0]).toMatchObject({
      borrower: { _id: late.person.id, fullName: 'Late Due', email: late.person.email, status: 'Active' },
      partner: null,
      loanAmount: 5_000,
      fee: 250,
      cashInHand: 4_750,
      loan: null,
    });
    const { signedAt, moneyDueBy } = rows[0] ?? {};
    expect(Date.parse(moneyDueBy ?? '') - Date.parse(signedAt ?? '')).toBe(24 * HOUR_MS);
    expect(rows[2]?.partner).toEqual({ _id: to.partnerId, name: expect.stringMatching(/^Lender/) });
  });

  it('that are overdue have been signed for more than 24 hours', async () => {
    const { rows, total } = await list('overdue');
    expect([total, rows.map(({ _id }) => _id)]).toEqual([1, [late.applicationId]]);
  });

  it('that are done leave the list, and are shown with their loan, the newest first', async () => {
    await pay(late);
    const { loan } = await pay(ofLender);
    expect((await list('all')).rows.map(({ _id }) => _id)).toEqual([soon.applicationId]);
    expect((await list('overdue')).total).toBe(0);
    const { rows, total } = await list('done');
    expect([total, rows.map(({ _id }) => _id)]).toEqual([2, [ofLender.applicationId, late.applicationId]]);
    expect(rows[0]).toMatchObject({
      cashInHand: 9_500,
      loan: {
        _id: loan._id,
        number: loan.number,
        disbursedOn: dayOf(new Date()),
        reference: 'LISTED-2',
        disbursedBy: 'Ann Officer',
      },
    });
  });

  it('that wait for papers say so until the last of them is verified, and not until a job has noted it', async () => {
    const agreed = await signedUnproved(test.services);
    const seen = async () => (await list('all')).rows.find(({ _id }) => _id === agreed.applicationId);
    expect(await seen()).toMatchObject({ moneyDueBy: null, waitsForProof: true });
    await verifiedSections(test.services, agreed.person, ['basic_information']);
    expect(await seen()).toMatchObject({ moneyDueBy: null, waitsForProof: false });
    await promiseMoney(test.services, new Date(Date.now() + 60_000));
    expect(await seen()).toMatchObject({ moneyDueBy: expect.any(String), waitsForProof: false });
    await pay(agreed);
  });

  it('come eight a page', async () => {
    for (let count = 0; count < 8; count++) await signedWithUs(test.services, { at: hoursAgo(10 - count) });
    const [first, second] = [await list('all'), await list('all', 2)];
    expect([first.total, first.rows.length, second.rows.length]).toEqual([9, 8, 1]);
    expect(first.rows[0]?._id).toBe(soon.applicationId);
  });

  it('that wait are read along an index of their own', async () => {
    const { rows } = await test.db.transaction().execute(async (db) => {
      await sql`set local enable_seqscan = off`.execute(db);
      return sql<Record<'QUERY PLAN', string>>`
        explain select g.id from agreements g where g.signed_at is not null and g.paid_on is null and g.cancelled_at is null and g.erased_at is null
        order by g.signed_at, g.id limit 8`.execute(db);
    });
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('using agreements_to_pay');
  });
});
