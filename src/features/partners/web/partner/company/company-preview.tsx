// A company as borrowers see it: on its page, and beside its form while it is typed.

import type { PublicPartner } from '../../../contract.ts';
import { isChecked } from '../../../rules/may-publish.ts';
import { companyTexts as texts } from '../../../texts/partner-company.ts';
import { Company } from '../../lender.tsx';

type CompanyPreviewProps = { company: Omit<PublicPartner, '_id'> };

/** A licence number that nobody has checked is not shown to borrowers. */
export function CompanyPreview({ company }: CompanyPreviewProps) {
  const licenceNumber = isChecked(company.licenceState) ? company.licenceNumber : null;
  return (
    <section aria-labelledby="preview" className="grid grid-cols-1 content-start gap-3">
      <h2 id="preview" className="font-bold text-lg">
        {texts.preview}
      </h2>
      <div className="grid grid-cols-1 gap-4 rounded-lg border border-line border-dashed bg-ground p-3 sm:p-5">
        <p className="font-bold text-2xl">{company.name || texts.previewName}</p>
        <Company
          company={{
            ...company,
            licenceNumber,
            description: company.description || texts.previewDescription,
          }}
        />
      </div>
    </section>
  );
}
