// Every figure of a draft to edit, group by group; what does not fit together is said at its group, while typing.
import type { ReactNode } from 'react';
import { Card } from '#platform/web/ui/card.tsx';
import { CheckboxField } from '#platform/web/ui/form/checkbox-field.tsx';
import { FieldError } from '#platform/web/ui/form/field.tsx';
import type { FieldErrors } from '#shared/refusal.ts';
import type { PolicyFigures } from '../../../../contract.ts';
import { factorsOf } from '../../../../rules/policy/describe-policy.ts';
import { limitErrors } from '../../../../rules/policy/policy-limits.ts';
import { type Path, withFigure } from '../../../../rules/policy/with-figure.ts';
import { type PolicyError, policyErrors } from '../../../../rules/policy-errors.ts';
import { PROOFS } from '../../../../rules/proof/needed-proof.ts';
import { proofTexts } from '../../../../texts/staff-decisions.ts';
import { policyTexts, policyDraftTexts as texts } from '../../../../texts/staff-policy.ts';
import { FactorFields, factorPart } from './factor-fields.tsx';
import { FigureField, type FigureKind } from './figure-field.tsx';
import { KnockOutFields } from './knock-out-fields.tsx';
import { type Part, PartHeading, PartsList } from './parts-list.tsx';

type FiguresFormProps = {
  policy: PolicyFigures;
  /** The server's validation errors by the path of the figure, its parts joined by dots. */
  refused: FieldErrors;
  onPolicy: (policy: PolicyFigures) => void;
};

/** The amount, in cents, above which a second approval is asked for when the rule is first switched on. */
const FIRST_SECOND_APPROVAL_CENTS = 100_000_00;

