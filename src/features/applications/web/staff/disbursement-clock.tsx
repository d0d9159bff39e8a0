// The 24 hours after a signature, as they run: what is left of them, or by how much they are past. For staff and lenders.
import { useEffect, useState } from 'react';
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import { MINUTE_MS, showMoment } from '#shared/calendar.ts';
import { timeUntil } from '../../rules/agreement/agreement-state.ts';
import { agreementDeskTexts as texts } from '../../texts/staff-agreement.ts';

/** `moneyDueBy` as the agreement's call answers it; the exact moment is the chip's title. */
export function DisbursementClock({ moneyDueBy }: { moneyDueBy: string }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const ticking = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(ticking);
  }, []);
  const due = new Date(moneyDueBy);
  const { isPast, hours, minutes } = timeUntil(due, now);
  const left = texts.hours(hours, minutes);
  return (
    <time dateTime={moneyDueBy} title={texts.dueBy(showMoment(due))} className="figures">
      <StatusChip tone={isPast ? 'bad' : 'wait'}>
        {isPast ? texts.overdue(left) : texts.dueIn(left)}
      </StatusChip>
    </time>
  );
}
