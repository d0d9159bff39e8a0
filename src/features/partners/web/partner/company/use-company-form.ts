// The state of a company's form, and what becomes of the licence when it is sent.
import { useRecordForm } from '#platform/web/record/use-record-form.ts';
import type { Draft } from '#shared/record/field.ts';
import type { CompanyFormSent } from '../../../contract/company.ts';
import type { LicenceState } from '../../../contract/desk.ts';
import type { OwnPartner } from '../../../contract.ts';
import { companyFields } from '../../../fields/partner-company.ts';
import { companyErrors } from '../../../rules/company/company-errors.ts';
import { isOtherCompany } from '../../../rules/company/is-other-company.ts';
import {
  type Licence,
  licenceAfter,
  NO_LICENCE,
  type SaidOfLicence,
} from '../../../rules/company/licence-after.ts';
import { companyFieldTexts } from '../../../texts/partner-company.ts';

type CompanyDraft = Draft<typeof companyFields>;

export type CompanyFormState = ReturnType<typeof useCompanyForm>;

export function useCompanyForm(company: OwnPartner | undefined) {
  const { licenceNumber, licenceState } = company ?? NO_LICENCE;
  const kept: Licence = { licenceNumber, licenceState };
  const form = useRecordForm({
    fields: companyFields,
    place: `company:${company?._id ?? 'new'}`,
    stored: company && {
      record: { ...company, licenceApplied: licenceState === 'Applied' },
      revision: company.revision,
    },
    validate: (draft, logo) => ({
      ...companyErrors(draft),
      ...(logo || company ? {} : { logo: companyFieldTexts.required(companyFields.logo.label) }),
    }),
  });
  const draft = form.draft();
  const said = saidOf(draft, kept.licenceState);
  const isOther = company !== undefined && isOtherCompany(company, draft);
  return {
    ...form,
    company,
    /** What becomes of the licence when this is sent. */
    licence: licenceAfter(kept, { ...said, isOtherCompany: isOther }) ?? kept,
    /** Whether the name or the address becomes another than the licence was checked for. */
    isOther,
    sent: (): CompanyFormSent => {
      const { licenceNumber: _number, licenceApplied: _applied, ...words } = form.draft();
      const edited = company && form.base !== undefined ? { _id: company._id, revision: form.base } : {};
      return { ...words, ...said, ...edited };
    },
  };
}

/** While nothing is confirmed, a number counts only together with the answer that there is a licence. */
function saidOf({ licenceNumber, licenceApplied }: CompanyDraft, state: LicenceState): SaidOfLicence {
  if (state === 'Suspended') return {};
  if (state === 'Licensed') return { licenceNumber };
  if (state === 'Expired') return { licenceNumber, licenceApplied };
  return { licenceNumber: licenceApplied ? licenceNumber : '', licenceApplied };
}
