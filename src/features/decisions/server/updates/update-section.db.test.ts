import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answersNow } from '#features/information/server/information.test-support.ts';
import { approve, send } from '#features/verification/server/verification.test-support.ts';
import type { IdOf } from '#shared/id.ts';
import { loggedIn, moderator, type Someone, someone, submitted } from '#tests/support/builders.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import type { OfferOutput } from '../../contract.ts';

let test: TestApp;
let staff: Someone;
beforeAll(async () => {
  test = await openTestApp();
  staff = await moderator(test.services);
});
afterAll(() => test.close());

/** $60,000 a month, of which debts take more than may be taken. */
const inDebt = {
  ...answersNow,
  income_information: {
    ...answersNow.income_information,
    ...{ income_amount: 60_000, how_often_paid: 'Monthly', has_other_income: 'No' },
    ...{ household_expenses_amount: 10_000, household_expenses_how_often: 'Monthly' },
  },
  debt_information: {
    ...answersNow.debt_information,
    ...{ number_of_debts: '1', debt_1_payment: 24_000, debt_1_how_often_paid: 'Monthly' },
  },
  credit_info: { ...answersNow.credit_info, has_credit_card: 'No' },
};

async function declined(status: 'Submitted' | 'Verified' = 'Submitted') {
  const person = await someone(test.services);
  await submitted(test.services, person, { answers: inDebt, status });
  const browser = await loggedIn(test, person);
  return { ...browser, person, browser };
}
type Declined = Awaited<ReturnType<typeof declined>>;

const offerOf = ({ call }: Declined): Promise<OfferOutput> => call('GET /api/loan/user/decision');

/** What the advice about debts alone asks for, and promises. */
function aboutDebts({ advice, updates }: OfferOutput) {
  for (const { claim } of advice) {
    const [change, other] = claim.changes;
    if (change?.lever !== 'debtPayments' || other) continue;
    const section = updates.find(({ lever, sId }) => lever === 'debtPayments' && sId === 'debt_information');
    return { claim, debts: change.atMostCents / 100, id: asId<'submissions'>(section?._id ?? '') };
  }
  throw new Error('There is no advice about debts');
}

const open = ({ call }: Declined, id: IdOf<'submissions'>) =>
  call('POST /api/informations/update/:id', { params: { id } });

const sendDebts = async ({ browser }: Declined, debts: number) => {
  const data = { ...inDebt.debt_information, debt_1_payment: debts };
  const { status } = await browser.post('/api/informations/debt_information', { data });
  expect(status).toBe(200);
};

const debtsOnRecord = async ({ person }: Declined) =>
  test.db
    .selectFrom('submissions as s')
    .innerJoin('information_schemas as i', 'i.id', 's.information_schema_id')
    .select(['s.id', 's.answers', 's.reopened_at', 's.status'])
    .where('i.s_id', '=', 'debt_information')
    .where('s.account_id', '=', asId<'accounts'>(person.id))
    .orderBy('s.created_at')
    .execute();

