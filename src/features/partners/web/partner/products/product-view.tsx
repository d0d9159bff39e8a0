// A product to be read by its lender.
import { Card } from '#platform/web/ui/card.tsx';
import { RecordFacts } from '#platform/web/ui/list/desk/record-facts.tsx';
import { Fact, Facts } from '#platform/web/ui/list/facts.tsx';
import { dayOf } from '#shared/calendar.ts';
import type { OwnProduct } from '../../../contract/offers.ts';
import { productFields as declared } from '../../../fields/partner-product.ts';
import {
  productFields as fields,
  offerTexts,
  productTexts as texts,
} from '../../../texts/partner-products.ts';
import { OnOfferChip } from '../offers/on-offer-chip.tsx';
import { PLACED_PRODUCT_FIELDS } from './placed-fields.ts';
import { ProductPicture } from './product-picture.tsx';

export const ProductView = ({ product }: { product: OwnProduct }) => (
  <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <ProductPicture image={product.productImage} className="border-line border-b" />
      <p className="whitespace-pre-line p-4 sm:p-6">{product.description}</p>
    </div>
    <Card className="grid gap-2">
      <h2 className="font-bold text-lg">{texts.details}</h2>
      <Facts>
        <Fact name={fields.status}>
          <OnOfferChip status={product.status} />
        </Fact>
        <Fact name={fields.type}>{product.type}</Fact>
        <Fact name={fields.shortCode}>{product.shortCode}</Fact>
        <Fact name={fields.loanRequirementCriteria}>{product.loanRequirementCriteria}</Fact>
        <RecordFacts fields={declared} record={product} besides={PLACED_PRODUCT_FIELDS} />
        <Fact name={texts.loans}>{product.activeLoans}</Fact>
        <Fact name={offerTexts.created}>{dayOf(new Date(product.created))}</Fact>
        <Fact name={offerTexts.updated}>{dayOf(new Date(product.updated))}</Fact>
      </Facts>
    </Card>
  </div>
);
