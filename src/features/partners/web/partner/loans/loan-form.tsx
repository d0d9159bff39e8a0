// The form of a loan, new or edited, beside what borrowers will see of it while it is typed.
import { Card } from '#platform/web/ui/card.tsx';
import { loanFields as fields, loanTexts as texts } from '#texts/partner-products.ts';
import type { OwnLoan } from '../../../contract/offers.ts';
import type { OwnPartner } from '../../../contract.ts';
import { draftAsPublic } from '../../../rules/offers/draft-as-public.ts';
import { figureFaults } from '../../../rules/offers/loan-faults.ts';
import { LoanPicture } from '../../pictures.tsx';
import { OfferFormFrame } from '../offers/offer-form-frame.tsx';
import { OfferPicture, useShownPicture } from '../offers/offer-picture.tsx';
import { call } from '../offers/queries.ts';
import { useOfferForm } from '../offers/use-offer-form.ts';
import { useSaving } from '../offers/use-saving.ts';
import { LoanFields } from './loan-fields.tsx';
import { differingFrom, draftFrom, judgeValues, type LoanValues, NEW_LOAN, valuesOf } from './loan-values.ts';
import type { PreviewLoan } from './preview-loan.ts';

type LoanFormProps = { loan?: OwnLoan; company: OwnPartner; preview: PreviewLoan; onSaved: () => void };

export function LoanForm({ loan, company, preview, onSaved }: LoanFormProps) {
  const stored = loan && { typed: valuesOf(loan), revision: loan.revision };
  const form = useOfferForm<LoanValues>({ stored, nothing: NEW_LOAN, judge: judgeValues });
  const { save, share } = useSaving({
    send: ({ extraInfo, files }: Sent, onProgress) =>
      call('POST /api/loan', { form: { extraInfo, files } }, { onProgress }),
    failedText: loan ? texts.editFailed : texts.addFailed,
    onSaved,
  });
  const send = () => save.mutate(sentOf(form, loan), { onError: form.failed });
  const image = useShownPicture(form.picture, loan?.loanImage ?? null);
  const draft = draftFrom(form.typed);
  const product = form.typed.product?.name ?? '';
  const shown = draftAsPublic(draft, { company, product, image, now: new Date() });
  return (
    <div className="grid grid-cols-1 items-start gap-8 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <OfferFormFrame
        form={form}
        saving={{ isPending: save.isPending, isSuccess: save.isSuccess, share }}
        differing={stored ? differingFrom(stored.typed, form.typed) : []}
        onSend={send}
        note={loan && <p>{texts.applied}</p>}
      >
        <LoanFields form={form} />
        <Card>
          <OfferPicture
            form={form}
            name="loanImage"
            label={fields.loanImage}
            present={loan?.loanImage ?? null}
          >
            {() => <LoanPicture loan={shown} />}
          </OfferPicture>
        </Card>
      </OfferFormFrame>
      {preview(shown, Object.keys(figureFaults(draft)).length === 0 ? 'typed' : 'incomplete')}
    </div>
  );
}

type Sent = ReturnType<typeof sentOf>;
type Holding = { typed: LoanValues; picture: File | null | undefined; base: number | undefined };

const sentOf = ({ typed, picture, base }: Holding, loan: OwnLoan | undefined) => ({
  extraInfo: {
    ...draftFrom(typed),
    keepsImage: picture !== null,
    ...(loan ? { _id: loan._id } : {}),
    ...(base === undefined ? {} : { revision: base }),
  },
  files: picture ? [{ field: 'loanImage', file: picture }] : [],
});
