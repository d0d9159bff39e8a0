// Of a request about money: its day and reference, the entry that it takes back, and why it waits.
import { showDay } from '#shared/calendar.ts';
import type { LoanAdjustment } from '../../../contract/desk.ts';
import { loanDeskTexts as texts } from '../../../texts/staff-loan-desk.ts';
import { causesInWords } from './adjustment-words.ts';

type AboutMoneyProps = { adjustment: Pick<LoanAdjustment, 'on' | 'reference' | 'entry' | 'causes'> };

export const AboutMoney = ({ adjustment: { on, reference, entry, causes } }: AboutMoneyProps) => (
  <>
    {on && reference && <p className="wrap-anywhere text-sm">{texts.moneyOn(showDay(on), reference)}</p>}
    {entry !== null && <p className="text-sm">{texts.entryToReverse(entry)}</p>}
    {causes.length > 0 && <p className="text-sm">{texts.waitsBecause(causesInWords(causes))}</p>}
  </>
);
