// On Loan Services: the lenders' loans whose criteria one meets, the cheapest first. Nothing at all where there is none.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { LenderLine } from '#features/partners/web/lender-line.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { showDollars } from '#shared/money.ts';
import type { OfferedLoan } from '../../contract/prequalification.ts';
import { offeredTexts as texts } from '../../texts/prequalification.ts';
import { Criteria, OwnFigures } from './criteria.tsx';
import { LenderContact } from './lender-contact.tsx';
import { offersQuery } from './queries.ts';

/** Before more are asked for: the loans of all lenders come below. */
const FIRST_SHOWN = 2;

export function OfferedLoans() {
  const { data: offers } = useQuery(offersQuery());
  const [isWhole, setWhole] = useState(false);
  if (!offers?.figures || offers.rows.length === 0) return null;
  const { figures, rows, total } = offers;
  const shown = isWhole ? rows : rows.slice(0, FIRST_SHOWN);
  return (
    <section aria-labelledby="offered" className="grid gap-4">
      <div>
        <h2 id="offered" className="font-bold text-xl">
          {texts.title}
        </h2>
        <p className="max-w-prose text-muted">{texts.lead}</p>
        <OwnFigures figures={figures} />
      </div>
      <ul className="grid gap-4 md:grid-cols-2">
        {shown.map((loan) => (
          <li key={loan._id} className="grid">
            <OfferCard loan={loan} />
          </li>
        ))}
      </ul>
      {shown.length < rows.length && (
        <Button tone="secondary" className="justify-self-start" onClick={() => setWhole(true)}>
          {texts.showMore(rows.length - shown.length)}
        </Button>
      )}
      {isWhole && total > rows.length && <p className="text-muted">{texts.more(total - rows.length)}</p>}
    </section>
  );
}

const OfferCard = ({ loan }: { loan: OfferedLoan }) => (
  <Card className="flex flex-col gap-4">
    <div>
      <p className="text-muted text-sm">{loan.type}</p>
      <h3 className="font-bold text-lg">
        <Link to={`/loans/${loan._id}`} className="link inline-flex min-h-11 items-center">
          {loan.name}
        </Link>
      </h3>
      <p className="figures">
        {texts.amounts(showDollars(loan.minimumAmount), showDollars(loan.maximumAmount))}
        <span className="block text-muted text-sm">
          {texts.terms(loan.defaultInterestRate, loan.maximumTerm)}
        </span>
      </p>
    </div>
    <LenderLine lender={loan.partner} />
    <Criteria loan={loan} />
    <div className="mt-auto">
      <LenderContact loan={loan} />
    </div>
  </Card>
);
