// The form of a product, new or edited.
import { RecordFormFrame } from '#platform/web/record/record-form-frame.tsx';
import { useRecordForm } from '#platform/web/record/use-record-form.ts';
import { useSaveRecord } from '#platform/web/record/use-save-record.ts';
import { Card } from '#platform/web/ui/card.tsx';
import type { OwnProduct } from '../../../contract/offers.ts';
import { productFields } from '../../../fields/partner-product.ts';
import { productErrors } from '../../../rules/offers/product-errors.ts';
import { offerTexts, productTexts as texts } from '../../../texts/partner-products.ts';
import { OfferPicture } from '../offers/offer-picture.tsx';
import { offerSent } from '../offers/offer-sent.ts';
import { call } from '../offers/queries.ts';
import { ProductFields } from './product-fields.tsx';
import { ProductPicture } from './product-picture.tsx';

type ProductFormProps = { product?: OwnProduct; onSaved: () => void };

export function ProductForm({ product, onSaved }: ProductFormProps) {
  const form = useRecordForm({
    fields: productFields,
    place: `product:${product?._id ?? 'new'}`,
    stored: product && { record: product, revision: product.revision },
    validate: productErrors,
  });
  const saving = useSaveRecord({
    form,
    send: (onProgress) =>
      call('POST /api/product', { form: offerSent(form, 'productImage', product?._id) }, { onProgress }),
    failedText: product ? texts.editFailed : texts.addFailed,
    topics: ['lenders'],
    onSaved,
  });
  const hidesLoans =
    product?.status === 'Active' && form.typed.status === 'Inactive' && product.activeLoans > 0;
  return (
    <RecordFormFrame
      form={form}
      saving={saving}
      texts={offerTexts}
      note={hidesLoans && <p>{texts.hidesLoans(product.activeLoans)}</p>}
    >
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Card className="grid grid-cols-1 gap-5">
          <ProductFields form={form} />
        </Card>
        <Card>
          <OfferPicture form={form} name="productImage" present={product?.productImage ?? null}>
            {(image) => <ProductPicture image={image} />}
          </OfferPicture>
        </Card>
      </div>
    </RecordFormFrame>
  );
}
