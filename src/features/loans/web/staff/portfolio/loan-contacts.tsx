// What was said with the borrower of one loan, the newest first, and the way to note more. What a colleague notes appears by itself.
import { useQuery } from '@tanstack/react-query';
import { PhoneCall } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Pager, usePageNumber } from '#platform/web/ui/list/pager.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { RowSkeletons } from '#platform/web/ui/skeleton.tsx';
import { showMoment } from '#shared/calendar.ts';
import type { LoanContact } from '../../../contract/portfolio.ts';
import { contactTexts as texts } from '../../../texts/staff-collections.ts';
import { ContactDialog } from './contact-form.tsx';
import { PromiseShown } from './promise.tsx';
import { contactsQuery } from './queries.ts';

/** The page of contacts in the address, beside whatever else pages on the screen. */
const PAGE = 'contacts';

type LoanContactsProps = {
  loanId: string;
  /** Of the borrower. */
  name: string;
};

export function LoanContacts({ loanId, name }: LoanContactsProps) {
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const contacts = useQuery(contactsQuery(loanId, usePageNumber(PAGE)));
  return (
    <section aria-labelledby={titleId}>
      <Card className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id={titleId} className="font-bold text-xl">
            {texts.title}
          </h2>
          <Button tone="secondary" icon={<PhoneCall className="size-5" />} onClick={() => setOpen(true)}>
            {texts.add}
          </Button>
        </div>
        <p className="text-muted text-sm">{texts.lead}</p>
        <Loaded
          query={contacts}
          skeleton={<RowSkeletons count={2} />}
          pageParam={PAGE}
          isEmpty={({ total }) => total === 0}
          empty={texts.none}
        >
          {({ rows, total }) => (
            <div className="grid grid-cols-1 gap-4">
              <ol aria-label={texts.list} className="grid grid-cols-1 gap-3">
                {rows.map((contact) => (
                  <Contact key={contact._id} contact={contact} />
                ))}
              </ol>
              <Pager rowCount={total} param={PAGE} />
            </div>
          )}
        </Loaded>
        <ContactDialog loanId={loanId} name={name} open={isOpen} onClose={() => setOpen(false)} />
      </Card>
    </section>
  );
}

const Contact = ({ contact: { kind, outcome, created, by, promise } }: { contact: LoanContact }) => (
  <li className="grid grid-cols-1 gap-1.5 rounded-md border border-line bg-ground p-4">
    <p className="flex flex-wrap justify-between gap-x-4 text-muted text-sm">
      <span>
        <span className="font-semibold text-ink">{texts.kinds[kind]}</span> {texts.by(by.fullName)}
      </span>
      <time dateTime={created}>{showMoment(new Date(created))}</time>
    </p>
    <p className="whitespace-pre-wrap">{outcome}</p>
    {promise && (
      <p className="text-sm">
        <PromiseShown promise={promise} />
      </p>
    )}
  </li>
);
