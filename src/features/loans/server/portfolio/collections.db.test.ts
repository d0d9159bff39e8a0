import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, DAY_MS, type Day, dayOf } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { cents } from '#shared/money.ts';
import { loggedIn, moderator, type Someone, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import { type LenderOnOffer, lender } from '#tests/support/lenders.ts';
import { type RunningLoan, runningLoan } from '#tests/support/loans.ts';
import type { LateLoan } from '../../contract/portfolio.ts';
import { contactTexts } from '../../texts/staff-collections.ts';
import { lockLoan } from '../books/lock-loans.ts';
import { postAll } from '../books/post.ts';
import { contactRecords } from './contact-records.ts';

const today = dayOf(new Date());
const ago = (days: number) => addDays(today, -days);

let test: TestApp;
let officerIs: Someone;
let officer: Caller;
let island: LenderOnOffer;
beforeAll(async () => {
  test = await openTestApp();
  officerIs = await moderator(test.services, { firstName: 'Sonia', lastName: 'Officer' });
  officer = await loggedIn(test, officerIs);
  island = await lender(test.services);
});
afterAll(() => test.close());

const lent = (days: number, known: Parameters<typeof runningLoan>[1] = {}) =>
  runningLoan(test.services, { officer: officerIs, disbursedOn: ago(days), now: new Date(), ...known });

let posts = 0;
const pay = (loan: RunningLoan, dollars: number, on = today) =>
  workAs(test.services, officerIs, new Date()).transaction(async (work) => {
    posts += 1;
    const event = { kind: 'Repayment' as const, amountCents: cents(dollars * 100), on };
    const [answer] = await postAll(work, officerIs.id, [
      { loan: await lockLoan(work, loan.id), event, reference: `C-${posts}` },
    ]);
    return answer && 'entries' in answer
      ? answer.entries.find(({ kind }) => kind === 'Repayment')?.id
      : undefined;
  });

const late = async (query = '') =>
  (await officer.get(`/api/loans/collections${query}`)).body as { rows: LateLoan[]; total: number };
const contactsOf = async (loan: RunningLoan) =>
  (await officer.call('GET /api/loans/admin/:id/contacts', { params: { id: loan.id } })).rows;
const note = (loan: RunningLoan, body: object) =>
  officer.reply('POST /api/loans/admin/:id/contacts', { params: { id: loan.id }, body });
const rowOf = async (loan: RunningLoan) => (await late()).rows.find(({ _id }) => _id === loan.id);

/** A note as it was written some days ago. */
const noted = (loan: RunningLoan, days: number, promise: { on: Day; cents: number | null }) =>
  test.db
    .insertInto('loan_contacts')
    .values({
      id: asId<'loan_contacts'>(crypto.randomUUID()),
      loan_id: loan.id,
      kind: 'Call',
      outcome: 'Will pay',
      promised_on: promise.on,
      promised_cents: promise.cents === null ? null : cents(promise.cents),
      recorded_by: officerIs.id,
      created_at: new Date(Date.now() - days * DAY_MS),
    })
    .execute();

describe('the list of those to be called', () => {
  it('has the most overdue first, and nobody who is in time, has paid or was written off', async () => {
    const borrower = await someone(test.services, { firstName: 'Delroy' });
    await test.db
      .updateTable('accounts')
      .set({ phone: '8765550123' })
      .where('id', '=', borrower.id)
      .execute();
    const defaulted = await lent(140, { borrower });
    const threeWeeks = await lent(52);
    const lenders = await lent(75, { lender: island });
    await lent(3);
    await pay(await lent(60), 5_750);
    const { rows, total } = await late();
    expect(rows.map(({ _id }) => _id)).toEqual([defaulted.id, lenders.id, threeWeeks.id]);
    expect(total).toBe(3);
    expect(rows[0]).toMatchObject({
      number: defaulted.number,
      partner: null,
      borrower: { _id: borrower.id, phone: '8765550123', email: borrower.email },
      state: 'Defaulted',
      overdue: 5_750,
      lastPaidOn: null,
      lastContact: null,
      lastPromise: null,
    });
    expect((await late('?ageing=31-60')).rows.map(({ _id }) => _id)).toEqual([lenders.id]);
    expect(await late('?owner=ours&ageing=90%2B')).toMatchObject({ total: 1 });
    expect(await late(`?owner=${island.partnerId}`)).toMatchObject({ total: 1, rows: [{ _id: lenders.id }] });
  });

  it('names the last payment that stands', async () => {
    const loan = await lent(70);
    await pay(loan, 100, ago(20));
    const wrong = await pay(loan, 50, ago(5));
    expect(await rowOf(loan)).toMatchObject({ lastPaidOn: ago(5) });
    await workAs(test.services, officerIs, new Date()).transaction(async (work) =>
      postAll(work, officerIs.id, [
        {
          loan: await lockLoan(work, loan.id),
          event: { kind: 'Reversal', reverses: wrong ?? '', on: today },
        },
      ]),
    );
    expect(await rowOf(loan)).toMatchObject({ lastPaidOn: ago(20) });
  });

  it('shows the last contact, and the last promise even where a later contact brought none', async () => {
    const loan = await lent(80);
    const day = addDays(today, 3);
    const written = await note(loan, {
      kind: 'Call',
      outcome: ' Pays on Friday ',
      promisedOn: day,
      promisedAmount: 1_916.66,
    });
    expect(written).toMatchObject({ status: 200, body: { message: contactTexts.saved } });
    await note(loan, { kind: 'Message', outcome: 'Reminded' });
    expect(await rowOf(loan)).toMatchObject({
      lastContact: { kind: 'Message', outcome: 'Reminded', by: { fullName: 'Sonia Officer' }, promise: null },
      lastPromise: { on: day, amount: 1_916.66, state: 'Open' },
    });
    expect((await contactsOf(loan)).map(({ outcome }) => outcome)).toEqual(['Reminded', 'Pays on Friday']);
  });
});

describe('a promise', () => {
  it('is kept by money received in its days, and broken without', async () => {
    const state = async (loan: RunningLoan) => (await rowOf(loan))?.lastPromise?.state;
    const broken = await lent(85);
    await noted(broken, 10, { on: ago(2), cents: 500_00 });
    await pay(broken, 499, ago(5));
    expect(await state(broken)).toBe('Broken');
    const kept = await lent(86);
    await noted(kept, 10, { on: ago(2), cents: 500_00 });
    await pay(kept, 900, ago(20));
    expect(await state(kept)).toBe('Broken');
    await pay(kept, 500, ago(2));
    expect(await state(kept)).toBe('Kept');
  });
});

describe('a note of a contact', () => {
  it('is on record without its words, and cannot be changed', async () => {
    const loan = await lent(40);
    const { body } = await note(loan, { kind: 'Visit', outcome: 'Was at the stall' });
    const entry = await test.db
      .selectFrom('audit_entries')
      .select(['actor_id', 'account_id', 'after'])
      .where('action', '=', 'loan.contact')
      .where('subject_id', '=', loan.id)
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({
      actor_id: officerIs.id,
      account_id: loan.borrower.id,
      after: { kind: 'Visit', promisedOn: null, promisedCents: null },
    });
    const { _id } = body as { _id: IdOf<'loan_contacts'> };
    await expect(
      test.db.updateTable('loan_contacts').set({ outcome: 'Paid' }).where('id', '=', _id).execute(),
    ).rejects.toThrow();
    await expect(test.db.deleteFrom('loan_contacts').where('id', '=', _id).execute()).rejects.toThrow(
      /stays/,
    );
  });

  it.each([
    [{ kind: 'Call', outcome: ' ' }, 'outcome'],
    [{ kind: 'Call', outcome: 'Later', promisedOn: ago(1) }, 'promisedOn'],
    [{ kind: 'Call', outcome: 'Later', promisedAmount: 20 }, 'promisedOn'],
    [{ kind: 'Call', outcome: 'Later', promisedOn: today, promisedAmount: -5 }, 'promisedAmount'],
  ])('is refused as %o', async (body, field) => {
    const refused = await note(await lent(40), body);
    expect(refused.status).toBe(422);
    expect(refused.body).toHaveProperty(`fields.${field}`);
  });

  it('of a loan that does not exist is not found', async () => {
    expect(
      (await note({ id: crypto.randomUUID() } as RunningLoan, { kind: 'Call', outcome: 'Who?' })).status,
    ).toBe(404);
    expect(
      (await officer.refused('GET /api/loans/admin/:id/contacts', { params: { id: crypto.randomUUID() } }))
        .status,
    ).toBe(404);
  });

  it('is the borrower’s to read, without who wrote it, and goes with the account once nothing is owed', async () => {
    const loan = await lent(40);
    await note(loan, { kind: 'Call', outcome: 'Lost the job', promisedOn: today });
    const work = workAs(test.services, loan.borrower, new Date());
    const [held] = await contactRecords.held(work, loan.borrower.id);
    expect(JSON.stringify(held)).toContain('Lost the job');
    expect(JSON.stringify(held)).not.toContain('Sonia');
    await expect(contactRecords.erase?.(work, loan.borrower.id)).rejects.toThrow(/stays/);
    await pay(loan, 5_750);
    await contactRecords.erase?.(work, loan.borrower.id);
    expect(await contactsOf(loan)).toEqual([]);
  });
});
