// The form of a prize, new or edited: every field, its errors, the question before it is sent, and how the upload gets on.
import { submitDelay } from '#platform/web/pause.ts';
import { RecordFormFrame } from '#platform/web/record/record-form-frame.tsx';
import { useRecordForm } from '#platform/web/record/use-record-form.ts';
import { useSaveRecord } from '#platform/web/record/use-save-record.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { readFigure } from '#shared/figure.ts';
import type { Draft } from '#shared/record/field.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import type { Prize, PrizeDesk } from '../../../contract.ts';
import { newPrizeFields } from '../../../fields/staff-prize.ts';
import { codesError, readCodes } from '../../../rules/coupon-codes.ts';
import { prizeErrors } from '../../../rules/prize-errors.ts';
import { prizeFieldTexts, prizeDeskTexts as texts } from '../../../texts/staff-prizes.ts';
import { call } from '../../queries.ts';
import type { ChosenPicture } from '../picture/choose-picture.ts';
import { PictureField } from '../picture/picture-field.tsx';
import { PrizeFields } from './prize-fields.tsx';
import { StockFields } from './stock-fields.tsx';

export type EditedPrize = Prize & { desk: PrizeDesk };

type PrizeFormProps = { prize?: EditedPrize; onSaved: (id: string) => void };

export function PrizeForm({ prize, onSaved }: PrizeFormProps) {
  const form = useRecordForm<typeof newPrizeFields, ChosenPicture>({
    fields: newPrizeFields,
    place: `prize:${prize?._id ?? 'new'}`,
    stored: prize && { record: { ...prize, ...prize.desk, codes: '' }, revision: prize.desk.revision },
    validate: (draft, picture) => ({
      ...prizeErrors(limited(draft)),
      ...codesErrors(draft),
      ...(picture || prize ? {} : { imageUrl: prizeFieldTexts.imageRequired }),
    }),
  });
  const { picture } = form;
  const sent = () => {
    const { codes, ...typed } = limited(form.draft());
    if (!prize) return { ...typed, codes: typed.givesCode ? readCodes(codes).codes : [] };
    // What was redeemed since it was opened is not undone by the edit.
    const stockBefore = readFigure(form.start.stock);
    return {
      ...typed,
      _id: prize._id,
      stockBefore,
      ...(form.base === undefined ? {} : { revision: form.base }),
    };
  };
  const saving = useSaveRecord({
    form,
    send: async (onProgress) => {
      await submitDelay();
      const files = picture ? [{ field: 'imageUrl', file: picture.file }] : [];
      return call('POST /api/prizes', { form: { extraInfo: sent(), files } }, { onProgress });
    },
    failedText: prize ? texts.editFailed : texts.addFailed,
    topics: ['prizes'],
    onSaved: ({ _id }) => onSaved(_id),
  });
  return (
    <RecordFormFrame
      form={form}
      saving={saving}
      texts={{
        save: prize ? texts.save : texts.add,
        ask: prize ? texts.editAsk : texts.addAsk,
        yes: texts.yes,
        cancel: texts.cancel,
      }}
    >
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Card className="grid grid-cols-1 gap-5">
          <PrizeFields form={form} />
        </Card>
        <div className="grid grid-cols-1 gap-6">
          <Card>
            <PictureField
              present={prize?.imageUrl ?? null}
              chosen={picture ?? null}
              error={form.errors.imageUrl}
              onChosen={(chosen) => form.choosePicture('imageUrl', chosen)}
              onError={(error) => form.setError('imageUrl', error)}
            />
          </Card>
          <Card className="grid grid-cols-1 gap-5">
            <StockFields form={form} isNew={!prize} />
          </Card>
        </div>
      </div>
    </RecordFormFrame>
  );
}

type PrizeFormDraft = Draft<typeof newPrizeFields>;

/** A draft without a stock where it is a coupon's, which is the number of its codes. */
const limited = (draft: PrizeFormDraft): PrizeFormDraft =>
  draft.givesCode ? { ...draft, stock: null } : draft;

function codesErrors({ givesCode, codes }: PrizeFormDraft): FieldErrors {
  const error = givesCode ? codesError(readCodes(codes).codes) : undefined;
  return error ? { codes: error } : {};
}
