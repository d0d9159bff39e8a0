// The form of a contest, for adding and for editing: validated here first, asked about once, nothing typed ever lost.
import { RecordFormFrame } from '#platform/web/record/record-form-frame.tsx';
import { useRecordForm } from '#platform/web/record/use-record-form.ts';
import { useSaveRecord } from '#platform/web/record/use-save-record.ts';
import { dayOf } from '#shared/calendar.ts';
import type { DeskContest } from '../../../contract.ts';
import { contestFields } from '../../../fields/staff-contest.ts';
import { fixedFields } from '../../../rules/fixed-fields.ts';
import { validateContest, validateDays } from '../../../rules/validate-contest.ts';
import { editedMeanwhileTexts, staffContestTexts as texts } from '../../../texts/staff-contests.ts';
import { call } from '../queries.ts';
import { ContestFields } from './contest-fields.tsx';

type ContestFormProps = {
  /** The contest as it is stored now; absent for a new one. */
  contest?: DeskContest;
  onSaved: (id: string) => void;
};

export function ContestForm({ contest, onSaved }: ContestFormProps) {
  const days = contest
    ? { startDate: dayOf(new Date(contest.startDate)), endDate: dayOf(new Date(contest.endDate)) }
    : null;
  const form = useRecordForm({
    fields: contestFields,
    place: `contest:${contest?._id ?? 'new'}`,
    stored: contest && { record: { ...contest, ...days }, revision: contest.version },
    validate: (draft) => ({ ...validateDays(draft, dayOf(new Date()), days), ...validateContest(draft) }),
  });
  const saving = useSaveRecord({
    form,
    send: () =>
      call('POST /api/contests', {
        body: {
          ...form.draft(),
          ...(contest ? { _id: contest._id } : {}),
          ...(form.base === undefined ? {} : { version: form.base }),
        },
      }),
    failedText: contest ? texts.notEdited : texts.notAdded,
    topics: ['contests'],
    onSaved: ({ _id }) => onSaved(_id),
  });
  const fixed = fixedFields({ isOpened: (contest?.opened ?? null) !== null });
  return (
    <RecordFormFrame
      form={form}
      saving={saving}
      texts={{
        save: contest ? texts.edit : texts.add,
        ask: contest ? texts.confirmEdit : texts.confirmAdd,
        yes: texts.yes,
        meanwhile: editedMeanwhileTexts,
      }}
      note={
        !fixed.has('status') && (
          <p>{form.typed.status === 'Active' ? texts.publishLead : texts.scheduleLead}</p>
        )
      }
    >
      <ContestFields form={form} fixed={fixed} />
    </RecordFormFrame>
  );
}
