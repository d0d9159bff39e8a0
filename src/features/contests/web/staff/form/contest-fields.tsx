// The fields of a contest, in groups: what there is to win, when, what the law asks for.
import { Fragment } from 'react';
import { RecordGroup, WHOLE_ROW } from '#platform/web/record/record-group.tsx';
import { type FieldsInForm, frameOf, RecordInput } from '#platform/web/record/record-input.tsx';
import { sentFields } from '#shared/record/field.ts';
import { inWords } from '#shared/record/values.ts';
import type { ContestDraft } from '../../../contract.ts';
import { contestFields, ofTheLaw } from '../../../fields/staff-contest.ts';
import type { FixedFields } from '../../../rules/fixed-fields.ts';
import { contestFixed, contestFieldTexts as texts } from '../../../texts/staff-contests.ts';
import { PrizeField } from './prize-field.tsx';

type ContestFieldsProps = { form: FieldsInForm<typeof contestFields>; fixed: FixedFields };

export function ContestFields({ form, fixed }: ContestFieldsProps) {
  const law = ofTheLaw(form.typed.status === 'Active');
  const field = (name: keyof ContestDraft, className = '') =>
    fixed.has(name) ? (
      <FixedField label={contestFields[name].label} value={inWords(form.typed[name])} reason={contestFixed} />
    ) : (
      <RecordInput
        form={form}
        name={name}
        className={className}
        {...(name === 'rules' || name === 'approvalNumber' ? { as: law[name] } : {})}
      />
    );
  return (
    <>
      <RecordGroup title={texts.what}>
        {field('name', WHOLE_ROW)}
        {field('description', WHOLE_ROW)}
        {fixed.has('prize') ? (
          field('prize')
        ) : (
          <PrizeField
            frame={frameOf(form, 'prize')}
            value={form.typed.prize}
            onValue={(prize) => form.set({ prize })}
          />
        )}
        {field('maxWinners')}
        {field('category')}
        {field('points')}
      </RecordGroup>
      <RecordGroup title={texts.when}>
        {field('startDate')}
        {field('endDate')}
        {field('status', WHOLE_ROW)}
      </RecordGroup>
      <RecordGroup title={texts.law}>
        {field('approvalNumber', WHOLE_ROW)}
        {field('rules', WHOLE_ROW)}
        {field('claimDays')}
        {sentFields(contestFields).map(
          ([name]) => !PLACED.has(name) && <Fragment key={name}>{field(name)}</Fragment>,
        )}
      </RecordGroup>
    </>
  );
}

const PLACED: ReadonlySet<string> = new Set([
  ...(['name', 'description', 'prize', 'maxWinners', 'category', 'points'] as const),
  ...(['startDate', 'endDate', 'status', 'approvalNumber', 'rules', 'claimDays'] as const),
]);

const FixedField = ({ label, value, reason }: { label: string; value: string; reason: string }) => (
  <dl className="grid content-start gap-1">
    <dt className="font-semibold">{label}</dt>
    <dd className="whitespace-pre-line rounded-md bg-sunk px-3.5 py-2.5">{value}</dd>
    <dd className="text-muted text-sm">{reason}</dd>
  </dl>
);
