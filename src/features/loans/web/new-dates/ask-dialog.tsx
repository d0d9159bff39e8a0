// Asks for a new date: one of the days on offer, and the reason in a sentence.

import { FormDialog } from '#platform/web/form-state/form-dialog.tsx';
import { SelectField } from '#platform/web/ui/form/select-field.tsx';
import { TextAreaField } from '#platform/web/ui/form/text-area-field.tsx';
import { Unbroken } from '#platform/web/ui/text/unbroken.tsx';
import { type Day, daysBetween, showDay } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import { newDateTexts as texts } from '../../texts/arrears.ts';
import { call } from './queries.ts';

type AskDialogProps = {
  open: boolean;
  onClose: () => void;
  loanId: string;
  /** What is left to pay of the instalment, in dollars. */
  amount: number;
  instalment: number;
  dueOn: Day;
  days: readonly [Day, ...Day[]];
};

export function AskDialog({ open, onClose, loanId, amount, instalment, dueOn, days }: AskDialogProps) {
  const [from, to] = [showDay(days[0]), showDay(days.at(-1) ?? days[0])];
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={texts.dialogTitle}
      names={['wantedOn', 'reason']}
      keptAs={`new-date:${loanId}`}
      validate={({ wantedOn, reason }) => ({
        ...(wantedOn === '' ? { wantedOn: texts.wantedWrong(from, to) } : {}),
        ...(reason.trim() === '' ? { reason: texts.reasonNeeded } : {}),
      })}
      send={({ wantedOn, reason }) =>
        call('POST /api/loans/own/:id/new-date', {
          params: { id: loanId },
          body: { instalment, wantedOn, reason: reason.trim() },
        })
      }
      topic="loans"
      sendText={texts.send}
    >
      {(field) => (
        <>
          <p className="figures font-semibold">
            <Unbroken>{texts.instalment(showDollars(amount), showDay(dueOn))}</Unbroken>
          </p>
          <SelectField
            {...field('wantedOn')}
            label={texts.wantedOn}
            hint={texts.wantedHint(from, to)}
            options={days.map((day) => ({ value: day, label: later(dueOn, day) }))}
          />
          <TextAreaField
            {...field('reason')}
            label={texts.reason}
            hint={texts.reasonHint}
            maxLength={1_000}
          />
          <p className="text-muted text-sm">{texts.fair}</p>
        </>
      )}
    </FormDialog>
  );
}

const WEEKDAY = new Intl.DateTimeFormat('en-JM', { weekday: 'long', timeZone: 'UTC' });

/** A day on offer with its weekday and how much later it is. */
const later = (dueOn: Day, day: Day): string => {
  const weekday = WEEKDAY.format(new Date(`${day}T00:00:00Z`));
  return texts.option(weekday, showDay(day), daysBetween(dueOn, day));
};
