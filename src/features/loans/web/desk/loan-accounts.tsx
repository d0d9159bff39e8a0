// What is owed of a loan and for what, and its trial balance, for whoever keeps the books.
import { Card } from '#platform/web/ui/card.tsx';
import { Fact, Facts } from '#platform/web/ui/list/facts.tsx';
import { reachedByKeys } from '#platform/web/ui/list/reached-by-keys.ts';
import { addCents, dollarsToCents, showDollars, showMoney } from '#shared/money.ts';
import type { DeskLoan } from '../../contract/desk.ts';
import { loanDeskTexts as texts } from '../../texts/staff-loan-desk.ts';

const PARTS = ['fee', 'interest', 'principal', 'writtenOff', 'credit'] as const;

export const LoanAccounts = ({ shown: { balances, trialBalance } }: { shown: DeskLoan }) => (
  <Card className="grid grid-cols-1 gap-4">
    <h2 className="font-bold text-xl">{texts.books}</h2>
    <Facts>
      {PARTS.map((part) => (
        <Fact key={part} name={texts.balance[part]}>
          {showDollars(balances[part])}
        </Fact>
      ))}
    </Facts>
    <TrialBalance rows={trialBalance} />
  </Card>
);

const CELL = 'py-2 pl-3 text-right';

const TrialBalance = ({ rows }: { rows: DeskLoan['trialBalance'] }) => (
  <div className="overflow-x-auto" {...reachedByKeys(texts.trialBalance)}>
    <table className="w-full border-collapse text-left text-sm">
      <caption className="pb-2 text-left font-semibold text-base">{texts.trialBalance}</caption>
      <thead>
        <tr className="border-line border-b text-muted">
          <th scope="col" className="py-2 font-normal">
            {texts.account}
          </th>
          <th scope="col" className={`${CELL} font-normal`}>
            {texts.debit}
          </th>
          <th scope="col" className={`${CELL} font-normal`}>
            {texts.creditSide}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ account, debit, credit }) => (
          <tr key={account} className="border-line border-b">
            <th scope="row" className="py-2 font-normal">
              {texts.accounts[account] ?? account}
            </th>
            <td className={`figures ${CELL}`}>{shownSide(debit)}</td>
            <td className={`figures ${CELL}`}>{shownSide(credit)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-semibold">
          <th scope="row" className="py-2">
            {texts.total}
          </th>
          <td className={`figures ${CELL}`}>{sumOf(rows.map(({ debit }) => debit))}</td>
          <td className={`figures ${CELL}`}>{sumOf(rows.map(({ credit }) => credit))}</td>
        </tr>
      </tfoot>
    </table>
  </div>
);

const shownSide = (dollars: number): string => (dollars === 0 ? '' : showDollars(dollars));

const sumOf = (dollars: number[]): string => showMoney(addCents(...dollars.map(dollarsToCents)));
