// Every instalment of a loan with its date, folded away until it is asked for.
import { ChevronDown } from 'lucide-react';
import { showDay } from '#shared/calendar.ts';
import { showMoney } from '#shared/money.ts';
import { scheduleTexts as texts } from '#texts/loans.ts';
import type { DueInstalment } from '../rules/cost-of-loan.ts';

type ScheduleProps = {
  schedule: readonly DueInstalment[];
  /** What the dates count from. */
  note: string;
  open?: boolean;
};

export const InstalmentSchedule = ({ schedule, note, open = false }: ScheduleProps) => (
  <details open={open} className="group border-line border-t">
    <summary className="flex min-h-12 list-none items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden">
      {texts.title(schedule.length)}
      <ChevronDown className="size-5 shrink-0 text-leaf transition-transform group-open:rotate-180" />
    </summary>
    <p className="pb-2 text-muted text-sm">{note}</p>
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{texts.caption}</caption>
      <thead>
        <tr className="border-line border-b text-muted text-sm">
          <th scope="col" className="py-2 pr-3 font-normal">
            {texts.number}
          </th>
          <th scope="col" className="py-2 pr-3 font-normal">
            {texts.dueOn}
          </th>
          <th scope="col" className="py-2 text-right font-normal">
            {texts.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {schedule.map(({ number, dueOn, amountCents }) => (
          <tr key={number} className="border-line not-last:border-b">
            <td className="py-2 pr-3 text-muted">{number}</td>
            <td className="py-2 pr-3">
              <time dateTime={dueOn}>{showDay(dueOn)}</time>
            </td>
            <td className="py-2 text-right font-semibold">{showMoney(amountCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
