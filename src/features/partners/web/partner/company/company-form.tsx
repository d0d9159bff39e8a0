// The form of a lender's company, new or edited, beside what borrowers will see of it.
import { RecordFormFrame } from '#platform/web/record/record-form-frame.tsx';
import { useSaveRecord } from '#platform/web/record/use-save-record.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { answerOfDraft } from '#shared/record/columns.ts';
import type { OwnPartner } from '../../../contract.ts';
import { publicCompanyFields } from '../../../fields/partner-company.ts';
import { ownLicenceTexts, companyTexts as texts } from '../../../texts/partner-company.ts';
import { useShownPicture } from '../offers/offer-picture.tsx';
import { call } from '../queries.ts';
import { CompanyFields } from './company-fields.tsx';
import { CompanyPreview } from './company-preview.tsx';
import { LicenceFields } from './licence-fields.tsx';
import { useCompanyForm } from './use-company-form.ts';

const { leaves } = ownLicenceTexts;

type CompanyFormProps = { company?: OwnPartner; onSaved: () => void };

export function CompanyForm({ company, onSaved }: CompanyFormProps) {
  const form = useCompanyForm(company);
  const saving = useSaveRecord({
    form,
    send: (onProgress) => {
      const files = form.picture ? [{ field: 'logo', file: form.picture }] : [];
      return call('POST /api/partner', { form: { extraInfo: form.sent(), files } }, { onProgress });
    },
    failedText: company ? texts.editFailed : texts.addFailed,
    topics: ['lenders'],
    onSaved,
  });
  const logo = useShownPicture(form.picture, company?.logo ?? null) ?? '';
  const leavesList = company?.licenceState === 'Licensed' && form.licence.licenceState !== 'Licensed';
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <RecordFormFrame
        form={form}
        saving={saving}
        texts={texts}
        note={leavesList && <p>{form.isOther ? leaves.company : leaves.number}</p>}
      >
        <Card className="grid grid-cols-1 gap-5">
          <CompanyFields form={form} logo={logo} />
        </Card>
        <Card className="grid grid-cols-1 gap-5">
          <LicenceFields form={form} />
        </Card>
      </RecordFormFrame>
      <div className="lg:sticky lg:top-6">
        <CompanyPreview
          company={{ ...answerOfDraft(publicCompanyFields, form.draft()), ...form.licence, logo }}
        />
      </div>
    </div>
  );
}
