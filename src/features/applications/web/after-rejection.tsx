// What a borrower can do after an application was rejected: on its own page, and what was said last above the offers.
import { Link } from 'react-router';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { DecidedBy } from '#platform/web/ui/list/decided-by.tsx';
import { showDollars } from '#shared/money.ts';
import type { Application, OwnApplicationRow } from '../contract.ts';
import { rejectionTexts as texts } from '../texts/applications.ts';

const WAYS = {
  documents: { to: '/earn-points?tab=documents', ...texts.documents },
  offers: { to: '/loans', ...texts.offers },
  compare: { to: '/loan-services/compare', ...texts.compare },
  write: { to: '/messages', ...texts.write },
  complain: { to: '/complaints/new', ...texts.complain },
};

/** One of ours can be asked about; after a lender's there are others. */
export function AfterRejection({ application: { partner } }: { application: Pick<Application, 'partner'> }) {
  const ways = partner
    ? [WAYS.compare, WAYS.offers, WAYS.complain]
    : [WAYS.documents, WAYS.offers, WAYS.write, WAYS.complain];
  return (
    <Card className="grid gap-2">
      <h2 className="font-bold text-xl">{texts.title}</h2>
      <ul className="grid gap-2">
        {ways.map(({ to, link, why }) => (
          <li key={to}>
            <Link to={to} className="link inline-flex min-h-11 min-w-11 items-center">
              {link}
            </Link>
            <p className="text-muted text-sm">{why}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Nothing unless the newest of their applications is one of ours that was rejected. */
export function LastRejected({ newest }: { newest: OwnApplicationRow | undefined }) {
  if (newest?.status !== 'Rejected' || newest.partner) return null;
  return (
    <Banner
      tone="neutral"
      title={texts.last(showDollars(newest.loanAmount))}
      action={
        <LinkButton to={`/loan-application/${newest._id}`} tone="secondary">
          {texts.title}
        </LinkButton>
      }
    >
      {newest.rejectionReason && (
        <p className="whitespace-pre-line">
          {texts.reason} <q>{newest.rejectionReason}</q>
        </p>
      )}
      <DecidedBy at={newest.decidedAt} />
    </Banner>
  );
}