export function FiguresForm({ policy, refused, onPolicy }: FiguresFormProps) {
  const { loan, allowance, assumed, discount, secondApprovalAboveCents: above } = policy;
  const errors = policyErrors(policy);
  const beyond = limitErrors(policy);
  const set = (path: Path, value: unknown) => onPolicy(withFigure(policy, path, value));
  const figure = (label: string, kind: FigureKind, path: Path, value: number) => (
    <FigureField
      label={label}
      kind={kind}
      value={value}
      refused={refused[path.join('.')]}
      error={beyond[path.join('.')]}
      onValue={(next) => set(path, next)}
    />
  );
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()} className="grid gap-6">
      <PartsList parts={[...GROUPS.map(groupPart), ...factorsOf(policy).map(([name]) => factorPart(name))]} />
      <div className="-mb-6 gap-6 lg:columns-2">
        <Group part="people">
          {figure(policyTexts.minimumAge, 'years', ['minimumAgeYears'], policy.minimumAgeYears)}
          {figure(policyTexts.offerStands, 'days', ['offerStandsDays'], policy.offerStandsDays)}
        </Group>
        <Group part="knockOuts">
          <KnockOutFields knockOuts={policy.knockOuts} beyond={beyond} set={set} figure={figure} />
        </Group>
        <Group part="approval">
          <CheckboxField
            className="sm:col-span-2"
            optional
            label={texts.twoPeople}
            checked={above !== null}
            onValue={(on) => set(['secondApprovalAboveCents'], on ? FIRST_SECOND_APPROVAL_CENTS : null)}
          />
          {above !== null && figure(policyTexts.secondApproval, 'money', ['secondApprovalAboveCents'], above)}
          {PROOFS.map((proof) => (
            <CheckboxField
              key={proof}
              className="sm:col-span-2"
              optional
              label={texts.firstLoanProof(proofTexts.names[proof])}
              checked={policy.firstLoanProof[proof]}
              error={beyond[`firstLoanProof.${proof}`]}
              onValue={(on) => set(['firstLoanProof', proof], on)}
            />
          ))}
          <p className="text-muted text-sm sm:col-span-2">{texts.allProof}</p>
        </Group>
        <Group part="loan" errors={errors} of={['terms', 'amounts']}>
          {figure(policyTexts.step, 'money', ['loan', 'stepCents'], loan.stepCents)}
          {figure(
            policyTexts.largestFirst,
            'money',
            ['loan', 'largestCents', 'FirstModel'],
            loan.largestCents.FirstModel,
          )}
          {figure(
            policyTexts.largest,
            'money',
            ['loan', 'largestCents', 'FullModel'],
            loan.largestCents.FullModel,
          )}
          {figure(
            policyTexts.shortestTerm,
            'months',
            ['loan', 'shortestTermMonths'],
            loan.shortestTermMonths,
          )}
          {figure(policyTexts.longestTerm, 'months', ['loan', 'longestTermMonths'], loan.longestTermMonths)}
        </Group>
        <Group part="allowance">
          {figure(
            policyTexts.incomeShare,
            'percent',
            ['allowance', 'incomeShareBps'],
            allowance.incomeShareBps,
          )}
          {figure(
            policyTexts.freeCashFlowShare,
            'percent',
            ['allowance', 'freeCashFlowShareBps'],
            allowance.freeCashFlowShareBps,
          )}
          {figure(policyTexts.assumedExpenses, 'percent', ['assumed', 'expensesBps'], assumed.expensesBps)}
          {figure(
            policyTexts.assumedDebts,
            'percent',
            ['assumed', 'debtPaymentsBps'],
            assumed.debtPaymentsBps,
          )}
        </Group>
        <Group part="grades" errors={errors} of={['grades']}>
          {policy.grades.map(({ grade, fromScore, rateMonthlyBps }, place) => (
            <div key={grade} className="contents">
              {figure(policyTexts.gradeFrom(grade), 'points', ['grades', place, 'fromScore'], fromScore)}
              {figure(
                policyTexts.gradeRate(grade),
                'percentMonthly',
                ['grades', place, 'rateMonthlyBps'],
                rateMonthlyBps,
              )}
            </div>
          ))}
        </Group>
        <Group part="discount" errors={errors} of={['discount']}>
          {figure(policyTexts.discountMost, 'percent', ['discount', 'mostBps'], discount.mostBps)}
          {figure(
            policyTexts.lowestRate,
            'percentMonthly',
            ['discount', 'lowestRateMonthlyBps'],
            discount.lowestRateMonthlyBps,
          )}
        </Group>
      </div>
      <Weights policy={policy} error={errors.weights} />
      <div className="-mb-6 gap-6 lg:columns-2">
        {factorsOf(policy).map(([name, factor]) => (
          <FactorFields
            key={name}
            name={name}
            factor={factor}
            refused={refused}
            beyond={beyond}
            onFactor={(next) => set(['factors', name], next)}
          />
        ))}
      </div>
    </form>
  );
}

type GroupName = keyof typeof policyTexts.groups;

/** In the order in which they stand. */
const GROUPS = ['people', 'knockOuts', 'approval', 'loan', 'allowance', 'grades', 'discount'] as const;

const groupPart = (key: GroupName): Part => ({ key, title: policyTexts.groups[key] });

type GroupProps = {
  part: GroupName;
  errors?: Partial<Record<PolicyError, string>>;
  /** The errors that are said at this group. */
  of?: readonly PolicyError[];
  children: ReactNode;
};

const Group = ({ part, errors = {}, of = [], children }: GroupProps) => (
  <Card className="mb-6 grid break-inside-avoid gap-4">
    <PartHeading part={groupPart(part)} />
    {of.map((each) => (
      <FieldError key={each} id={`error-${each}`} error={errors[each]} />
    ))}
    <div className="grid items-end gap-4 sm:grid-cols-2">{children}</div>
  </Card>
);

function Weights({ policy, error }: { policy: PolicyFigures; error: string | undefined }) {
  const total = factorsOf(policy).reduce((sum, [, { outOf }]) => sum + outOf, 0);
  return (
    <div className="grid gap-1">
      <p className="figures font-bold text-lg">{texts.totalWeight(total || 0)}</p>
      <FieldError id="error-weights" error={error} />
    </div>
  );
}
