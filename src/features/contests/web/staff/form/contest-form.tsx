// The form of a contest, for adding and for editing: judged here first, asked about once, nothing typed ever lost.
import { Button } from '#platform/web/ui/button.tsx';
import { ErrorSummary } from '#platform/web/ui/form/notices/error-summary.tsx';
import { SavedMeanwhile } from '#platform/web/ui/form/notices/saved-meanwhile.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlay/confirm-dialog.tsx';
import type { DeskContest } from '../../../contract.ts';
import { fixedFields } from '../../../rules/fixed-fields.ts';
import { editedMeanwhileTexts, staffContestTexts as texts } from '../../../texts/staff-contests.ts';
import { ContestFields } from './contest-fields.tsx';
import { differencesOf, valuesOf } from './form-values.ts';
import { useContestForm } from './use-contest-form.ts';

type ContestFormProps = {
  /** As it is stored now; absent for a new one. */
  contest?: DeskContest;
  onSaved: (id: string) => void;
};

export function ContestForm({ contest, onSaved }: ContestFormProps) {
  const form = useContestForm(contest, onSaved);
  const { values, faults } = form;
  const fixed = contest ? fixedFields({ isOpened: contest.opened !== null, phase: contest.phase }) : {};
  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        form.ask();
      }}
    >
      {contest && form.isStale && (
        <SavedMeanwhile
          texts={editedMeanwhileTexts}
          differing={differencesOf(valuesOf(contest), values)}
          onKeep={() => form.goOn('mine')}
          onTake={() => form.goOn('theirs')}
        />
      )}
      <ErrorSummary errors={faults.fields} {...(faults.message ? { message: faults.message } : {})} />
      <ContestFields values={values} errors={faults.fields} fixed={fixed} onChange={form.change} />
      <div>
        <Button type="submit" busy={form.busy}>
          {contest ? texts.edit : texts.add}
        </Button>
      </div>
      <ConfirmDialog
        open={form.asking}
        title={contest ? texts.confirmEdit : texts.confirmAdd}
        confirmText={texts.yes}
        busy={form.busy}
        onConfirm={form.send}
        onCancel={form.leaveQuestion}
      >
        {!fixed.status && <p>{values.status === 'Active' ? texts.publishLead : texts.scheduleLead}</p>}
      </ConfirmDialog>
    </form>
  );
}
