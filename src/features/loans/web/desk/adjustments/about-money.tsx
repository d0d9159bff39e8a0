// Of a request about money: its day and reference, the entry that it takes back, and why it waits.
import { RecordLines } from '#platform/web/ui/list/desk/record-facts.tsx';
import { showDay } from '#shared/calendar.ts';
import type { Answered } from '#shared/record/columns.ts';
import type { LoanAdjustment } from '../../../contract/desk.ts';
import { keptOfMoney } from '../../../fields/desk-money.ts';
import { loanDeskTexts as texts } from '../../../texts/staff-loan-desk.ts';
import { causesInWords } from './adjustment-words.ts';

type AboutMoneyProps = {
  adjustment: Pick<LoanAdjustment, 'on' | 'entry' | 'causes'> & Answered<typeof keptOfMoney>;
};

export const AboutMoney = ({ adjustment: { on, entry, causes, ...kept } }: AboutMoneyProps) => (
  <>
    {on && (
      <p className="wrap-anywhere text-sm">
        {kept.reference ? texts.moneyOn(showDay(on), kept.reference) : showDay(on)}
      </p>
    )}
    <RecordLines fields={keptOfMoney} record={kept} besides={['reference']} />
    {entry !== null && <p className="text-sm">{texts.entryToReverse(entry)}</p>}
    {causes.length > 0 && <p className="text-sm">{texts.waitsBecause(causesInWords(causes))}</p>}
  </>
);
