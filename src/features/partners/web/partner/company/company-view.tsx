// A lender's own company to be read: whether borrowers see its loans, what staff have recorded, and the card that borrowers see.
import { Card } from '#platform/web/ui/card.tsx';
import { RecordFacts } from '#platform/web/ui/list/desk/record-facts.tsx';
import { StackedFact } from '#platform/web/ui/list/facts.tsx';
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import { showMoment } from '#shared/calendar.ts';
import type { OwnPartner } from '../../../contract.ts';
import { hiddenCompanyFields } from '../../../fields/partner-company.ts';
import { isChecked } from '../../../rules/may-publish.ts';
import { licenceTexts } from '../../../texts/lenders.ts';
import { ownLicenceTexts, companyTexts as texts } from '../../../texts/partner-company.ts';
import { Licence } from '../../licence.tsx';
import { LenderState } from '../../staff/lender-state.tsx';
import { CompanyNotice } from './company-notice.tsx';
import { CompanyPreview } from './company-preview.tsx';

export const CompanyView = ({ company }: { company: OwnPartner }) => (
  <div className="grid grid-cols-1 gap-6">
    <CompanyNotice company={company} />
    <Card>
      <h2 className="sr-only">{texts.details}</h2>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        <StackedFact name={texts.status}>
          <LenderState status={company.status} />
        </StackedFact>
        <StackedFact name={texts.licence}>
          <OwnLicence company={company} />
        </StackedFact>
        <RecordFacts stacked fields={hiddenCompanyFields} record={company} />
        <StackedFact name={texts.created}>{showMoment(new Date(company.created))}</StackedFact>
      </dl>
    </Card>
    <CompanyPreview company={company} />
  </div>
);

const OwnLicence = ({ company }: { company: OwnPartner }) =>
  company.licenceNumber === null || isChecked(company.licenceState) ? (
    <Licence lender={company} />
  ) : (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <StatusChip tone="wait">{licenceTexts.states[company.licenceState]}</StatusChip>
      <span className="figures text-muted">{ownLicenceTexts.said(company.licenceNumber)}</span>
    </span>
  );
