// What would pay the whole loan off today, and the interest that is saved by it.
import { Card } from '#platform/web/ui/card.tsx';
import { showDollars } from '#shared/money.ts';
import { ownLoanTexts } from '../../texts/borrower/own-loans.ts';

const texts = ownLoanTexts.settle;

export const SettleEarly = ({ pay, save }: { pay: number; save: number }) => (
  <Card className="grid gap-2">
    <h2 className="font-bold text-xl">{texts.title}</h2>
    <p>
      {texts.text(showDollars(pay))}{' '}
      <strong className="font-semibold text-leaf">{texts.save(showDollars(save))}</strong>
    </p>
    <p className="text-muted text-sm">{texts.note}</p>
  </Card>
);
