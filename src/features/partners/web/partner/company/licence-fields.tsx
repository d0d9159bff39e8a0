// What a lender says of its licence: while nothing is confirmed, whether there is one; afterwards its number, with what a change brings.
import { frameOf } from '#platform/web/record/record-input.tsx';
import { CheckboxField } from '#platform/web/ui/form/checkbox-field.tsx';
import { RadioGroupField } from '#platform/web/ui/form/radio-group-field.tsx';
import { TextField } from '#platform/web/ui/form/text-field.tsx';
import { isChecked } from '../../../rules/may-publish.ts';
import { ownLicenceTexts as texts } from '../../../texts/partner-company.ts';
import { Licence } from '../../licence.tsx';
import type { CompanyFormState } from './use-company-form.ts';

const ANSWERS = (['none', 'applied'] as const).map((value) => ({
  value,
  label: texts.answers[value],
  detail: texts.answerDetails[value],
}));

const CHECKED_HINTS = {
  Licensed: texts.licensedHint,
  Expired: texts.expiredHint,
  Suspended: texts.suspendedHint,
};

export function LicenceFields({ form }: { form: CompanyFormState }) {
  const { company, typed, set } = form;
  const isFound = company !== undefined && isChecked(company.licenceState);
  return (
    <>
      <div className="grid gap-1">
        <h2 className="font-bold text-lg">{texts.title}</h2>
        <p className="text-muted">{texts.lead}</p>
      </div>
      {isFound ? (
        <Licence lender={company} />
      ) : (
        <RadioGroupField
          name="licenceApplied"
          label={texts.question}
          options={ANSWERS}
          value={typed.licenceApplied ? 'applied' : 'none'}
          onValue={(answer) => set({ licenceApplied: answer === 'applied' })}
        />
      )}
      {(isFound || typed.licenceApplied) && <LicenceNumber form={form} />}
      {company?.licenceState === 'Expired' && (
        <CheckboxField
          label={texts.expiredSame}
          optional
          checked={typed.licenceApplied}
          onValue={(licenceApplied) => set({ licenceApplied })}
        />
      )}
    </>
  );
}

function LicenceNumber({ form }: { form: CompanyFormState }) {
  const { company, typed, set } = form;
  const state = company?.licenceState ?? 'None';
  const hint = state === 'None' || state === 'Applied' ? texts.numberHint : CHECKED_HINTS[state];
  return (
    <TextField
      {...frameOf(form, 'licenceNumber')}
      name="licenceNumber"
      autoComplete="off"
      hint={hint}
      disabled={state === 'Suspended'}
      value={typed.licenceNumber}
      onValue={(licenceNumber) => set({ licenceNumber })}
    />
  );
}
