// The public holidays that come, for staff; admins add days to them and take such days away again.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { CallFailed } from '#platform/web/call.ts';
import { RecordDialog } from '#platform/web/record/record-dialog.tsx';
import { RecordInputs } from '#platform/web/record/record-input.tsx';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { RowSkeletons } from '#platform/web/ui/skeleton.tsx';
import { isAdmin } from '#shared/actor.ts';
import { type Day, readDay, showDay } from '#shared/calendar.ts';
import type { HolidayRow } from '../../contract.ts';
import { holidayFields } from '../../fields/staff-holiday.ts';
import { holidayTexts as texts } from '../../texts/staff-holidays.ts';
import { call, HOLIDAYS, holidaysQuery } from './queries.ts';

type HolidaysProps = {
  /**
   * What a day would move if it became a holiday, shown before it is added; null while no day is chosen. It is known to the area of the
   * loans, and says once it is there to be read.
   */
  whatMoves: (day: Day | null, onRead: (day: Day) => void) => ReactNode;
};

export function Holidays({ whatMoves }: HolidaysProps) {
  const holidays = useQuery(holidaysQuery);
  const session = useSession();
  const [adding, setAdding] = useState(false);
  const [read, setRead] = useState<Day | null>(null);
  const [removing, setRemoving] = useState<HolidayRow | null>(null);
  const mayChange = session !== null && isAdmin(session);
  return (
    <section aria-labelledby="holidays" className="grid grid-cols-1 gap-4">
      <h2 id="holidays" className="font-bold text-xl">
        {texts.title}
      </h2>
      <p className="max-w-prose text-muted">{texts.lead}</p>
      <Loaded query={holidays} skeleton={<RowSkeletons />}>
        {({ holidays }) => (
          <ul className="grid grid-cols-1 gap-x-8 sm:grid-cols-2">
            {holidays.map((holiday) => (
              <Row
                key={holiday.day}
                holiday={holiday}
                mayChange={mayChange}
                onRemove={() => setRemoving(holiday)}
              />
            ))}
          </ul>
        )}
      </Loaded>
      {mayChange && (
        <div>
          <Button tone="secondary" onClick={() => setAdding(true)}>
            {texts.add}
          </Button>
        </div>
      )}
      <RemoveHoliday
        holiday={removing}
        listed={holidays.data?.holidays ?? []}
        onClose={() => setRemoving(null)}
      />
      <RecordDialog
        open={adding}
        onClose={() => setAdding(false)}
        title={texts.addTitle}
        fields={holidayFields()}
        send={(body) => call('POST /api/holidays', { body })}
        confirmText={texts.add}
        waits={(draft) => ![null, read].includes(readDay(draft.day))}
        topics={[HOLIDAYS]}
      >
        {(form) => (
          <>
            <RecordInputs form={form} />
            {whatMoves(readDay(form.draft().day), setRead)}
          </>
        )}
      </RecordDialog>
    </section>
  );
}

type RowProps = { holiday: HolidayRow; mayChange: boolean; onRemove: () => void };

function Row({ holiday: { day, name, isAdded }, mayChange, onRemove }: RowProps) {
  return (
    <li className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 border-line border-b py-1">
      <span>
        <time dateTime={day} className="font-semibold">
          {showDay(day)}
        </time>{' '}
        {name}
        <span className="text-muted text-sm"> · {isAdded ? texts.addedByUs : texts.byLaw}</span>
      </span>
      {isAdded && mayChange && (
        <Button tone="secondary" onClick={onRemove} aria-label={texts.removeOne(name)}>
          {texts.remove}
        </Button>
      )}
    </li>
  );
}

type RemoveHolidayProps = {
  /** The day that is asked about. */
  holiday: HolidayRow | null;
  listed: readonly HolidayRow[];
  onClose: () => void;
};

/** Stands beside the list: in a row it would vanish with the row that a colleague removed. */
function RemoveHoliday({ holiday, listed, onClose }: RemoveHolidayProps) {
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: (day: Day) => call('POST /api/holidays/remove', { body: { day } }),
    onSuccess: ({ message }) => toast.good(message),
    onError: (failure) => failure instanceof CallFailed && toast.bad(failure.message),
    onSettled: () => {
      onClose();
      return queries.invalidateQueries({ queryKey: [HOLIDAYS] });
    },
  });
  const isGone = !remove.isPending && !listed.some(({ day, isAdded }) => isAdded && day === holiday?.day);
  return (
    <ConfirmDialog
      open={holiday !== null}
      danger
      title={holiday ? texts.removeAsk(holiday.day, holiday.name) : ''}
      confirmText={texts.removeYes}
      busy={remove.isPending}
      obstacle={isGone ? texts.removedMeanwhile : null}
      onConfirm={() => holiday && remove.mutate(holiday.day)}
      onCancel={onClose}
    >
      <p>{texts.removeLead}</p>
    </ConfirmDialog>
  );
}
