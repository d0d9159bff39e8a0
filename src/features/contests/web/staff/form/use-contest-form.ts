// The state of the contest form: what stands in it, what is wrong with it, which version it began from, and how it is sent.
import { useState } from 'react';
import { CallFailed } from '#platform/web/call.ts';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { dayOf, readDay } from '#shared/calendar.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import type { DeskContest } from '../../../contract.ts';
import { judgeContest, judgeDays } from '../../../rules/judge-contest.ts';
import { staffContestTexts as texts } from '../../../texts/staff-contests.ts';
import { draftFrom, type FormValues, NEW_CONTEST, valuesOf } from './form-values.ts';
import { useSaveContest } from './use-save-contest.ts';

type Faults = { fields: FieldErrors; message?: string };

export function useContestForm(contest: DeskContest | undefined, onSaved: (id: string) => void) {
  const [values, setValues] = useState<FormValues>(contest ? valuesOf(contest) : NEW_CONTEST);
  const [base, setBase] = useState(contest?.version);
  const [faults, setFaults] = useState<Faults>({ fields: {} });
  const [asking, setAsking] = useState(false);
  const save = useSaveContest(contest?._id);
  const failed = (failure: unknown) => {
    toast.bad(contest ? texts.notEdited : texts.notAdded);
    if (failure instanceof CallFailed) setFaults({ fields: failure.fields, message: failure.message });
  };
  return {
    values,
    faults,
    asking,
    busy: save.isPending,
    /** Somebody else saved since this form began. */
    isStale: contest !== undefined && base !== contest.version && !save.isPending && !save.isSuccess,
    change(changed: Partial<FormValues>) {
      setValues((now) => ({ ...now, ...changed }));
      setFaults((now) => ({ ...now, fields: without(now.fields, Object.keys(changed)) }));
    },
    ask() {
      const fields = judge(values, contest);
      setFaults({ fields });
      if (Object.keys(fields).length === 0) setAsking(true);
    },
    leaveQuestion: () => setAsking(false),
    send() {
      const version = base === undefined ? {} : { version: base };
      save.mutate(
        { ...draftFrom(values), ...version },
        {
          onSuccess: ({ message, _id }) => {
            toast.good(message);
            onSaved(_id);
          },
          onError: failed,
          onSettled: () => setAsking(false),
        },
      );
    },
    /** Goes on from what is stored now, with one's own entries or with those of the other. */
    goOn(whose: 'mine' | 'theirs') {
      setBase(contest?.version);
      if (whose === 'theirs' && contest) setValues(valuesOf(contest));
      setFaults({ fields: {} });
    },
  };
}

const without = (fields: FieldErrors, names: readonly string[]): FieldErrors =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

function judge(values: FormValues, contest: DeskContest | undefined): FieldErrors {
  const draft = draftFrom(values);
  const stored = contest && valuesOf(contest);
  const startDate = stored ? readDay(stored.startDate) : null;
  const endDate = stored ? readDay(stored.endDate) : null;
  const days = startDate && endDate ? { startDate, endDate } : null;
  return { ...judgeDays(draft, dayOf(new Date()), days), ...judgeContest(draft) };
}
