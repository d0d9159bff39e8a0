// Records a lender's licence after it was checked: its number, its state, and why.
import { useState } from 'react';
import { RecordDialog } from '#platform/web/record/record-dialog.tsx';
import { RecordInput } from '#platform/web/record/record-input.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import type { LenderOnDesk } from '../../contract/desk.ts';
import { licenceFields } from '../../fields/staff-lender.ts';
import { licenceErrors } from '../../rules/decide-lender.ts';
import { lenderDeskTexts as texts } from '../../texts/staff-lenders.ts';
import { call } from './queries.ts';

type Company = NonNullable<LenderOnDesk['company']>;

/** What a colleague saves meanwhile stands in the window too: the change is asked for over what is on show when it is sent. */
export function EditLicence({ userId, company }: { userId: string; company: Company }) {
  const [isOpen, setOpen] = useState(false);
  const { licenceNumber, licenceState, revision } = company;
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        {texts.editLicence}
      </Button>
      <RecordDialog
        open={isOpen}
        title={texts.licenceTitle(company.name)}
        fields={licenceFields}
        now={{ licenceNumber: licenceNumber ?? '', licenceState }}
        validate={licenceErrors}
        send={(licence) =>
          call('POST /api/partners/staff/:id/licence', {
            params: { id: userId },
            body: { ...licence, seen: licenceState, revision },
          })
        }
        confirmText={texts.saveLicence}
        topics={['lenders', 'accounts']}
        onClose={() => setOpen(false)}
      >
        {(form) => (
          <>
            <RecordInput
              form={form}
              name="licenceNumber"
              as={{ ...licenceFields.licenceNumber, optional: form.typed.licenceState !== 'Licensed' }}
            />
            <RecordInput form={form} name="licenceState" />
            <RecordInput form={form} name="reason" />
          </>
        )}
      </RecordDialog>
    </>
  );
}
