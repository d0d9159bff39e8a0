// The form of a product, new or edited.
import { Card } from '#platform/web/ui/card.tsx';
import { productFields as fields, productTexts as texts } from '#texts/partner-products.ts';
import type { OwnProduct } from '../../../contract/offers.ts';
import { type ProductDraft, productFaults } from '../../../rules/offers/product-faults.ts';
import { OfferFormFrame } from '../offers/offer-form-frame.tsx';
import { OfferPicture } from '../offers/offer-picture.tsx';
import { call } from '../offers/queries.ts';
import { useOfferForm } from '../offers/use-offer-form.ts';
import { useSaving } from '../offers/use-saving.ts';
import { ProductFields } from './product-fields.tsx';
import { ProductPicture } from './product-picture.tsx';

type ProductFormProps = { product?: OwnProduct; onSaved: () => void };

export function ProductForm({ product, onSaved }: ProductFormProps) {
  const stored = product && { typed: typedOf(product), revision: product.revision };
  const form = useOfferForm<ProductDraft>({ stored, nothing: NOTHING, judge: productFaults });
  const { save, share } = useSaving({
    send: ({ extraInfo, files }: Sent, onProgress) =>
      call('POST /api/product', { form: { extraInfo, files } }, { onProgress }),
    failedText: product ? texts.editFailed : texts.addFailed,
    onSaved,
  });
  const send = () => save.mutate(sentOf(form, product), { onError: form.failed });
  const hidesLoans =
    product?.status === 'Active' && form.typed.status === 'Inactive' && product.activeLoans > 0;
  return (
    <OfferFormFrame
      form={form}
      saving={{ isPending: save.isPending, isSuccess: save.isSuccess, share }}
      differing={product ? differingFrom(typedOf(product), form.typed) : []}
      onSend={send}
      note={hidesLoans && <p>{texts.hidesLoans(product.activeLoans)}</p>}
    >
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Card className="grid grid-cols-1 gap-5">
          <ProductFields form={form} />
        </Card>
        <Card>
          <OfferPicture
            form={form}
            name="productImage"
            label={fields.productImage}
            present={product?.productImage ?? null}
          >
            {(image) => <ProductPicture image={image} />}
          </OfferPicture>
        </Card>
      </div>
    </OfferFormFrame>
  );
}

const NOTHING: ProductDraft = {
  name: '',
  type: '',
  shortCode: '',
  status: '',
  loanRequirementCriteria: '',
  description: '',
};

const typedOf = (product: OwnProduct): ProductDraft => ({
  name: product.name,
  type: product.type,
  shortCode: product.shortCode,
  status: product.status,
  loanRequirementCriteria: product.loanRequirementCriteria,
  description: product.description,
});

const differingFrom = (theirs: ProductDraft, mine: ProductDraft): [string, string][] =>
  (Object.keys(theirs) as (keyof ProductDraft)[])
    .filter((name) => theirs[name].trim() !== mine[name].trim())
    .map((name) => [fields[name], theirs[name]]);

type Sent = ReturnType<typeof sentOf>;
type Holding = { typed: ProductDraft; picture: File | null | undefined; base: number | undefined };

const sentOf = ({ typed, picture, base }: Holding, product: OwnProduct | undefined) => ({
  extraInfo: {
    ...typed,
    keepsImage: picture !== null,
    ...(product ? { _id: product._id } : {}),
    ...(base === undefined ? {} : { revision: base }),
  },
  files: picture ? [{ field: 'productImage', file: picture }] : [],
});
