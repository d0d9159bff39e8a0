// The decisions about a person's offer, with what each looked at, and the reviews of them that the person asked for. Decisions stay after a deletion: see docs/decisions/009.

import type { HeldPart, PersonalRecords } from '#platform/server/personal-records.ts';
import type { Work } from '#platform/server/work.ts';
import { showMoment } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { cents, showMoney } from '#shared/money.ts';
import { erasedTexts } from '#texts/erased.ts';
import { heldTexts } from '#texts/held.ts';
import { policySchema } from '../contract.ts';
import { describeInputs } from '../rules/describe-inputs.ts';
import { explainDecision } from '../rules/explain.ts';
import { keptDecision, keptOffer } from './kept/kept-decision.ts';

export const decisionRecords: PersonalRecords = {
  async held({ db }, accountId) {
    const rows = await db
      .selectFrom('decisions as d')
      .innerJoin('policies as p', 'p.version', 'd.policy_version')
      .leftJoin('challenge_decisions as c', 'c.decision_id', 'd.id')
      .selectAll('d')
      .select(['p.policy', 'c.beside'])
      .where('d.account_id', '=', accountId)
      .orderBy('d.created_at', 'desc')
      .orderBy('d.id', 'desc')
      .execute();
    const records = rows.map((row) => {
      const decision = keptDecision({ ...row.outcome, inputs: row.inputs });
      const looked = describeInputs(decision.inputs).map(({ label, value }) => [label, value]);
      return {
        [heldTexts.when]: showMoment(row.created_at),
        [heldTexts.model]: row.model,
        [heldTexts.outcome]: row.approved ? heldTexts.offered : heldTexts.declined,
        [heldTexts.score]: row.score,
        [heldTexts.grade]: row.grade || null,
        ...(row.approved
          ? {
              [heldTexts.amount]: showMoney(row.max_amount_cents),
              [heldTexts.monthlyRate]: `${row.rate_monthly_bps / 100} %`,
              [heldTexts.termMonths]: row.term_months,
            }
          : {}),
        [heldTexts.reason]: explainDecision(policySchema.parse(row.policy), decision)
          .map(({ reason }) => reason)
          .join(' '),
        [heldTexts.policyVersion]: row.policy_version,
        ...(row.beside ? { [heldTexts.policyBeside]: offeredBeside(row.beside) } : {}),
        ...Object.fromEntries(looked),
      };
    });
    return [{ title: heldTexts.decisions, records }, await reviewsOf(db, accountId)];
  },
  /** Erases where trials of policies name the person, and the words of the reviews that they asked for. */
  async erase({ db, now }, accountId) {
    await db.deleteFrom('policy_trial_people').where('account_id', '=', accountId).execute();
    await db
      .updateTable('decision_reviews')
      .set((row) => ({
        words: erasedTexts.reason,
        answer: erasedTexts.reason,
        answered_at: row.fn.coalesce('answered_at', row.val(now)),
      }))
      .where('account_id', '=', accountId)
      .execute();
  },
  /** Empties the words of reviews answered before a moment. */
  async forget({ db }, accountId, before) {
    await db
      .updateTable('decision_reviews')
      .set({ words: heldTexts.emptied, answer: heldTexts.emptied })
      .where('account_id', '=', accountId)
      .where('answered_at', '<', before)
      .execute();
  },
};

/** In words; of what the champion would have said where a challenger decided. */
function offeredBeside(beside: object): string {
  const offer = keptOffer(beside);
  return offer
    ? `${showMoney(cents(offer.maxLoanAmountCents))}, ${offer.rateMonthlyBps / 100} %`
    : heldTexts.declined;
}

async function reviewsOf(db: Work['db'], accountId: IdOf<'accounts'>): Promise<HeldPart> {
  const rows = await db
    .selectFrom('decision_reviews')
    .select(['asked_at', 'words', 'answer', 'answered_at'])
    .where('account_id', '=', accountId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const records = rows.map((row) => ({
    [heldTexts.when]: showMoment(row.asked_at),
    [heldTexts.words]: row.words,
    [heldTexts.answer]: row.answer,
    [heldTexts.decidedAt]: row.answered_at && showMoment(row.answered_at),
  }));
  return { title: heldTexts.reviews, records };
}
