// Records a lender's licence after it was checked: its number, its state, and why.

import { useState } from 'react';
import { ChangeDialog } from '#features/accounts/web/staff/person/change-dialog.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { SelectField } from '#platform/web/ui/form/select-field.tsx';
import { TextField } from '#platform/web/ui/form/text-field.tsx';
import { licenceTexts } from '#texts/lenders.ts';
import { lenderDeskTexts as texts } from '#texts/staff-people.ts';
import type { LenderOnDesk, LicenceState } from '../../contract/desk.ts';
import { lacksNumber } from '../../rules/judge-lender.ts';
import { staffPartnerRefusals } from '../../texts/staff-refusals.ts';
import { LICENCE_STATES } from './lenders.tsx';
import { call } from './queries.ts';
import { useJudgement } from './use-judgement.ts';

type Company = NonNullable<LenderOnDesk['company']>;
type Draft = { licenceNumber: string; licenceState: LicenceState };

const LONGEST_NUMBER = 60;

export function EditLicence({ userId, company }: { userId: string; company: Company }) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [fault, setFault] = useState<string>();
  const record = useJudgement((body: Draft & { seen: LicenceState; reason: string }) =>
    call('POST /api/partners/staff/:id/licence', { params: { id: userId }, body }),
  );
  const change = (more: Partial<Draft>) => {
    setFault(undefined);
    setDraft((before) => before && { ...before, ...more });
  };
  const close = () => {
    setFault(undefined);
    setDraft(null);
  };
  const isReady = () => {
    const isLacking = draft !== null && lacksNumber({ ...draft, licenceNumber: draft.licenceNumber.trim() });
    setFault(isLacking ? staffPartnerRefusals['partner.number_needed'].text : undefined);
    return !isLacking;
  };
  const save = (reason: string) =>
    draft &&
    record.mutate(
      { ...draft, seen: company.licenceState, reason },
      {
        onSuccess: close,
        onError: ({ fields, message }) => setFault(fields.licenceNumber ?? message),
      },
    );
  const { licenceNumber, licenceState } = company;
  return (
    <>
      <Button tone="secondary" onClick={() => setDraft({ licenceNumber: licenceNumber ?? '', licenceState })}>
        {texts.editLicence}
      </Button>
      <ChangeDialog
        open={draft !== null}
        title={texts.licenceTitle(company.name)}
        confirmText={texts.saveLicence}
        busy={record.isPending}
        isReady={isReady}
        onChange={save}
        onClose={close}
      >
        <TextField
          label={texts.licenceNumber}
          value={draft?.licenceNumber ?? ''}
          maxLength={LONGEST_NUMBER}
          optional={draft?.licenceState !== 'Licensed'}
          error={fault}
          onValue={(typed) => change({ licenceNumber: typed })}
        />
        <SelectField
          label={texts.licenceState}
          placeholder={null}
          value={draft?.licenceState ?? licenceState}
          options={LICENCE_STATES.map((value) => ({ value, label: licenceTexts.states[value] }))}
          onValue={(chosen) => {
            const state = LICENCE_STATES.find((each) => each === chosen);
            if (state) change({ licenceState: state });
          }}
        />
      </ChangeDialog>
    </>
  );
}
