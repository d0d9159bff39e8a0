import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#shared/id.ts';
import { someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

/** What the migration does to the activities that it finds. */
const updates = readFileSync('db/migrations/0056_events.sql', 'utf8')
  .split(/;\n\n/)
  .map((part) => part.replace(/^--.*\n/gm, '').trim())
  .filter((part) => part.startsWith('update '));

it('gives the activities of earlier times their happening, and the event whose entry is of the same moment', async () => {
  const { id } = await someone(test.services);
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
  const earlier: [string, object, string | null, string][] = [
    ['submittedInfo', {}, 'information.submit', 'information.submit'],
    ['infoRejected', {}, 'verification.reject', 'verification.reject'],
    ['infoRejected', {}, 'information.reopen', 'information.reopen'],
    ['payoutReversed', {}, 'loan.approve_payout_reversal', 'loan.approve_payout_reversal'],
    ['repaymentReceived', {}, 'loan.repay', 'loan.repay'],
    ['repaymentReceived', {}, null, 'loan.import_repayment'],
    ['pointsReceived', { pointsInformation: { point: 5, reason: 'x' } }, 'contest.join', 'seeds.earn'],
    ['pointsReceived', { pointsInformation: { isAdjustment: true } }, 'seeds.adjust', 'seeds.adjust'],
    ['pointsReceived', { pointsInformation: { isAdjustment: true } }, 'loan.repay', 'seeds.take_back'],
    ['prizeRedeemed', { acquisitionInformation: {} }, 'prize.redeem', 'prize.redeem'],
    [
      'prizeRedeemed',
      { acquisitionInformation: { status: 'Cancelled' } },
      'acquisition.cancel',
      'acquisition.cancel',
    ],
    ['loanRepaid', {}, 'account.log_in', 'loan.settle'],
  ];
  const entries = earlier.map(() => newId());
  for (const [place, [action, details, audited]] of earlier.entries()) {
    await sql`insert into activities (id, account_id, action, details, created_at, happening)
      values (${newId()}, ${id}, ${action}, ${JSON.stringify(details)}::jsonb, ${at(place)}, 'not.known')`.execute(
      test.owner,
    );
    if (audited)
      await sql`insert into audit_entries (id, actor_id, action, subject_kind, subject_id, account_id, created_at)
        values (${entries[place]}, ${id}, ${audited}, 'x', 'x', ${id}, ${at(place)})`.execute(test.owner);
  }
  expect(updates).toHaveLength(2);
  for (const update of updates) await sql.raw(update).execute(test.owner);
  const rows = await test.db
    .selectFrom('activities')
    .select(['happening', 'event_id'])
    .where('account_id', '=', id)
    .orderBy('created_at')
    .execute();
  expect(rows).toEqual(
    earlier.map(([, , audited, happening], place) => ({
      happening,
      event_id: audited && audited !== 'account.log_in' ? entries[place] : null,
    })),
  );
});
