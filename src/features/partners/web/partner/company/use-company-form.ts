// What the form of a company holds while it is filled in, its faults, and how it is sent.
import { useState } from 'react';
import { useAskedForm } from '#platform/web/asked-form.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import type { CompanyFormSent } from '../../../contract/company.ts';
import type { LicenceState } from '../../../contract/desk.ts';
import type { OwnPartner } from '../../../contract.ts';
import { type CompanyDraft, companyFaults, readCompany } from '../../../rules/company/company-faults.ts';
import {
  type Licence,
  licenceAfter,
  NO_LICENCE,
  type SaidOfLicence,
} from '../../../rules/company/licence-after.ts';
import { companyFieldTexts } from '../../../texts/partner-company.ts';

/** `licenceApplied`: that there is a licence, or was applied for one. */
type Typed = CompanyDraft & { licenceApplied: boolean };

const NOTHING: Typed = {
  name: '',
  contactPhone: '',
  contactEmail: '',
  description: '',
  address: '',
  licenceNumber: '',
  licenceApplied: false,
};

export type CompanyFormState = ReturnType<typeof useCompanyForm>;

/** A company that is edited stays as it was when the form opened, whatever arrives meanwhile: the server compares. */
export function useCompanyForm(given: OwnPartner | undefined) {
  const [company] = useState(given);
  const kept: Licence = company
    ? { licenceNumber: company.licenceNumber, licenceState: company.licenceState }
    : NO_LICENCE;
  const [typed, setTyped] = useState<Typed>(company ? typedOf(company) : NOTHING);
  const [logo, setLogo] = useState<File>();
  const asked = useAskedForm();
  return {
    ...asked,
    company,
    typed,
    set: (change: Partial<Typed>) => {
      setTyped({ ...typed, ...change });
      asked.clear(Object.keys(change));
    },
    logo,
    setLogo: (file: File) => {
      setLogo(file);
      asked.clear(['logo']);
    },
    ask: () => asked.ask(faultsOf(typed, logo !== undefined || company !== undefined)),
    sent: () => sentOf(typed, company),
    /** What becomes of the licence when this is sent. */
    licence: licenceAfter(kept, saidOf(typed, kept.licenceState)) ?? kept,
  };
}

const typedOf = (company: OwnPartner): Typed => ({
  name: company.name,
  contactPhone: company.contactPhone,
  contactEmail: company.contactEmail,
  description: company.description,
  address: company.address,
  licenceNumber: company.licenceNumber ?? '',
  licenceApplied: company.licenceState === 'Applied',
});

function faultsOf(typed: Typed, hasLogo: boolean): FieldErrors {
  const { logo } = companyFieldTexts.fields;
  return { ...companyFaults(typed), ...(hasLogo ? {} : { logo: companyFieldTexts.required(logo) }) };
}

/** While nothing is confirmed, a number counts only together with the answer that there is a licence. */
function saidOf({ licenceNumber, licenceApplied }: Typed, state: LicenceState): SaidOfLicence {
  const number = readCompany({ ...NOTHING, licenceNumber }).licenceNumber;
  if (state === 'Suspended') return {};
  if (state === 'Licensed') return { licenceNumber: number };
  if (state === 'Expired') return { licenceNumber: number, licenceApplied };
  return { licenceNumber: licenceApplied ? number : '', licenceApplied };
}

function sentOf(typed: Typed, company: OwnPartner | undefined): CompanyFormSent {
  const { name, contactPhone, contactEmail, description, address } = typed;
  return {
    name,
    contactPhone,
    contactEmail,
    description,
    address,
    ...saidOf(typed, company?.licenceState ?? 'None'),
    ...(company ? { _id: company._id, revision: company.revision } : {}),
  };
}
