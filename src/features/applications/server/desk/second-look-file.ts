// An application as a second officer weighs it: what was asked for and the decision behind its offer, without whose it is, since that leads to the verdict.
import { describeInputs, describeReading } from '#features/decisions/rules/describe-inputs.ts';
import { explainDecision } from '#features/decisions/rules/explain.ts';
import { readDecision } from '#features/decisions/server/read-decision.ts';
import { factorTexts, inputTexts } from '#features/decisions/texts/staff-decisions.ts';
import type { SecondLookFile } from '#features/verification/contract/second-looks.ts';
import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import { cents, showMoney } from '#shared/money.ts';
import { heldTexts } from '#texts/held.ts';
import { staffApplicationTexts as texts } from '#texts/staff-applications.ts';

export async function applicationFile(work: Work, id: IdOf<'applications'>): Promise<SecondLookFile> {
  const row = await work.db
    .selectFrom('applications')
    .select(['amount_cents', 'rate_monthly_bps', 'term_months', 'decision_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const asked = [
    { label: texts.amount, value: showMoney(row.amount_cents) },
    { label: texts.rate, value: `${row.rate_monthly_bps / 100} %` },
    { label: heldTexts.termMonths, value: String(row.term_months) },
  ];
  if (row.decision_id === null) return { facts: asked, words: [] };
  const { policy, decision } = await readDecision(work, row.decision_id);
  const most = decision.offer && showMoney(cents(decision.offer.maxLoanAmountCents));
  return {
    facts: [
      ...asked,
      {
        label: texts.decision,
        value: [
          texts.score(decision.score, decision.grade ?? '–'),
          ...(most ? [texts.offered(most)] : []),
        ].join(' · '),
      },
      ...decision.factors.map((score) => ({
        label: factorTexts.names[score.factor],
        value: `${describeReading(score)} · ${factorTexts.of(score.points, score.outOf)}`,
      })),
      ...describeInputs(decision.inputs).filter(({ label }) => label !== inputTexts.birthDay),
    ],
    words: explainDecision(policy, decision).map(({ reason, note }) => ({
      label: texts.reasons,
      value: note === null ? reason : `${reason} ${note}`,
    })),
  };
}
