// The form of a loan, new or edited, beside what borrowers will see of it while it is typed.
import { RecordFormFrame } from '#platform/web/record/record-form-frame.tsx';
import { useRecordForm } from '#platform/web/record/use-record-form.ts';
import { useSaveRecord } from '#platform/web/record/use-save-record.ts';
import { Card } from '#platform/web/ui/card.tsx';
import type { OwnLoan } from '../../../contract/offers.ts';
import type { OwnPartner } from '../../../contract.ts';
import { loanFields } from '../../../fields/partner-loan.ts';
import { draftAsPublic } from '../../../rules/offers/draft-as-public.ts';
import { figureErrors, loanErrors } from '../../../rules/offers/loan-errors.ts';
import { offerTexts, loanTexts as texts } from '../../../texts/partner-products.ts';
import { LoanPicture } from '../../pictures.tsx';
import { OfferPicture, useShownPicture } from '../offers/offer-picture.tsx';
import { offerSent } from '../offers/offer-sent.ts';
import { call } from '../offers/queries.ts';
import { TermsNotice } from '../terms/lender-terms.tsx';
import { LoanFields } from './loan-fields.tsx';
import type { PreviewLoan } from './preview-loan.ts';

type LoanFormProps = { loan?: OwnLoan; company: OwnPartner; preview: PreviewLoan; onSaved: () => void };

export function LoanForm({ loan, company, preview, onSaved }: LoanFormProps) {
  const form = useRecordForm({
    fields: loanFields,
    place: `loan:${loan?._id ?? 'new'}`,
    stored: loan && { record: loan, revision: loan.revision },
    validate: loanErrors,
  });
  const saving = useSaveRecord({
    form,
    send: (onProgress) =>
      call('POST /api/loan', { form: offerSent(form, 'loanImage', loan?._id) }, { onProgress }),
    failedText: loan ? texts.editFailed : texts.addFailed,
    topics: ['lenders'],
    onSaved,
  });
  const image = useShownPicture(form.picture, loan?.loanImage ?? null);
  const draft = form.draft();
  const product = form.typed.product?.name ?? '';
  const shown = draftAsPublic(draft, { company, product, image, now: new Date() });
  return (
    <div className="grid grid-cols-1 items-start gap-8 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <RecordFormFrame form={form} saving={saving} texts={offerTexts} note={loan && <p>{texts.applied}</p>}>
        <TermsNotice />
        <LoanFields form={form} />
        <Card>
          <OfferPicture form={form} name="loanImage" present={loan?.loanImage ?? null}>
            {() => <LoanPicture loan={shown} />}
          </OfferPicture>
        </Card>
      </RecordFormFrame>
      {preview(shown, Object.keys(figureErrors(draft)).length === 0 ? 'typed' : 'incomplete')}
    </div>
  );
}
