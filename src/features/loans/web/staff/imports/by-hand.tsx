// Matches a row that its file left out with a loan: its amount, date and reference go into the form of the loan that is chosen.
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/form/text-field.tsx';
import type { Column } from '#platform/web/ui/list/table.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Dialog } from '#platform/web/ui/overlay/dialog.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { showDollars } from '#shared/money.ts';
import type { ImportRow } from '../../../contract/imports.ts';
import { isLeftOut } from '../../../rules/imports/left-out.ts';
import { showLoanNumber } from '../../../rules/loan-number.ts';
import { repaymentImportTexts as texts } from '../../../texts/staff-imports.ts';
import type { Received } from '../../desk/received.ts';
import { LoanState } from '../loan-state.tsx';
import { portfolioQuery } from '../portfolio/queries.ts';

export const byHandColumn: Column<ImportRow> = {
  key: 'byHand',
  heading: texts.byHandHeading,
  cell: (row) => isLeftOut(row.verdict) && <ByHand row={row} />,
};

const LINK = 'link inline-flex min-h-11 items-center sm:min-h-6';

function ByHand({ row }: { row: ImportRow }) {
  const [open, setOpen] = useState(false);
  const state = useReceivedState();
  const text = texts.recordByHand(row.line);
  if (row.byHand)
    return (
      <span className="grid justify-items-start max-sm:justify-items-end">
        {row.byHand.isAsked ? texts.askedByHand : texts.recordedByHand}
        <Link to={`/admin/portfolio/${row.byHand.loanId}`} state={state(null)} className={LINK}>
          {texts.byHandLoan(showLoanNumber(row.byHand.loanNumber))}
        </Link>
      </span>
    );
  if (row.loanId)
    return (
      <Link to={`/admin/portfolio/${row.loanId}`} state={state(paymentOf(row))} className={LINK}>
        {text}
      </Link>
    );
  return (
    <>
      <Button tone="secondary" size="sm" onClick={() => setOpen(true)}>
        {text}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={texts.byHandTitle(row.amount === null ? row.amountGiven : showDollars(row.amount))}
      >
        <FindTheLoan row={row} />
      </Dialog>
    </>
  );
}

/** What the loan’s screen is handed, with the way back to this page of the file. */
function useReceivedState() {
  const { pathname, search } = useLocation();
  const from = pathname + search;
  return (payment: Received['payment']): { received: Received } => ({ received: { from, payment } });
}

const paymentOf = ({ amount, amountGiven, receivedOn, reference }: ImportRow): Received['payment'] => ({
  amount: amount === null ? amountGiven : String(amount),
  receivedOn: receivedOn ?? '',
  reference,
});

/** It begins with the payer, who mostly is the borrower. */
function FindTheLoan({ row }: { row: ImportRow }) {
  const [typed, setTyped] = useState(row.payer);
  const [search, setSearch] = useState(row.payer);
  const state = useReceivedState();
  const found = useQuery({ ...portfolioQuery({ search, standing: 'running' }), enabled: search !== '' });
  const find = (event: FormEvent) => {
    event.preventDefault();
    setSearch(typed.trim());
  };
  return (
    <>
      <p className="text-muted">{texts.byHandLead}</p>
      <search>
        <form onSubmit={find} noValidate className="grid gap-3">
          <TextField
            type="search"
            label={texts.byHandSearch}
            hint={texts.byHandHint}
            value={typed}
            onValue={setTyped}
            autoComplete="off"
            maxLength={100}
          />
          <Button type="submit" tone="secondary" className="justify-self-start">
            {texts.byHandFind}
          </Button>
        </form>
      </search>
      {search !== '' && (
        <Loaded query={found} skeleton={<Skeleton className="h-24 rounded-lg" />}>
          {({ rows, total }) => (
            <>
              {rows.length === 0 && <p role="status">{texts.byHandNone}</p>}
              <ul className="grid gap-1">
                {rows.map(({ _id, number, borrower, state: standing, owed }) => (
                  <li key={_id}>
                    <Link
                      to={`/admin/portfolio/${_id}`}
                      state={state(paymentOf(row))}
                      className="grid min-h-11 content-center rounded-md px-3 py-1 hover:bg-leaf-soft"
                    >
                      <span className="link font-semibold">{borrower.fullName}</span>
                      <span className="figures flex flex-wrap items-center gap-x-3 text-muted text-sm">
                        {texts.byHandLoan(showLoanNumber(number))}
                        <span>{texts.byHandOwed(showDollars(owed))}</span>
                        <LoanState state={standing} />
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
              {total > rows.length && <p className="text-muted text-sm">{texts.byHandMore}</p>}
            </>
          )}
        </Loaded>
      )}
    </>
  );
}
