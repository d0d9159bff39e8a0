// The fields of a contest, in groups: what there is to win, when, how it is run, what the law asks for.
import { type ReactNode, useId } from 'react';
import { TypeAheadField } from '#features/forms/web/type-ahead-field.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { DateField } from '#platform/web/ui/form/date-field.tsx';
import { NumberField } from '#platform/web/ui/form/number-field.tsx';
import { SelectField } from '#platform/web/ui/form/select-field.tsx';
import { TextAreaField } from '#platform/web/ui/form/text-area-field.tsx';
import { TextField } from '#platform/web/ui/form/text-field.tsx';
import type { FieldErrors } from '#shared/refusal.ts';
import type { FixedFields } from '../../../rules/fixed-fields.ts';
import { CATEGORIES, STATUSES } from '../../../rules/judge-contest.ts';
import { contestFixed, contestFieldTexts as texts } from '../../../texts/staff-contests.ts';
import { searchPrizes } from '../queries.ts';
import { type FormValues, shownValue } from './form-values.ts';

type ContestFieldsProps = {
  values: FormValues;
  errors: FieldErrors;
  fixed: FixedFields;
  onChange: (change: Partial<FormValues>) => void;
};

type Name = keyof FormValues;

export function ContestFields({ values, errors, fixed, onChange }: ContestFieldsProps) {
  const tie = (name: Exclude<Name, 'prize'>) => ({
    name,
    label: texts[name],
    value: values[name],
    ...(errors[name] ? { error: errors[name] } : {}),
    onValue: (value: string) => onChange({ [name]: value }),
  });
  const unlessFixed = (name: Name, field: ReactNode) => {
    const since = fixed[name];
    return since ? (
      <FixedField label={texts[name]} value={shownValue(values, name)} reason={contestFixed[since]} />
    ) : (
      field
    );
  };
  return (
    <>
      <Group title={texts.what}>
        <TextField {...tie('name')} className={WIDE} maxLength={120} />
        <TextAreaField
          {...tie('description')}
          className={WIDE}
          hint={texts.descriptionHint}
          maxLength={2_000}
          rows={2}
        />
        {unlessFixed(
          'prize',
          <TypeAheadField
            field={PRIZE_FIELD}
            frame={{
              label: texts.prize,
              hint: texts.prizeHint,
              ...(errors.prize ? { error: errors.prize } : {}),
            }}
            value={values.prize}
            search={searchPrizes}
            onValue={(prize) => onChange({ prize: prize ?? null })}
          />,
        )}
        {unlessFixed('maxWinners', <TextField {...tie('maxWinners')} inputMode="numeric" maxLength={6} />)}
        {unlessFixed(
          'category',
          <SelectField {...tie('category')} options={CATEGORIES.map((value) => ({ value, label: value }))} />,
        )}
        {unlessFixed('points', <NumberField {...tie('points')} hint={texts.pointsHint} maxLength={6} />)}
      </Group>
      <Group title={texts.when}>
        {unlessFixed('startDate', <DateField {...tie('startDate')} hint={texts.startDateHint} />)}
        {unlessFixed('endDate', <DateField {...tie('endDate')} hint={texts.endDateHint} />)}
        {unlessFixed(
          'status',
          <SelectField
            {...tie('status')}
            className={WIDE}
            hint={texts.statusHint}
            options={STATUSES.map((value) => ({ value, label: value }))}
          />,
        )}
      </Group>
      <Group title={texts.law}>
        <TextField
          {...tie('approvalNumber')}
          className={WIDE}
          hint={texts.approvalHint}
          optional={values.status !== 'Active'}
          maxLength={100}
        />
        {unlessFixed(
          'rules',
          <TextAreaField
            {...tie('rules')}
            className={WIDE}
            hint={texts.rulesHint}
            optional={values.status !== 'Active'}
            maxLength={10_000}
            rows={6}
          />,
        )}
        {unlessFixed(
          'claimDays',
          <NumberField
            {...tie('claimDays')}
            hint={texts.claimDaysHint}
            unit={texts.claimDaysUnit}
            maxLength={3}
          />,
        )}
      </Group>
    </>
  );
}

const WIDE = 'sm:col-span-2';

const PRIZE_FIELD = {
  name: 'prize',
  label: texts.prize,
  type: 'typeAhead',
  typeAheadApiType: 'prizes',
  placeholder: texts.prizePlaceholder,
} as const;

function Group({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <Card>
      <section aria-labelledby={headingId} className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <h2 id={headingId} className={`font-bold text-lg ${WIDE}`}>
          {title}
        </h2>
        {children}
      </section>
    </Card>
  );
}

const FixedField = ({ label, value, reason }: { label: string; value: string; reason: string }) => (
  <dl className="grid content-start gap-1">
    <dt className="font-semibold">{label}</dt>
    <dd className="whitespace-pre-line rounded-md bg-sunk px-3.5 py-2.5">{value}</dd>
    <dd className="text-muted text-sm">{reason}</dd>
  </dl>
);
