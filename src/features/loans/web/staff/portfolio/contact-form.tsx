// Notes a call, a message or a visit in a window over the page: what was said, and what was promised.
import { RecordDialog } from '#platform/web/record/record-dialog.tsx';
import { RecordInput } from '#platform/web/record/record-input.tsx';
import { dayOf } from '#shared/calendar.ts';
import { contactFields, promisedFrom } from '../../../fields/staff-contact.ts';
import { contactErrors } from '../../../rules/portfolio/contact-errors.ts';
import { contactTexts as texts } from '../../../texts/staff-collections.ts';
import { call } from './queries.ts';

type ContactDialogProps = { loanId: string; name: string; open: boolean; onClose: () => void };

export function ContactDialog({ loanId, name, ...dialog }: ContactDialogProps) {
  const today = dayOf(new Date());
  return (
    <RecordDialog
      {...dialog}
      title={texts.addFor(name)}
      fields={contactFields}
      validate={(draft) => contactErrors(draft, today)}
      send={(body) => call('POST /api/loans/admin/:id/contacts', { params: { id: loanId }, body })}
      confirmText={texts.save}
      failedText={texts.failed}
      topics={['loans']}
    >
      {(form) => (
        <>
          <RecordInput form={form} name="kind" />
          <RecordInput form={form} name="outcome" />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <RecordInput form={form} name="promisedOn" as={{ ...promisedFrom(today), optional: true }} />
            <RecordInput form={form} name="promisedAmount" />
          </div>
        </>
      )}
    </RecordDialog>
  );
}
