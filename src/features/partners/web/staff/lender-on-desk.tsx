// /admin/partners/:id: one lender by the id of its account: the company, its licence and status with the buttons to decide on them, products and loans.

import { useQuery } from '@tanstack/react-query';
import { AccountState } from '#features/accounts/web/staff/account-state.tsx';
import { StaffNotes } from '#features/accounts/web/staff/notes/notes.tsx';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { RecordFacts } from '#platform/web/ui/list/desk/record-facts.tsx';
import { EmailAddress } from '#platform/web/ui/list/email-address.tsx';
import { StackedFact } from '#platform/web/ui/list/facts.tsx';
import { useWayToList } from '#platform/web/ui/list/list-way.ts';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page, titleOf } from '#platform/web/ui/page.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { showMoment } from '#shared/calendar.ts';
import type { LenderOnDesk } from '../../contract/desk.ts';
import { companyFields } from '../../fields/partner-company.ts';
import { isOtherCompany } from '../../rules/company/is-other-company.ts';
import { lenderDeskTexts as texts } from '../../texts/staff-lenders.ts';
import { Licence } from '../licence.tsx';
import { ChangeLenderStatus } from './change-lender-status.tsx';
import { EditLicence } from './edit-licence.tsx';
import { LenderLoans, LenderProducts } from './lender-offers.tsx';
import { LenderState } from './lender-state.tsx';
import { lenderOnDeskQuery } from './queries.ts';

export function StaffLender({ id }: { id: string }) {
  const query = useQuery(lenderOnDeskQuery(id));
  const lender = query.data?.partner;
  const { to } = useWayToList('/admin/partners');
  const name = lender?.company?.name ?? lender?.account.fullName;
  return (
    <Page
      {...titleOf(query, texts.title, () => name)}
      back={{ to }}
      actions={name && <StaffNotes id={id} name={name} />}
    >
      <Loaded query={query} skeleton={<Skeleton className="h-120 rounded-lg" />}>
        {({ partner }) => (
          <div className="grid grid-cols-1 gap-6">
            {partner.company ? (
              <Company userId={partner.userId} company={partner.company} />
            ) : (
              <Banner tone="wait">{texts.noCompany}</Banner>
            )}
            <Account userId={partner.userId} account={partner.account} />
            {partner.company && (
              <>
                <LenderProducts id={id} />
                <LenderLoans id={id} />
              </>
            )}
          </div>
        )}
      </Loaded>
    </Page>
  );
}

/** Those with a place of their own below, and the name above. */
const PLACED = ['name', 'contactEmail', 'address', 'description'] as const;

type CompanyProps = { userId: string; company: NonNullable<LenderOnDesk['company']> };

function Company({ userId, company }: CompanyProps) {
  const checked = checkedOtherwise(company);
  const isSeen = company.status === 'Active' && company.licenceState === 'Licensed';
  return (
    <>
      <Banner tone={isSeen ? 'good' : 'wait'}>{isSeen ? texts.seen : texts.notSeen}</Banner>
      {checked && <Banner tone="wait">{texts.otherCompany}</Banner>}
      <Card className="grid gap-6">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h2 className="font-bold text-lg">{texts.company}</h2>
          <div className="flex flex-wrap gap-2">
            <EditLicence userId={userId} company={company} />
            <ChangeLenderStatus userId={userId} company={company} />
          </div>
        </div>
        <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
          <StackedFact name={texts.status}>
            <LenderState status={company.status} />
          </StackedFact>
          <StackedFact name={texts.licence}>
            <Licence lender={company} />
          </StackedFact>
          {checked && (
            <>
              <StackedFact name={texts.checkedName}>{checked.name}</StackedFact>
              <StackedFact name={texts.checkedAddress}>{checked.address}</StackedFact>
            </>
          )}
          <StackedFact name={texts.contactEmail}>
            <EmailAddress of={company.contactEmail} />
          </StackedFact>
          <RecordFacts stacked fields={companyFields} record={company} besides={PLACED} />
          <StackedFact name={texts.created}>{showMoment(new Date(company.created))}</StackedFact>
          <StackedFact name={texts.products}>{company.products}</StackedFact>
          <StackedFact name={texts.loans}>{company.loans}</StackedFact>
          <StackedFact name={texts.terms}>
            {company.acceptances.length === 0
              ? texts.noTerms
              : company.acceptances
                  .map(({ version, name, at, sha256 }) =>
                    texts.acceptedTerms(version, name, showMoment(new Date(at)), sha256),
                  )
                  .join('\n')}
          </StackedFact>
          <StackedFact name={texts.address} className="sm:col-span-full">
            {company.address}
          </StackedFact>
          <StackedFact name={texts.description} className="sm:col-span-full">
            {company.description}
          </StackedFact>
        </dl>
      </Card>
    </>
  );
}

/** What staff checked the licence for, where that is not the company of today. */
function checkedOtherwise({ name, address, checkedName, checkedAddress }: CompanyProps['company']) {
  if (checkedName === null || checkedAddress === null) return null;
  const checked = { name: checkedName, address: checkedAddress };
  return isOtherCompany(checked, { name, address }) ? checked : null;
}

const Account = ({ userId, account }: Pick<LenderOnDesk, 'userId' | 'account'>) => (
  <Card className="grid gap-6">
    <div className="flex flex-wrap items-center justify-between gap-4">
      <h2 className="font-bold text-lg">{texts.account}</h2>
      <LinkButton tone="secondary" to={`/admin/users/${userId}`}>
        {texts.toAccount}
      </LinkButton>
    </div>
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
      <StackedFact name={texts.owner}>{account.fullName}</StackedFact>
      <StackedFact name={texts.accountEmail}>
        <EmailAddress of={account.email} />
      </StackedFact>
      <StackedFact name={texts.accountStatus}>
        <AccountState status={account.status} />
      </StackedFact>
      <StackedFact name={texts.created}>{showMoment(new Date(account.created))}</StackedFact>
      <StackedFact name={texts.lastLogin}>
        {account.lastLoginDate ? showMoment(new Date(account.lastLoginDate)) : texts.never}
      </StackedFact>
    </dl>
  </Card>
);
