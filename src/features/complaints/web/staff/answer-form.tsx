// The answer to a complaint, with what was found; what is typed is kept until it is sent.
import { PlainForm } from '#platform/web/record/plain-form.tsx';
import { RecordInput } from '#platform/web/record/record-input.tsx';
import { useRecordForm } from '#platform/web/record/use-record-form.ts';
import { useSaveRecord } from '#platform/web/record/use-save-record.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { validateFields } from '#shared/record/validate.ts';
import { complaintAnswerFields } from '../../fields/staff-complaint.ts';
import { complaintDeskTexts as texts } from '../../texts/staff-complaints.ts';
import { COMPLAINTS } from '../queries.ts';
import { deskCall } from './queries.ts';

export function AnswerForm({ id }: { id: string }) {
  const form = useRecordForm({
    fields: complaintAnswerFields,
    place: `complaint:${id}`,
    validate: (draft) => validateFields(complaintAnswerFields, draft),
  });
  const saving = useSaveRecord({
    form,
    send: () => deskCall('POST /api/complaints/desk/:id/answer', { params: { id }, body: form.draft() }),
    topics: [COMPLAINTS],
  });
  return (
    <Card>
      <PlainForm
        form={form}
        saving={saving}
        submitText={texts.sendAnswer}
        lead={<h2 className="font-bold text-xl">{texts.answerTitle}</h2>}
      >
        <RecordInput form={form} name="outcome" />
        <RecordInput form={form} name="words" />
      </PlainForm>
    </Card>
  );
}
