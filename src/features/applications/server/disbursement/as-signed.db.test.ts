import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { duePoints, type RepaymentOption } from '#features/loans/rules/schedule.ts';
import { addDays, addMonths, type Day, dayOf, daysBetween } from '#shared/calendar.ts';
import { newId } from '#shared/id.ts';
import { payableOn } from '#shared/working-days/working-days.ts';
import { moderator, type Someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { lender } from '#tests/support/lenders.ts';
import { noonOf } from '#tests/support/loans.ts';
import type { AgreementFacts } from '../../contract/agreement.ts';
import { agreementOf } from '../agreement/agreements.test-support.ts';
import { showAgreement } from '../agreement/show-agreement.ts';
import { disburse } from './disburse.ts';
import { signedWithLender } from './disbursement.test-support.ts';
import { listPayouts } from './list-payouts.ts';

let test: TestApp;
let officer: Someone;
beforeAll(async () => {
  test = await openTestApp();
  officer = await moderator(test.services);
});
afterAll(() => test.close());

describe('the money of a lender’s loan', () => {
  it.each([
    ['was switched off', { status: 'Deactivated' }],
    ['has lost its licence', { licence_state: 'Expired' }],
  ] as const)(
    'does not go out in its name once it %s; the loan waits, or can be cancelled',
    async (_, change) => {
      const to = await lender(test.services);
      const agreed = await signedWithLender(test.services, to);
      const set = (values: object) =>
        test.db.updateTable('partners').set(values).where('id', '=', to.partnerId).execute();
      await set(change);
      const work = workAs(test.services, officer);
      const params = { id: agreed.applicationId };
      const pay = () => disburse(work, { params, body: { reference: newId(), disbursedOn: today } });
      await expect(pay()).rejects.toMatchObject({ code: 'disbursement.lender_closed' });
      const seen = async () => {
        const { rows } = await listPayouts(work, { query: { show: 'all', page: 1 } });
        const { agreement } = await showAgreement(work, { params });
        return [rows.find(({ _id }) => _id === agreed.applicationId)?.heldUp, agreement?.heldUp];
      };
      expect(await seen()).toEqual(['lender_closed', 'lender_closed']);
      const loans = test.db
        .selectFrom('loans')
        .select('id')
        .where('application_id', '=', agreed.applicationId);
      expect(await loans.execute()).toEqual([]);
      await set({ status: 'Active', licence_state: 'Licensed' });
      expect(await seen()).toEqual([null, null]);
      await pay();
      expect(await loans.execute()).toHaveLength(1);
    },
  );
});

const today = dayOf(new Date());
const TERM = 3;

/** The next day from which the same months hold another number of steps than from today; today where each day has as many. */
function otherFirstDay(repaymentOption: RepaymentOption): Day {
  const from = (firstDay: Day) => duePoints({ repaymentOption, termMonths: TERM, firstDay }).length;
  for (let later = 1; later < 366; later++)
    if (from(addDays(today, later)) !== from(today)) return addDays(today, later);
  return addDays(today, 40);
}

describe('the books of a loan that is paid out days after its paper was made', () => {
  it.each(['Daily', 'Weekly', 'Fortnightly', 'Monthly', 'Quarterly', 'Annually'] as const)(
    '%s: have each amount that was signed; the dates have moved with the money',
    async (repayment_option) => {
      const to = await lender(test.services, {
        loan: { repayment_option, default_term_months: TERM, default_rate_monthly_bps: 733 },
      });
      const agreed = await signedWithLender(test.services, to);
      const facts = (await agreementOf(test.services, agreed)).facts as AgreementFacts;
      const disbursedOn = otherFirstDay(repayment_option);
      const { loan } = await disburse(workAs(test.services, officer, noonOf(disbursedOn)), {
        params: { id: agreed.applicationId },
        body: { reference: newId(), disbursedOn },
      });
      const booked = await test.db
        .selectFrom('loan_instalments')
        .selectAll()
        .where('loan_id', '=', loan._id)
        .orderBy('number')
        .execute();
      expect(booked.map(({ interest_cents, principal_cents }) => [interest_cents, principal_cents])).toEqual(
        facts.schedule.map(({ interestCents, principalCents }) => [interestCents, principalCents]),
      );
      const { fee_cents, interest_cents, owed_cents } = await test.db
        .selectFrom('loans')
        .select(['fee_cents', 'interest_cents', 'owed_cents'])
        .where('id', '=', loan._id)
        .executeTakeFirstOrThrow();
      expect([fee_cents, interest_cents, owed_cents]).toEqual([
        facts.feeCents,
        facts.interestCents,
        facts.totalRepaymentCents,
      ]);
      const moved = daysBetween(facts.preparedOn, disbursedOn);
      const terms = { repaymentOption: repayment_option, termMonths: TERM, instalments: booked.length };
      if (['Daily', 'Weekly', 'Fortnightly'].includes(repayment_option))
        expect(booked.map(({ due_on }) => due_on)).toEqual(
          duePoints({ ...terms, firstDay: facts.preparedOn }).map(({ dueOn }) =>
            payableOn(addDays(dueOn, moved)),
          ),
        );
    },
  );
});

describe('a paper that says nothing of Sundays and holidays', () => {
  // January 29th and 31st 2027 are a Friday and a Sunday, the 28th of February is a Sunday.
  it.each([
    ['before version 3', 2, ['2027-02-28', '2027-03-29', '2027-04-29']],
    ['and one that does', 3, ['2027-03-01', '2027-03-30', '2027-04-29']],
  ])('%s: each date is what was signed', async (_, version, expected) => {
    const to = await lender(test.services, {
      loan: { repayment_option: 'Monthly', default_term_months: TERM, default_rate_monthly_bps: 733 },
    });
    const agreed = await signedWithLender(test.services, to);
    await test.owner.transaction().execute(async (db) => {
      await sql`set local session_replication_role = replica`.execute(db);
      await sql`update agreements set template_version = ${version} where application_id = ${agreed.applicationId}`.execute(
        db,
      );
    });
    const disbursedOn = '2027-01-29' as Day;
    const { loan } = await disburse(workAs(test.services, officer, noonOf(disbursedOn)), {
      params: { id: agreed.applicationId },
      body: { reference: newId(), disbursedOn },
    });
    const booked = await test.db
      .selectFrom('loan_instalments')
      .select('due_on')
      .where('loan_id', '=', loan._id)
      .orderBy('number')
      .execute();
    expect(booked.map(({ due_on }) => due_on)).toEqual(expected);
  });
});

it('a holiday that an admin has added moves what would fall due on it, on the paper and in the books; not on papers made before', async () => {
  const to = await lender(test.services, {
    loan: { repayment_option: 'Monthly', default_term_months: TERM },
  });
  const before = await signedWithLender(test.services, to);
  const dueOn = payableOn(addMonths(today, 1));
  const added_by = officer.id;
  await test.db
    .insertInto('added_holidays')
    .values({ day: dueOn, name: 'General election', added_by, created_at: new Date() })
    .execute();
  const after = await signedWithLender(test.services, to);
  const firstDue = async (of: typeof before) =>
    ((await agreementOf(test.services, of)).facts as AgreementFacts).schedule[0]?.dueOn;
  const moved = payableOn(addDays(dueOn, 1));
  expect([await firstDue(before), await firstDue(after)]).toEqual([dueOn, moved]);
  const { loan } = await disburse(workAs(test.services, officer), {
    params: { id: after.applicationId },
    body: { reference: newId(), disbursedOn: today },
  });
  const { due_on } = await test.db
    .selectFrom('loan_instalments')
    .select('due_on')
    .where('loan_id', '=', loan._id)
    .where('number', '=', 1)
    .executeTakeFirstOrThrow();
  expect(due_on).toBe(moved);
  await test.db.deleteFrom('added_holidays').execute();
});
