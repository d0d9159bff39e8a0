// What staff find to do while servers are killed: running loans far from being paid off, and stalls of scarce prizes.
import { openLoan } from '#features/loans/server/books/open-loan.ts';
import { grantToMany } from '#features/seeds/server/ledger.ts';
import type { Services } from '#platform/server/work.ts';
import { addDays, dayOf } from '#shared/calendar.ts';
import { newId } from '#shared/id.ts';
import { cents } from '#shared/money.ts';
import type { Beginnings, Stall } from '#tests/support/histories/models.ts';
import {
  insertPeople,
  newPeople,
  type Person,
  type State,
  withServices,
  workForNobody,
} from './kill-people.ts';

export type DeskLoan = { id: string; number: string };

export type Desk = {
  officers: Person[];
  loans: DeskLoan[];
  /** Each with people of its own, before prizes that nobody else redeems. */
  stalls: (Stall & { id: string; people: Person[] })[];
  beginnings: Beginnings;
};

const OFFICERS = 8;
const STALL = {
  seeds: [5, 7, 9],
  prizes: [
    { stock: 1, price: 3 },
    { stock: 2, price: 4 },
    { stock: 2, price: 5 },
  ],
};
/** What a prize of a stall is called, with its first stock behind it. */
export const STALL_PRIZE = 'A prize for few, of ';
const TERMS = { amountCents: cents(1_000_000_00), rateMonthlyBps: 500, termMonths: 12 };

export const deskIn = (state: State, { loans, stalls }: { loans: number; stalls: number }): Promise<Desk> =>
  withServices(state, async (services) => {
    const officers = newPeople(OFFICERS);
    await insertPeople(services, officers, { user_type: 'Moderator', status: 'Active' });
    const desk: Desk = { officers, loans: [], stalls: [], beginnings: { loan: new Map(), stall: new Map() } };
    const [officer, approver] = officers;
    if (!officer || !approver) throw new RangeError('a desk without staff');
    for (const borrower of await activePeople(services, loans)) {
      const loan = await runningLoan(services, borrower, { officer, approver });
      desk.loans.push(loan);
      desk.beginnings.loan.set(loan.id, { owedCents: loan.owedCents, entries: 1 });
    }
    const shoppers = await activePeople(services, stalls * STALL.seeds.length);
    for (let from = 0; from < shoppers.length; from += STALL.seeds.length) {
      const stall = await openStall(services, shoppers.slice(from, from + STALL.seeds.length));
      desk.stalls.push(stall);
      desk.beginnings.stall.set(stall.id, stall);
    }
    return desk;
  });

/** People who have done the quiz, as all who are active. */
async function activePeople(services: Services, count: number): Promise<Person[]> {
  const people = newPeople(count);
  for (let from = 0; from < count; from += 200) {
    const some = people.slice(from, from + 200);
    await insertPeople(services, some, { user_type: 'User', status: 'Active' });
    await services.db
      .insertInto('quiz_answers')
      .values(
        some.map(({ id }) => ({
          account_id: id,
          current_financial_situation_feeling: '3 - Neutral',
          partner_draw: false,
          rewards: ['Books', 'Dining', 'Stocks'],
          created_at: new Date(),
        })),
      )
      .execute();
  }
  return people;
}

async function runningLoan(
  services: Services,
  borrower: Person,
  { officer, approver }: Record<'officer' | 'approver', Person>,
) {
  const at = new Date();
  const [applicationId, decisionId] = [newId<'applications'>(), newId<'decisions'>()];
  const { amountCents, rateMonthlyBps, termMonths } = TERMS;
  const terms = { amount_cents: amountCents, rate_monthly_bps: rateMonthlyBps, term_months: termMonths };
  await services.db
    .insertInto('decisions')
    .values({
      id: decisionId,
      account_id: borrower.id,
      model: 'FirstModel',
      policy_version: 1,
      inputs: '{}',
      outcome: '{}',
      approved: true,
      score: 60,
      grade: 'C',
      max_amount_cents: amountCents,
      rate_monthly_bps: rateMonthlyBps,
      term_months: termMonths,
      created_at: at,
      expires_at: at,
    })
    .execute();
  await services.db
    .insertInto('applications')
    .values({
      id: applicationId,
      account_id: borrower.id,
      model: 'FirstModel',
      ...terms,
      loan_info: JSON.stringify({
        name: 'A loan',
        type: 'Unsecured Regular Loan',
        repaymentOption: 'Monthly',
      }),
      product_info: JSON.stringify({ name: 'A product', type: 'Personal' }),
      status: 'Approved',
      decision_id: decisionId,
      // Whoever approved a loan does not hand over its money.
      decided_by: approver.id,
      decided_at: at,
      created_at: at,
    })
    .execute();
  const opened = await workForNobody(services).transaction((work) =>
    openLoan(work, {
      applicationId,
      accountId: borrower.id,
      partnerId: null,
      ...TERMS,
      repaymentOption: 'Monthly',
      disbursedOn: addDays(dayOf(at), -1),
      reference: `PAYOUT-${applicationId}`,
      disbursedBy: officer.id,
    }),
  );
  const { owed_cents: owedCents } = await services.db
    .selectFrom('loans')
    .select('owed_cents')
    .where('id', '=', opened.id)
    .executeTakeFirstOrThrow();
  return { ...opened, owedCents: Number(owedCents) };
}

async function openStall(services: Services, people: Person[]): Promise<Desk['stalls'][number]> {
  const prizes = STALL.prizes.map((prize) => ({ id: newId<'prizes'>(), ...prize }));
  await services.db
    .insertInto('prizes')
    .values(
      prizes.map(({ id, stock, price }) => ({
        id,
        name: `${STALL_PRIZE}${stock}`,
        description: 'For whoever comes first',
        type: 'Redeem' as const,
        value_cents: cents(1_500_00),
        point_required: price,
        image_file_id: null,
        stock,
        gives_code: false,
        created_at: new Date(),
      })),
    )
    .execute();
  const seeds = people.map(({ id }, place) => ({ accountId: id, seeds: STALL.seeds[place] ?? 0 }));
  await workForNobody(services).transaction((work) =>
    grantToMany(
      work,
      seeds.map((grant) => ({ ...grant, cause: `proof:${grant.accountId}`, reason: 'To spend at a stall' })),
    ),
  );
  return {
    id: newId(),
    people,
    seeds: Object.fromEntries(seeds.map(({ accountId, seeds }) => [accountId, seeds])),
    prizes: Object.fromEntries(prizes.map(({ id, stock, price }) => [id, { stock, price }])),
  };
}
