import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleAnswers } from '#features/information/defaults/sample-answers.ts';
import { addMonths, type Day, dayOf } from '#shared/calendar.ts';
import { newId } from '#shared/id.ts';
import { type Someone, someone, submitted } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { noonOf } from '#tests/support/loans.ts';
import { decideFor } from './decide-for.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const today = dayOf(new Date());

type Sent = { papers?: boolean; on?: Day };

async function inputsOf(credit: object, status: 'Submitted' | 'Verified', { papers, on = today }: Sent = {}) {
  const person = await someone(test.services);
  const sample = sampleAnswers(today);
  const answers = { ...sample, credit_info: { ...sample.credit_info, ...credit } };
  await submitted(test.services, person, { answers, status });
  if (papers) await withPapers(person);
  const { decision } = await decideFor(workAs(test.services, person, noonOf(on)), person.id, 'FirstModel');
  return decision.inputs;
}

const historyOf = async (...sent: Parameters<typeof inputsOf>) => (await inputsOf(...sent)).creditHistory;

/** A credit report came with the answers. */
async function withPapers({ id }: Someone) {
  const file = await test.db
    .insertInto('files')
    .values({
      id: newId<'files'>(),
      owner_id: id,
      original_name: 'report.pdf',
      media_type: 'application/pdf',
      size_bytes: 1,
      sha256: '0'.repeat(64),
      created_at: new Date(),
      scan: 'Clean',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: submission } = await test.db
    .selectFrom('submissions as s')
    .innerJoin('information_schemas as i', 'i.id', 's.information_schema_id')
    .select('s.id')
    .where('s.account_id', '=', id)
    .where('i.s_id', '=', 'credit_info')
    .executeTakeFirstOrThrow();
  await test.db
    .insertInto('file_uses')
    .values({ file_id: file.id, submission_id: submission, verification_id: null, field: 'credit_report' })
    .execute();
}

it('a past loan earns nothing before its section was verified', async () => {
  expect(await historyOf({}, 'Submitted')).toBe('claimed');
  expect(await historyOf({}, 'Verified')).toBe('good');
});

it('a default counts until two years after it was cleared, as papers show', async () => {
  const cleared = { has_defaulted: 'Yes', default_cleared_on: addMonths(today, -12) };
  const later = { papers: true, on: addMonths(today, 12) };
  expect(await historyOf(cleared, 'Verified', { papers: true })).toBe('overdue');
  expect(await historyOf(cleared, 'Verified', later)).toBe('good');
  expect(await historyOf(cleared, 'Verified', { ...later, papers: false })).toBe('overdue');
  expect(await historyOf(cleared, 'Submitted', later)).toBe('overdue');
});

it('what papers would still show is known: a default paid long ago, and a bankruptcy that has ended', async () => {
  const ended = { has_been_bankrupt: 'Yes', bankruptcy_ended_on: addMonths(today, -30) };
  const cleared = { has_defaulted: 'Yes', default_cleared_on: addMonths(today, -30) };
  expect(await inputsOf({ ...ended, ...cleared }, 'Verified')).toMatchObject({
    creditHistory: 'overdue',
    adverse: { defaultElsewhere: true, bankruptcy: 'open' },
    onceChecked: { creditHistory: 'good', defaultElsewhere: false, bankruptcy: 30 },
  });
  const proved = await inputsOf({ ...ended, ...cleared }, 'Verified', { papers: true });
  expect(proved).toMatchObject({ creditHistory: 'good', adverse: { bankruptcy: 30 } });
  expect(proved.onceChecked).toBeUndefined();
});

it('payments missed count until twelve months after they were stated', async () => {
  const missed = { missed_payments_12_months: 2 };
  expect(await historyOf(missed, 'Verified')).toBe('late');
  expect(await historyOf(missed, 'Verified', { on: addMonths(today, 12) })).toBe('good');
});
