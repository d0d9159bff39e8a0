// Every instalment of a loan with its date, folded away until it is asked for.

import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Unbroken } from '#platform/web/ui/text/unbroken.tsx';
import { showDay } from '#shared/calendar.ts';
import { showMoney } from '#shared/money.ts';
import type { DueInstalment } from '../rules/cost-of-loan.ts';
import { scheduleTexts as texts } from '../texts/borrower/loans.ts';
import { SHOWN_AT_FIRST } from './around-now.ts';

type ScheduleProps = {
  schedule: readonly DueInstalment[];
  /** What the dates count from. */
  note: string;
  open?: boolean;
};

/** A loan repaid by the day has hundreds of rows: none is drawn before it is asked for. */
export function InstalmentSchedule({ schedule, note, open = false }: ScheduleProps) {
  const [isOpen, setIsOpen] = useState(open);
  return (
    <details
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="group border-line border-t"
    >
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden">
        {texts.title(schedule.length)}
        <ChevronDown className="size-5 shrink-0 text-leaf transition-transform group-open:rotate-180" />
      </summary>
      {isOpen && (
        <>
          <p className="pb-2 text-muted text-sm">
            <Unbroken>{note}</Unbroken>
          </p>
          <Instalments schedule={schedule} />
        </>
      )}
    </details>
  );
}

/** Letters so large that the columns have no room beside each other. */
const STACKED = '@max-[15rem]:flex @max-[15rem]:flex-wrap';

/** The first of them; the rest where it is asked for. */
function Instalments({ schedule }: Pick<ScheduleProps, 'schedule'>) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? schedule : schedule.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <InstalmentTable schedule={shown} />
      {schedule.length > SHOWN_AT_FIRST && (
        <Button tone="quiet" size="sm" onClick={() => setWhole(!isWhole)}>
          {isWhole ? texts.showFewer : texts.showAll(schedule.length)}
        </Button>
      )}
    </>
  );
}

const InstalmentTable = ({ schedule }: Pick<ScheduleProps, 'schedule'>) => (
  <div className="@container">
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{texts.caption}</caption>
      <thead>
        <tr className={`border-line border-b text-muted text-sm ${STACKED}`}>
          <th scope="col" className="py-2 pr-3 font-normal">
            {texts.number}
          </th>
          <th scope="col" className="py-2 pr-3 font-normal">
            {texts.dueOn}
          </th>
          <th scope="col" className="ml-auto py-2 text-right font-normal">
            {texts.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {schedule.map(({ number, dueOn, amountCents }) => (
          <tr key={number} className={`border-line not-last:border-b ${STACKED}`}>
            <td className="py-2 pr-3 text-muted">{number}</td>
            <td className="py-2 pr-3">
              <time dateTime={dueOn}>
                <Unbroken>{showDay(dueOn)}</Unbroken>
              </time>
            </td>
            <td className="ml-auto py-2 text-right font-semibold">{showMoney(amountCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
