// /partnersloan/{id}: one lender, its company and licence, and the loans it offers.

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { EmailAddress } from '#platform/web/ui/list/email-address.tsx';
import { StackedFact } from '#platform/web/ui/list/facts.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page, titleOf } from '#platform/web/ui/page.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import type { PublicPartner } from '../contract.ts';
import { lenderLoanTexts, lenderTexts, licenceTexts } from '../texts/lenders.ts';
import { Licence } from './licence.tsx';
import { LoanCards } from './loan-cards.tsx';
import { LenderLogo } from './pictures.tsx';
import { lenderQuery } from './queries.ts';

export function Lender({ id }: { id: string }) {
  const lender = useQuery(lenderQuery(id));
  return (
    <Page
      {...titleOf(lender, lenderTexts.title, ({ partner }) => partner.name)}
      back={{ to: '/loan-services', text: lenderLoanTexts.back }}
    >
      <Loaded query={lender} skeleton={<Skeleton className="h-64 rounded-lg" />}>
        {({ partner }) => (
          <>
            {partner.licenceState !== 'Licensed' && <Banner tone="wait">{licenceTexts.cannotLend}</Banner>}
            <Company company={partner} />
            <section aria-labelledby="loans" className="grid gap-4">
              <h2 id="loans" className="font-bold text-xl">
                {lenderTexts.loans}
              </h2>
              <LoanCards partner={id} empty={lenderTexts.noLoans} />
            </section>
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** As wide as the place it is shown in: a page, or the column beside a form. */
export const Company = ({ company }: { company: Omit<PublicPartner, '_id'> }) => (
  <Card className="@container">
    <div className="grid grid-cols-1 gap-5 @md:grid-cols-[auto_1fr]">
      <LenderLogo logo={company.logo} className="size-24" />
      <div className="grid gap-4">
        <Licence lender={company} />
        <div className="max-w-prose">
          <h2 className="sr-only">{lenderTexts.about}</h2>
          <p className="whitespace-pre-line">{company.description}</p>
        </div>
        <dl className="grid gap-x-8 gap-y-3 @2xl:grid-cols-3">
          <StackedFact name={lenderTexts.phone}>
            <WayTo to={company.contactPhone && `tel:${dialled(company.contactPhone)}`}>
              {company.contactPhone}
            </WayTo>
          </StackedFact>
          <StackedFact name={lenderTexts.email}>
            <WayTo to={company.contactEmail && `mailto:${company.contactEmail}`}>
              <EmailAddress of={company.contactEmail} />
            </WayTo>
          </StackedFact>
          <StackedFact name={lenderTexts.address}>
            <span className="inline-flex min-h-11 items-center">{company.address || lenderTexts.notYet}</span>
          </StackedFact>
        </dl>
      </div>
    </div>
  </Card>
);

type WayToProps = { to: string; children: ReactNode };

/** Beside a form nothing may have been typed yet, and there is nothing to lead to. */
const WayTo = ({ to, children }: WayToProps) =>
  to ? (
    <a href={to} className="link inline-flex min-h-11 items-center wrap-anywhere">
      {children}
    </a>
  ) : (
    <span className="inline-flex min-h-11 items-center">{lenderTexts.notYet}</span>
  );

/** The number as a phone takes it, without what its owner wrote between the figures. */
const dialled = (phone: string): string => phone.replace(/[^\d+]/g, '');
