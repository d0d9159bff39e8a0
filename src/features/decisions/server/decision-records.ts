// The decisions about a person's offer, with what each looked at. They stay after a deletion: see docs/decisions/009.

import type { PersonalRecords } from '#platform/server/personal-records.ts';
import { showMoment } from '#shared/calendar.ts';
import { cents, showMoney } from '#shared/money.ts';
import { heldTexts } from '#texts/held.ts';
import { decisionInputsSchema, decisionSchema, policySchema } from '../contract.ts';
import { describeInputs } from '../rules/describe-inputs.ts';
import { explainDecision } from '../rules/explain.ts';

export const decisionRecords: PersonalRecords = {
  async held({ db }, accountId) {
    const rows = await db
      .selectFrom('decisions as d')
      .innerJoin('policies as p', 'p.version', 'd.policy_version')
      .selectAll('d')
      .select('p.policy')
      .where('d.account_id', '=', accountId)
      .orderBy('d.created_at', 'desc')
      .orderBy('d.id', 'desc')
      .execute();
    const records = rows.map((row) => {
      const inputs = decisionInputsSchema.parse(row.inputs);
      const decision = decisionSchema.parse({ ...row.outcome, inputs });
      const looked = describeInputs(inputs).map(({ label, value }) => [label, value]);
      return {
        [heldTexts.when]: showMoment(row.created_at),
        [heldTexts.model]: row.model,
        [heldTexts.outcome]: row.approved ? heldTexts.offered : heldTexts.declined,
        [heldTexts.score]: row.score,
        [heldTexts.grade]: row.grade || null,
        ...(row.approved
          ? {
              [heldTexts.amount]: showMoney(cents(row.max_amount_cents)),
              [heldTexts.monthlyRate]: `${row.rate_monthly_bps / 100} %`,
              [heldTexts.termMonths]: row.term_months,
            }
          : {}),
        [heldTexts.reason]: explainDecision(policySchema.parse(row.policy), decision)
          .map(({ reason }) => reason)
          .join(' '),
        [heldTexts.policyVersion]: row.policy_version,
        ...Object.fromEntries(looked),
      };
    });
    return [{ title: heldTexts.decisions, records }];
  },
};