describe('a section that a decline read', () => {
  it('is the one about credit only where papers would lift something', async () => {
    const leversOf = async (credit: object) => {
      const person = await someone(test.services);
      const answers = { ...inDebt, credit_info: { ...inDebt.credit_info, ...credit } };
      await submitted(test.services, person, { answers, status: 'Verified' });
      const { call } = await loggedIn(test, person);
      const { advice, updates } = await call('GET /api/loan/user/decision');
      return {
        updates: updates.filter(({ lever }) => lever === 'credit').map(({ sId }) => sId),
        advised: advice.some(({ claim }) => claim.changes.some(({ lever }) => lever === 'credit')),
      };
    };
    const paid = { has_had_loan: 'Yes', has_defaulted: 'Yes', default_cleared_on: '2020-05-01' };
    expect(await leversOf(paid)).toEqual({ updates: ['credit_info'], advised: true });
    expect(await leversOf({})).toEqual({ updates: [], advised: false });
  });

  it.each([
    ['Submitted', true],
    ['Rejected', true],
    ['SubmittedForVerfication', false],
    ['Verified', false],
  ] as const)(
    'that is %s says whether documents of it can be sent now: %s',
    async (status, takesDocuments) => {
      const person = await someone(test.services);
      await submitted(test.services, person, { answers: inDebt, status });
      const { call } = await loggedIn(test, person);
      const { updates } = await call('GET /api/loan/user/decision');
      expect(updates.map((update) => update.takesDocuments)).toEqual(updates.map(() => takesDocuments));
      expect(updates.length).toBeGreaterThan(0);
    },
  );

  it('is opened by its owner, sent anew with what the advice asks for, and leads to the offer that it promised', async () => {
    const somebody = await declined();
    const { claim, debts, id } = aboutDebts(await offerOf(somebody));
    expect(await open(somebody, id)).toEqual({ sId: 'debt_information' });
    expect(await offerOf(somebody)).toMatchObject({ loanDecision: false, updates: [] });
    await sendDebts(somebody, debts);
    expect(await offerOf(somebody)).toMatchObject({
      loanDecision: true,
      maxLoanAmount: claim.maxLoanAmountCents / 100,
      loanTermMonths: claim.loanTermMonths,
      interestRate: claim.rateMonthlyBps / 100,
      updates: [],
    });
    expect(await debtsOnRecord(somebody)).toMatchObject([
      { id, answers: { debt_1_payment: 24_000 }, reopened_at: expect.any(Date) },
      { answers: { debt_1_payment: debts }, reopened_at: null },
    ]);
  });

  it('that was verified keeps the promise once its new documents are', async () => {
    const somebody = await declined('Verified');
    const { claim, debts, id } = aboutDebts(await offerOf(somebody));
    await open(somebody, id);
    await sendDebts(somebody, debts);
    await approve(test, staff, await send(test, somebody.person, 'debt_information', ['debt_1_statement']));
    expect(await offerOf(somebody)).toMatchObject({
      loanDecision: true,
      maxLoanAmount: claim.maxLoanAmountCents / 100,
      interestRate: claim.rateMonthlyBps / 100,
    });
  });

  it('takes documents that wait along, and staff read of it', async () => {
    const somebody = await declined();
    const { id } = aboutDebts(await offerOf(somebody));
    const sent = await send(test, somebody.person, 'debt_information', ['debt_1_statement']);
    await open(somebody, id);
    await expect(approve(test, staff, sent)).rejects.toMatchObject({ code: 'verification.decided' });
    const audit = await test.db
      .selectFrom('audit_entries')
      .select(['actor_id', 'before', 'after'])
      .where('action', '=', 'information.update')
      .where('subject_id', '=', id)
      .execute();
    expect(audit).toEqual([
      {
        actor_id: somebody.person.id,
        before: { status: 'SubmittedForVerfication' },
        after: { section: 'debt_information' },
      },
    ]);
  });

  it('is opened once, however many ask at once', async () => {
    const somebody = await declined();
    const { id } = aboutDebts(await offerOf(somebody));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => somebody.browser.post(`/api/informations/update/${id}`)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(409)]);
  });
});

describe('no section is opened', () => {
  it('that the decline did not read', async () => {
    const somebody = await declined();
    const { id } = await test.db
      .selectFrom('submissions as s')
      .innerJoin('information_schemas as i', 'i.id', 's.information_schema_id')
      .select('s.id')
      .where('i.s_id', '=', 'basic_information')
      .where('s.account_id', '=', asId<'accounts'>(somebody.person.id))
      .executeTakeFirstOrThrow();
    expect(await somebody.refused('POST /api/informations/update/:id', { params: { id } })).toMatchObject({
      status: 409,
      code: 'section.no_update',
    });
  });

  it('while there is an offer', async () => {
    const somebody = await declined();
    const { id, debts } = aboutDebts(await offerOf(somebody));
    await open(somebody, id);
    await sendDebts(somebody, debts);
    const [, standing] = await debtsOnRecord(somebody);
    const again = { params: { id: standing?.id ?? id } };
    expect(await somebody.refused('POST /api/informations/update/:id', again)).toMatchObject({ status: 409 });
  });

  it('of somebody else, whether it stands or not', async () => {
    const [somebody, other] = [await declined(), await declined()];
    const { id } = aboutDebts(await offerOf(somebody));
    const theirs = () => other.refused('POST /api/informations/update/:id', { params: { id } });
    expect(await theirs()).toMatchObject({ status: 404 });
    await open(somebody, id);
    expect(await theirs()).toMatchObject({ status: 404 });
  });
});
