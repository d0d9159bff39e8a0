// The form in which staff ask a second person to change what people joined an open contest under.
import { RecordFormFrame } from '#platform/web/record/record-form-frame.tsx';
import { RecordGroup, WHOLE_ROW } from '#platform/web/record/record-group.tsx';
import { frameOf, RecordInput } from '#platform/web/record/record-input.tsx';
import { useRecordForm } from '#platform/web/record/use-record-form.ts';
import { useSaveRecord } from '#platform/web/record/use-save-record.ts';
import { dayOf } from '#shared/calendar.ts';
import type { DeskContest } from '../../../contract.ts';
import { termsFields } from '../../../fields/staff-terms.ts';
import { validateTerms } from '../../../rules/terms.ts';
import { editedMeanwhileTexts } from '../../../texts/staff-contests.ts';
import { termsTexts as texts } from '../../../texts/staff-terms.ts';
import { PrizeField } from '../form/prize-field.tsx';
import { callRequests } from '../queries.ts';

type TermsFormProps = { contest: DeskContest; onAsked: () => void };

export function TermsForm({ contest, onAsked }: TermsFormProps) {
  const endDate = dayOf(new Date(contest.endDate));
  const form = useRecordForm({
    fields: termsFields,
    place: `contest:${contest._id}:terms`,
    stored: { record: { ...contest, endDate, reason: '' }, revision: contest.version },
    validate: (draft) => validateTerms(draft, dayOf(new Date()), endDate),
  });
  const saving = useSaveRecord({
    form,
    send: () =>
      callRequests('POST /api/contests/terms/:id', {
        params: { id: contest._id },
        body: { ...form.draft(), version: form.base ?? contest.version },
      }),
    failedText: texts.notAsked,
    topics: ['contests', 'menu'],
    onSaved: onAsked,
  });
  const isOfSeeds = form.typed.points !== form.start.points;
  return (
    <RecordFormFrame
      form={form}
      saving={saving}
      texts={{ save: texts.ask, ask: texts.confirmAsk, yes: texts.yes, meanwhile: editedMeanwhileTexts }}
      note={
        <>
          <p>{texts.askNote}</p>
          {isOfSeeds && <p>{texts.pointsNote}</p>}
        </>
      }
    >
      <p className="max-w-prose text-muted">{texts.lead}</p>
      <RecordGroup title={texts.given}>
        <RecordInput form={form} name="description" className={WHOLE_ROW} />
        <PrizeField
          frame={frameOf(form, 'prize')}
          value={form.typed.prize}
          onValue={(prize) => form.set({ prize })}
        />
        <RecordInput form={form} name="maxWinners" />
        <RecordInput form={form} name="category" />
        <RecordInput form={form} name="points" />
        <RecordInput form={form} name="endDate" />
      </RecordGroup>
      <RecordGroup title={texts.law}>
        <RecordInput form={form} name="approvalNumber" className={WHOLE_ROW} />
        <RecordInput form={form} name="rules" className={WHOLE_ROW} />
        <RecordInput form={form} name="claimDays" />
      </RecordGroup>
      <RecordGroup title={texts.why}>
        <RecordInput form={form} name="reason" className={WHOLE_ROW} />
      </RecordGroup>
    </RecordFormFrame>
  );
}
