// The answer to a complaint, with what was found; what is typed is kept until it is sent.
import { LeaveQuestion } from '#platform/web/record/leave-question.tsx';
import { RecordInput } from '#platform/web/record/record-input.tsx';
import { RestoredNote } from '#platform/web/record/restored-note.tsx';
import { useRecordForm } from '#platform/web/record/use-record-form.ts';
import { useSaveRecord } from '#platform/web/record/use-save-record.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorSummary } from '#platform/web/ui/form/notices/error-summary.tsx';
import { judgeFields } from '#shared/record/judge.ts';
import { complaintAnswerFields } from '../../fields/staff-complaint.ts';
import { complaintDeskTexts as texts } from '../../texts/staff-complaints.ts';
import { COMPLAINTS } from '../queries.ts';
import { deskCall } from './queries.ts';

export function AnswerForm({ id }: { id: string }) {
  const form = useRecordForm({
    fields: complaintAnswerFields,
    place: `complaint:${id}`,
    judge: (draft) => judgeFields(complaintAnswerFields, draft),
  });
  const saving = useSaveRecord({
    form,
    send: () => deskCall('POST /api/complaints/desk/:id/answer', { params: { id }, body: form.draft() }),
    topics: [COMPLAINTS],
  });
  return (
    <Card>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!saving.isPending && Object.keys(form.ask()).length === 0) saving.send();
        }}
        className="grid grid-cols-1 gap-4"
      >
        <h2 className="font-bold text-xl">{texts.answerTitle}</h2>
        <RestoredNote form={form} />
        <ErrorSummary {...form.refused} />
        <RecordInput form={form} name="outcome" />
        <RecordInput form={form} name="words" />
        <div>
          <Button type="submit" busy={saving.isPending}>
            {texts.sendAnswer}
          </Button>
        </div>
        <LeaveQuestion guard={form.guard} />
      </form>
    </Card>
  );
}
